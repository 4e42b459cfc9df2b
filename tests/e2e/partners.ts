import type { BrowserContext, Route } from 'playwright/test';
import { partnerPaths } from '#worker/local/stand-ins/partner-paths.ts';
import { partnerFrames } from '../../frontend/content/organisation/partner-frames.ts';
import {
  openDayBookingFrame,
  type PartnerFrame,
  partnerLinks,
  shopFrame,
} from '../../frontend/content/organisation/partners.ts';
import { furtherStandInsOrigin, standInsOrigin } from '../../frontend/content/stand-ins.ts';
import { staffAddresses } from '../../frontend/members/content/addresses.ts';

type Address = Pick<PartnerFrame, 'url'>;

const standIns = () => process.env.E2E_PARTNERS_URL ?? standInsOrigin;

/** Where the product under test looks for this partner: a sample address leads to the stand-ins of this run. */
export const partnerUrl = ({ url }: Address): string => url.replace(standInsOrigin, standIns());

/** The page to which this partner leads on at its first further origin; none where it names no origin. */
export const furtherUrl = ({ alsoFrames }: PartnerFrame): string | undefined =>
  alsoFrames[0]
    ?.replace(furtherStandInsOrigin, standIns().replace('127.0.0.1', 'localhost'))
    .concat(partnerPaths.payment);

/** The stand-in that plays this partner. */
export const standInUrl = ({ url }: Address): string => {
  const { galleries, ...paths } = partnerPaths;
  const path = new Map<string, string>([
    [shopFrame.url, paths.shop],
    [openDayBookingFrame.url, paths.openDayBooking],
    [partnerLinks.applicationForm.url, paths.application],
    [staffAddresses.photoFolder, paths.sharedFolder],
    [staffAddresses.photoManual, paths.photoManual],
  ]).get(url);
  return standIns() + (path ?? galleries.gallery);
};

const { photoFolder, photoManual } = staffAddresses;
export const realPartners: Address[] = [
  ...[...partnerFrames, partnerLinks.applicationForm],
  ...[{ url: photoFolder }, { url: photoManual }],
].filter(({ url }) => !url.startsWith(standInsOrigin));
const realOrigins = partnerFrames
  .flatMap(({ alsoFrames }) => alsoFrames)
  .filter((origin) => origin !== furtherStandInsOrigin);

/** Whether the host, e.g. `foto.test:443`, is a partner’s whose real address is filled in. */
export const isPartnerHost = (host: string): boolean =>
  [...realPartners.map(({ url }) => url), ...realOrigins].some(
    (url) => new URL(url).hostname === host.split(':')[0],
  );

/** Whether this machine answers the address: by itself, or in the name of a partner. */
export const isAnsweredHere = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return (
    !/^(https?|wss?):$/.test(protocol) ||
    ['127.0.0.1', 'localhost'].includes(hostname) ||
    realPartners.some(({ url }) => new URL(url).href === address) ||
    realOrigins.some((origin) => address.startsWith(`${origin}/`))
  );
};

/** The stand-in's answer; none once the test has closed the context. */
const answerFrom = (url: string) => async (route: Route) => {
  try {
    await route.fulfill({ response: await route.fetch({ url }) });
  } catch (error) {
    if (!/disposed|has been closed/.test(String(error))) throw error;
  }
};

/** Partners whose real addresses are filled in stay out of reach: the stand-ins answer in their name, at their addresses. */
export const playPartners = async (context: BrowserContext) => {
  for (const partner of realPartners)
    await context.route(new URL(partner.url).href, answerFrom(standInUrl(partner)));
  for (const origin of realOrigins)
    await context.route(`${origin}/**`, answerFrom(standIns() + partnerPaths.payment));
};
