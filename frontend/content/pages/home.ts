import { chainDiscount } from '../chain-discount.ts';
import { discounts } from '../discounts.ts';
import { organisation } from '../organisation.ts';
import { season } from '../season.ts';
import { seasonText } from '../season-text.ts';
import { siteName } from '../site.ts';
import { spellNumber } from '../spell.ts';
import type { PageText, TextLink } from '../types.ts';
import { confirmedVenues, lowestWeekPrice } from '../venues.ts';

type HeroSlide = {
  id: 'camp' | 'chain-discount' | 'sports';
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  primary: TextLink;
  secondary: TextLink;
};

const districts = confirmedVenues.map(({ district }) => district).join(' e ');

const slides: readonly HeroSlide[] = [
  {
    id: 'camp',
    title: 'La loro estate più bella comincia qui',
    subtitle: `${siteName} · ${season.label}`,
    description: `Il centro estivo per bambini e ragazzi ${seasonText.ages}. Sport, giochi d’acqua, feste e spettacoli, dal ${organisation.foundedYear}.`,
    features: [seasonText.period, `${seasonText.weekdays}, ${seasonText.hours}`, `Roma: ${districts}`],
    primary: { text: 'Come iscriversi', to: '/iscrizioni' },
    secondary: { text: 'Scopri le sedi', to: '/#locations' },
  },
  {
    id: 'chain-discount',
    title: 'Con gli amici costa meno',
    subtitle: chainDiscount.title,
    description: chainDiscount.lead,
    features: [
      `${discounts.chain.percentPerPerson}% per ogni amico in lista`,
      `Fino al ${discounts.chain.percentMax}% a persona`,
      `Prezzo bloccato per l’estate ${season.year}`,
    ],
    primary: { text: 'Come funziona', to: '/#chain-discount' },
    secondary: { text: 'Quanto spendo?', to: '/iscrizioni#quanto-spendo' },
  },
  {
    id: 'sports',
    title: 'Ogni giorno una cosa nuova da raccontare',
    subtitle: 'Attività e sport',
    description:
      'Tornei, battaglie d’acqua, cacce al tesoro, spettacoli: nessun giorno somiglia a quello prima.',
    features: ['Medaglie ogni venerdì', 'Un evento diverso al giorno', 'Uno spettacolo ogni due settimane'],
    primary: { text: 'Tutte le attività', to: '/#activities' },
    secondary: { text: 'Gli sport', to: '/sports' },
  },
];

export const home = {
  title: 'Fun Village, centri estivi a Roma dai 4 ai 14 anni',
  description: `Centro estivo a Roma per bambini ${seasonText.ages}, ${seasonText.period} ${season.year}: sport, giochi d’acqua e spettacoli, da ${spellNumber(lowestWeekPrice)} € a settimana.`,
  updated: '2026-11-21',

  /** Who, where, when, how much, how: the first screen on a phone. */
  keyFacts: [
    { label: 'Per chi', value: seasonText.ages },
    { label: 'Dove', value: `Roma: ${districts}` },
    { label: 'Quando', value: seasonText.periodAndYear },
    { label: 'Quanto', value: `da ${spellNumber(lowestWeekPrice)} € a settimana` },
    { label: 'Come', value: 'ci si iscrive dall’app' },
  ],

  hero: {
    label: 'In evidenza',
    slides,
  },
} as const satisfies PageText & Record<string, unknown>;
