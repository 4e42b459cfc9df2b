import { promotionStates } from '#frontend/content/pages/price-terms.ts';
import { ByState } from './by-state.tsx';

/** Beside the chain discount, while it cannot be had. */
export const PromotionState = () => (
  <ByState words={{ 'promotion-to-come': promotionStates.toCome, 'promotion-over': promotionStates.over }} />
);
