import { formatToDay, formatWeekdayName } from '#frontend/italian/format-date.ts';
import { capitalize } from '#frontend/italian/words.ts';
import { emailHref } from '../organisation/contacts.ts';
import { organisation } from '../organisation/organisation.ts';
import { overview } from '../overview.ts';
import { type Picture, picture } from '../picture.ts';
import { discounts } from '../season/discounts.ts';
import type { SeasonState, SeasonWords } from '../season/season-state.ts';
import { prizes } from '../season/programme.ts';
import { hasPromotion, season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { waysOn } from '../season/states.ts';
import { siteName } from '../site.ts';
import type { SinglePageText } from '../types.ts';
import { chainDiscount } from './chain-discount.ts';
import { questionGroupTitles } from './question.ts';

type ButtonText = { text: string; to: string };

type HeroWords = {
  /** While one of these holds; without it, always. */
  states?: readonly SeasonState[];
  title: SeasonWords;
  subtitle: string;
  description: SeasonWords;
  features: readonly string[];
  primary: ButtonText;
  secondary: ButtonText;
};

type HeroSlide = {
  id: 'camp' | 'chain-discount' | 'sports';
  picture: Picture;
  /** One of them shows, by the state of the visit. */
  words: readonly HeroWords[];
};

const { cities, districts, weekPrices, enrolmentPrices } = overview;
const weekPrice = `${weekPrices} a settimana intera, più ${enrolmentPrices} d’iscrizione una volta sola`;
const hours = `${capitalize(seasonText.weekdays)}, ${seasonText.hours}`;
const { firstDay, lastDay } = season.venues;
const until = lastDay ? ` fino ${formatToDay(lastDay)}` : '';
const hasDates = firstDay !== null && lastDay !== null;
const forWhom = `${siteName} è un centro estivo per bambini e ragazzi ${seasonText.ages}`;
const toVenues = { text: 'Scopri le sedi', to: '/#locations' };

const camp: HeroSlide = {
  id: 'camp',
  picture: picture('home-camp.svg', 'Quattro bambini corrono e saltano su un prato tra i pini di Roma'),
  words: [
    {
      states: ['enrolment-on'],
      title: [
        { when: ['venues-announced', 'venues-to-come', 'venues-enrolling'], text: 'L’estate dei tuoi figli comincia qui' },
        { when: ['venues-running', 'venues-pause'], text: `È estate: si gioca${until}` },
      ],
      subtitle: `${siteName} · ${seasonText.label}`,
      description: `${forWhom}. Sport, giochi d’acqua, feste e spettacoli, dal ${organisation.foundedYear}.`,
      features: [capitalize(seasonText.venuePeriod), hours, districts],
      primary: { text: 'Come iscriversi', to: '/iscrizioni' },
      secondary: toVenues,
    },
    {
      states: ['enrolment-off'],
      title: [
        { when: ['venues-running', 'venues-pause'], text: `Gli ultimi giorni: si gioca${until}` },
        { when: ['venues-announced', 'venues-to-come', 'venues-enrolling', 'venues-over'], text: 'Ci vediamo la prossima estate' },
      ],
      subtitle: `${siteName} · dal ${organisation.foundedYear}`,
      description: [
        { when: ['season-announced'], text: `Le iscrizioni non sono ancora aperte. ${forWhom}.` },
        { when: ['season-on'], text: `Le iscrizioni per l’estate ${seasonText.year} sono chiuse. ${forWhom}.` },
        {
          when: ['season-over'],
          text: `Le iscrizioni sono chiuse: l’estate ${seasonText.year} si è conclusa. ${forWhom}: le nuove date le trovi qui appena decise.`,
        },
      ],
      features: [
        hasDates ? `${seasonText.label}: ${seasonText.venuePeriod}` : 'Date in arrivo',
        hours,
        districts,
      ],
      primary: { text: waysOn.mail, to: emailHref(waysOn.mailSubject) },
      secondary: { text: `Guarda i prezzi ${seasonText.year}`, to: '/iscrizioni#quanto-spendo' },
    },
  ],
};

const chainFeatures = [
  `${discounts.chain.percentPerPerson}% per ogni amico o figlio in lista`,
  `Fino al ${discounts.chain.percentMax}% a persona`,
  `Prezzo bloccato per l’estate ${seasonText.year}`,
];

const slides: readonly HeroSlide[] = [
  camp,
  {
    id: 'chain-discount',
    picture: picture('home-chain.svg', 'Sei bambini corrono su un prato tenendosi per mano'),
    words: [
      {
        states: ['promotion-on'],
        title: 'Con gli amici costa meno',
        subtitle: chainDiscount.title,
        description: chainDiscount.lead.now,
        features: chainFeatures,
        primary: { text: 'Come funziona', to: '/#chain-discount' },
        secondary: { text: 'Quanto spendo?', to: '/iscrizioni#quanto-spendo' },
      },
      {
        states: ['promotion-to-come'],
        title: 'Con gli amici costa meno',
        subtitle: `${chainDiscount.title} · ${chainDiscount.state.toCome}`,
        description: chainDiscount.lead.now,
        features: chainFeatures,
        primary: { text: 'Come funziona', to: '/#chain-discount' },
        secondary: toVenues,
      },
      {
        states: ['promotion-over'],
        title: 'Con gli amici è più bello',
        subtitle: `${chainDiscount.title} · ${chainDiscount.state.over}`,
        description: chainDiscount.lead.past,
        features: chainFeatures,
        primary: { text: 'Guarda le foto', to: '/gallery' },
        secondary: { text: 'Come funzionava', to: '/#chain-discount' },
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
          'Tornei, battaglie d’acqua, cacce al tesoro, spettacoli: ogni giorno ha il suo gioco.',
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
  title: `Centro estivo a Roma, ${seasonText.ages} · ${siteName}`,
  description: `Centro estivo a Roma per bambini ${seasonText.ages}: sport, giochi d’acqua e spettacoli. Nel ${seasonText.year} ${weekPrices} a settimana, più ${enrolmentPrices} d’iscrizione.`,
  updated: '2026-11-29',
  picture: camp.picture,
  heading: `${siteName}, centro estivo a ${cities} ${seasonText.ages}`,
  /** On the first poster. */
  price: {
    beforeOff: `nel ${seasonText.year}`,
    week: weekPrices,
    after: `a settimana + ${enrolmentPrices} d’iscrizione`,
  },

  /** First screen on a phone. `off`: while the season, or enrolment, is over. */
  keyFacts: [
    { label: 'Per chi', value: seasonText.ages },
    { label: 'Dove', value: districts },
    { label: 'Quando', value: seasonText.venueDates, by: 'venues', off: hasDates ? `${seasonText.label}, conclusa: ${seasonText.venueDates}` : 'date in arrivo' },
    {
      label: 'Quanto',
      value: weekPrice,
      by: 'enrolment',
      off: `nel ${seasonText.year}, ${weekPrice}`,
      to: '/iscrizioni#quanto-spendo',
    },
    { label: 'Come', value: 'ci si iscrive dall’app', to: '/iscrizioni' },
  ],

  questions: {
    title: { text: 'Le domande dei genitori', to: '/domande' },
    groups: Object.entries(questionGroupTitles).map(([id, text]) => ({ text, to: `/domande#${id}` })),
  },

  hero: {
    label: 'In evidenza',
    slides: slides.filter(({ id }) => id !== 'chain-discount' || hasPromotion),
  },
} as const satisfies SinglePageText & Record<string, unknown>;
