import { picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import type { Venue } from './venue.ts';

export const tcNascosa: Venue<'tc-nascosa'> = {
  slug: 'tc-nascosa',
  name: 'TC Nascosa',
  city: 'Latina',
  district: null,
  address: null,
  arrival: { byCar: null, byTransit: null },
  positions: null,
  pool: null,
  features: [],
  lessons: null,
  garden: null,
  villageLeader: null,
  secretariat: [],
  conventions: null,
  prices: {
    enrolment: { base: 10, convention: 5 },
    week: { base: 129, convention: 110 },
    halfDayWeek: { base: 95, convention: 80 },
    day: { base: 35, convention: 30 },
    halfDay: { base: 24, convention: 20 },
  },
  provisional: {
    badge: 'Sede in fase di definizione',
    warning: 'Questa sede non è ancora confermata.',
    banner:
      'La sede è ancora in fase di definizione: le informazioni di questa pagina possono cambiare. Prima di organizzarti, scrivici.',
    lead: 'Sede non ancora confermata: qui c’è quello che sappiamo oggi.',
    description: `La sede di Latina è in fase di definizione: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}, da confermare.`,
  },
  isIndexed: false,
  picture: picture('nascosa.svg', 'Tre bambini fanno volare un aquilone in un prato'),
  page: {
    title: `TC Nascosa, centro estivo a Latina · ${siteName}`,
    description: `Centro estivo a Latina: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}.`,
    updated: '2026-11-29',
    lead: 'Il centro estivo di Latina, con lo stesso programma delle sedi di Roma.',
    tone: 'terracotta',
  },
  hasTabArrows: false,
};
