import { readData } from '../read-data.ts';

/** The company that runs the camp, and what it tells families before they enrol. */
export const {
  siteOrigin,
  organisation,
  company,
  contacts,
  socials,
  safeguarding,
  safeguardingDocuments,
  appDocuments,
  priceTax,
  documents,
  refunds,
  complaints,
  insurance,
  lunch,
  positionsMeaning,
  whatToBring,
  telecomClubName,
  chainList,
  secretariatPeriod,
  story,
  replyTime,
  seasonNotice,
  diploma,
  withdrawal,
  pay,
} = readData('organisation');

/** Pages of others, and who runs them as named to the visitor. */
export const { mainGallery, partnerAddresses, furtherOrigins } = readData('partners');

export const { reviews, reviewsChoice, reviewsProvenance, reviewStatistics, statisticsSource } =
  readData('reviews');
