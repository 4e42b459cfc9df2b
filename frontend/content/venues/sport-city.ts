import { formatFrom } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { placeholder } from '../types.ts';
import type { Venue } from './venue.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const lessons = { sport: 'calcio', fromAge: 8, icon: 'Football' } as const;

export const sportCity: Venue<'sport-city'> = {
  slug: 'sport-city',
  name: 'Sport City',
  city: 'Roma',
  district: 'Vallerano',
  address: {
    street: placeholder('Sport City: via e numero', 'Via del Girasole Giallo 12 (esempio)'),
    postalCode: placeholder('Sport City: CAP', '00000'),
    city: 'Roma',
    mapUrl: placeholder('Sport City: indirizzo della mappa', 'https://example.com/mappa/sport-city'),
  },
  arrival: {
    byCar: placeholder(
      'Sport City: in auto, e dove si parcheggia; oppure null',
      'Dal Grande Raccordo Anulare, cinque minuti. Il parcheggio è gratuito, davanti all’ingresso. (esempio)',
    ),
    byTransit: placeholder(
      'Sport City: con i mezzi, linea e fermata; oppure null',
      'Autobus 000, fermata Girasole Giallo, poi cinque minuti a piedi. (esempio)',
    ),
  },
  positions: 14,
  pool: placeholder(
    'Sport City: piscina, come la si dice a una famiglia (per esempio «Piscina scoperta»), oppure null se non c’è',
    null,
  ),
  features: [],
  lessons,
  garden: null,
  villageLeader: placeholder('Sport City: nome del capovillaggio, oppure null', 'Elena Prati (esempio)'),
  secretariat: [
    { days: workdays, opens: '08:00', closes: '13:00' },
    { days: workdays, opens: '15:00', closes: '19:00' },
    { days: ['saturday'], opens: '10:00', closes: '13:00' },
    { days: ['sunday'], opens: '10:00', closes: '13:00' },
    { days: ['sunday'], opens: '16:00', closes: '19:00' },
  ],
  conventions: {
    count: 21,
    isApproximate: true,
    names: placeholder('Sport City: nomi degli enti convenzionati', []),
  },
  prices: {
    enrolment: { base: 10, convention: 5 },
    week: { base: 135, convention: 110 },
    halfDayWeek: { base: 95, convention: 80 },
    day: { base: 35, convention: 30 },
    halfDay: { base: 24, convention: 20 },
  },
  provisional: null,
  isIndexed: true,
  picture: picture('sport-city.svg', 'Tre bambini giocano a pallone su un campo da calcio'),
  page: {
    title: `Sport City, centro estivo a Roma Vallerano · ${siteName}`,
    description: `Centro estivo Sport City a Roma Vallerano: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}. Lezioni di ${lessons.sport} ${formatFrom(lessons.fromAge)} anni.`,
    updated: '2026-11-29',
    lead: `Sport, giochi e squadre a Vallerano. E ${formatFrom(lessons.fromAge)} anni, lezioni di ${lessons.sport}.`,
    tone: 'pine',
  },
  hasTabArrows: true,
};
