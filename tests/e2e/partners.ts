import type { BrowserContext } from 'playwright/test';
import {
  openDayBookingFrame,
  type PartnerFrame,
  partnerFrames,
  shopFrame,
} from '../../frontend/content/organisation/partners.ts';
import { standInsOrigin } from '../../frontend/content/stand-ins.ts';
import { partnerPaths } from '../stand-ins/partner-paths.ts';

type Address = Pick<PartnerFrame, 'url'>;

const standIns = () => process.env.E2E_PARTNERS_URL ?? standInsOrigin;

/** Where the product under test looks for this partner: a sample address leads to the stand-ins of this run. */
export const partnerUrl = ({ url }: Address): string => url.replace(standInsOrigin, standIns());

/** The stand-in that plays this partner. */
export const standInUrl = ({ url }: Address): string => {
  const { shop, openDayBooking, galleries } = partnerPaths;
  const paths = new Map<string, string>([
    [shopFrame.url, shop],
    [openDayBookingFrame.url, openDayBooking],
  ]);
  return standIns() + (paths.get(url) ?? galleries.gallery);
};

/** Partners whose real addresses are filled in stay out of reach: the stand-ins answer in their name, at their addresses. */
export const playPartners = async (context: BrowserContext) => {
  for (const partner of partnerFrames.filter(({ url }) => !url.startsWith(standInsOrigin)))
    await context.route(new URL(partner.url).href, async (route) =>
      route.fulfill({ response: await route.fetch({ url: standInUrl(partner) }) }),
    );
};
