import { formatWeekdayName } from '#frontend/italian/dates.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { chatHref, emailHref } from '../organisation/contacts.ts';
import { organisation } from '../organisation/organisation.ts';
import { overview } from '../overview.ts';
import { type Picture, picture } from '../picture.ts';
import { discounts } from '../season/discounts.ts';
import type { Moment } from '../season/moment.ts';
import { prizes } from '../season/programme.ts';
import { seasonText } from '../season/season-text.ts';
import { waysOn } from '../season/states.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';
import { chainDiscount } from './chain-discount.ts';

type ButtonText = { text: string; to: string };

type HeroWords = {
  /** While one of these holds; without it, always. */
  moments?: readonly Moment[];
  title: string;
  subtitle: string;
  description: string;
  features: readonly string[];
  primary: ButtonText;
  secondary: ButtonText;
};

type HeroSlide = {
  id: 'camp' | 'chain-discount' | 'sports';
  picture: Picture;
  /** One of them shows, by the moment of the visit. */
  words: readonly HeroWords[];
};

const { cities, districts, lowestWeekPrice } = overview;
const weekPrice = `a ${cities} da ${lowestWeekPrice} a settimana`;
const hours = `${capitalize(seasonText.weekdays)}, ${seasonText.hours}`;
const forWhom = `Il centro estivo per bambini e ragazzi ${seasonText.ages}.`;
const toVenues = { text: 'Scopri le sedi', to: '/#locations' };

const camp: HeroSlide = {
  id: 'camp',
  picture: picture('home-camp.svg', 'Quattro bambini corrono e saltano su un prato tra i pini di Roma'),
  words: [
    {
      moments: ['enrolment-on'],
      title: 'La loro estate comincia qui',
      subtitle: `${siteName} · ${seasonText.label}`,
      description: `${forWhom} Sport, giochi d’acqua, feste e spettacoli, dal ${organisation.foundedYear}.`,
      features: [capitalize(seasonText.period), hours, districts],
      primary: { text: 'Come iscriversi', to: '/iscrizioni' },
      secondary: toVenues,
    },
    {
      moments: ['enrolment-off'],
      title: 'La loro estate comincia qui',
      subtitle: `${siteName} · dal ${organisation.foundedYear}`,
      description: `${forWhom} Le date della prossima estate sono in arrivo: scrivici e ti avvisiamo.`,
      features: ['Sport, giochi d’acqua, feste e spettacoli', hours, districts],
      primary: { text: waysOn.mail, to: emailHref(waysOn.mailSubject) },
      secondary: { text: waysOn.chat, to: chatHref(waysOn.chatMessage) },
    },
  ],
};

const slides: readonly HeroSlide[] = [
  camp,
  {
    id: 'chain-discount',
    picture: picture('home-chain.svg', 'Sei bambini corrono su un prato tenendosi per mano'),
    words: [
      {
        moments: ['promotion-on'],
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
        moments: ['promotion-to-come', 'promotion-over'],
        title: 'Con gli amici è più bello',
        subtitle: 'Le nostre estati',
        description: 'Compagni di classe, fratelli, amici nuovi: qui si gioca insieme, tutto il giorno.',
        features: ['Squadre, tornei e feste', 'Giochi d’acqua', 'Spettacoli, con un genitore invitato'],
        primary: { text: 'Guarda le foto', to: '/gallery' },
        secondary: toVenues,
      },
    ],
  },
  {
    id: 'sports',
    picture: picture('home-sport.svg', 'Un bambino calcia il pallone al volo verso la porta', 20),
    words: [
      {
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
    ],
  },
];

export const home = {
  title: `${siteName}, centri estivi a Roma ${seasonText.ages}`,
  description: `Centro estivo a Roma per bambini ${seasonText.ages}: sport, giochi d’acqua e spettacoli. Nel ${seasonText.year} da ${lowestWeekPrice} a settimana.`,
  updated: '2026-11-21',
  picture: camp.picture,
  /** On the first poster. */
  price: {
    before: `a ${cities} da`,
    beforeOff: `nel ${seasonText.year}, a ${cities} da`,
    lowest: lowestWeekPrice,
    after: 'a settimana',
  },

  /** Who, where, when, how much, how: the first screen on a phone. `off`: while the season, or enrolment, is. */
  keyFacts: [
    { label: 'Per chi', value: seasonText.ages },
    { label: 'Dove', value: districts },
    { label: 'Quando', value: seasonText.periodAndYear, by: 'season', off: 'date in arrivo' },
    { label: 'Quanto', value: weekPrice, by: 'enrolment', off: `nel ${seasonText.year}, ${weekPrice}` },
    { label: 'Come', value: 'ci si iscrive dall’app' },
  ],

  hero: {
    label: 'In evidenza',
    slides,
  },
} as const satisfies SinglePageText & Record<string, unknown>;
