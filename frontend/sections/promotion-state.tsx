import { promotionStates } from '#frontend/content/pages/price-terms.ts';
import { when } from '#frontend/lib/season/season-state.ts';

/** Beside the chain discount, while it cannot be had. */
export const PromotionState = () => (
  <>
    <span {...when('promotion-to-come')}>{promotionStates.toCome}</span>
    <span {...when('promotion-over')}>{promotionStates.over}</span>
  </>
);
