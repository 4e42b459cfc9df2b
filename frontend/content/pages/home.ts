import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { formatList, formatPlaces } from '#frontend/italian/words.ts';
import { organisation } from '../organisation/organisation.ts';
import { type Picture, picture } from '../picture.ts';
import { discounts } from '../season/discounts.ts';
import { prizes } from '../season/programme.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { SinglePageText, TextLink } from '../types.ts';
import { venues } from '../venues/index.ts';
import { chainDiscount } from './chain-discount.ts';

type HeroSlide = {
  id: 'camp' | 'chain-discount' | 'sports';
  picture: Picture;
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  primary: TextLink;
  secondary: TextLink;
};

const confirmed = venues.filter(({ provisional }) => !provisional);
const cities = formatList([...new Set(confirmed.map(({ city }) => city))]);
const places = formatPlaces(confirmed.map(({ city, district }) => ({ city, place: district })));
const lowestWeekPrice = formatPrice(Math.min(...confirmed.map(({ prices }) => prices.week.base)));

const camp: HeroSlide = {
  id: 'camp',
  picture: picture('home-camp.svg', 'Quattro bambini corrono e saltano su un prato tra i pini di Roma'),
  title: 'La loro estate più bella comincia qui',
  subtitle: `${siteName} · ${seasonText.label}`,
  description: `Il centro estivo per bambini e ragazzi ${seasonText.ages}. Sport, giochi d’acqua, feste e spettacoli, dal ${organisation.foundedYear}.`,
  features: [seasonText.period, `${seasonText.weekdays}, ${seasonText.hours}`, places],
  primary: { text: 'Come iscriversi', to: '/iscrizioni' },
  secondary: { text: 'Scopri le sedi', to: '/#locations' },
};

const slides: readonly HeroSlide[] = [
  camp,
  {
    id: 'chain-discount',
    picture: picture('home-chain.svg', 'Sei bambini corrono sulla spiaggia tenendosi per mano'),
    title: 'Con gli amici costa meno',
    subtitle: chainDiscount.title,
    description: chainDiscount.lead,
    features: [
      `${discounts.chain.percentPerPerson}% per ogni amico o figlio in lista`,
      `Fino al ${discounts.chain.percentMax}% a persona`,
      `Prezzo bloccato per l’estate ${seasonText.year}`,
    ],
    primary: { text: 'Come funziona', to: '/#chain-discount' },
    secondary: { text: 'Quanto spendo?', to: '/iscrizioni#quanto-spendo' },
  },
  {
    id: 'sports',
    picture: picture('home-sport.svg', 'Un bambino calcia il pallone al volo verso la porta', 20),
    title: 'Ogni giorno una cosa nuova da raccontare',
    subtitle: 'Attività e sport',
    description:
      'Tornei, battaglie d’acqua, cacce al tesoro, spettacoli: nessun giorno somiglia a quello prima.',
    features: [
      `Medaglie ogni ${formatWeekdayName(prizes.medalsDay)}`,
      'Un evento diverso al giorno',
      'Uno spettacolo ogni due settimane',
    ],
    primary: { text: 'Tutte le attività', to: '/#activities' },
    secondary: { text: 'Gli sport', to: '/sports' },
  },
];

export const home = {
  title: `${siteName}, centri estivi a Roma ${seasonText.ages}`,
  description: `Centro estivo a Roma per bambini ${seasonText.ages}, ${seasonText.period} ${seasonText.year}: sport, giochi d’acqua e spettacoli, da ${lowestWeekPrice} a settimana.`,
  updated: '2026-11-21',
  picture: camp.picture,
  /** On the first poster. */
  price: { before: `a ${cities} da`, lowest: lowestWeekPrice, after: 'a settimana' },

  /** Who, where, when, how much, how: the first screen on a phone. */
  keyFacts: [
    { label: 'Per chi', value: seasonText.ages },
    { label: 'Dove', value: places },
    { label: 'Quando', value: seasonText.periodAndYear },
    { label: 'Quanto', value: `a ${cities} da ${lowestWeekPrice} a settimana` },
    { label: 'Come', value: 'ci si iscrive dall’app' },
  ],

  hero: {
    label: 'In evidenza',
    slides,
  },
} as const satisfies SinglePageText & Record<string, unknown>;
