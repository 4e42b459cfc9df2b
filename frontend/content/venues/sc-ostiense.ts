import { formatFrom, formatNumber } from '#frontend/italian/words.ts';
import { picture } from '../picture.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { placeholder } from '../types.ts';
import type { Venue } from './venue.ts';

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;
const weekend = ['saturday', 'sunday'] as const;
const lessons = { sport: 'padel', fromAge: 8, icon: 'Padel' } as const;
const gardenLand = { name: 'Garden Land', squareMetres: 15_000 };

export const scOstiense: Venue<'sc-ostiense'> = {
  slug: 'sc-ostiense',
  name: 'SC Ostiense',
  city: 'Roma',
  district: 'Ostiense',
  address: {
    street: placeholder('SC Ostiense: via e numero', 'Via del Pino Azzurro 8 (esempio)'),
    postalCode: placeholder('SC Ostiense: CAP', '00000'),
    city: 'Roma',
    mapUrl: placeholder('SC Ostiense: indirizzo della mappa', 'https://example.com/mappa/sc-ostiense'),
  },
  openDayAlsoAt: placeholder('SC Ostiense: secondo indirizzo dell’Open Day, e se è un altro ingresso o un altro luogo (per esempio «Ingresso da Via …, Roma»)', ['Ingresso da Via del Pino Azzurro 20, Roma (esempio)']),
  arrival: {
    byCar: placeholder(
      'SC Ostiense: in auto, e dove si parcheggia; oppure null',
      'Da via del Pino Azzurro. Si parcheggia in strada, a pagamento. (esempio)',
    ),
    byTransit: placeholder(
      'SC Ostiense: con i mezzi, linea e fermata; oppure null',
      'Metro B, fermata Pino Azzurro, poi dieci minuti a piedi. (esempio)',
    ),
  },
  positions: 18,
  pool: placeholder(
    'SC Ostiense: piscina, come la si dice a una famiglia (per esempio «Piscina scoperta»), oppure null se non c’è',
    null,
  ),
  features: [],
  lessons,
  garden: gardenLand,
  villageLeader: placeholder('SC Ostiense: nome del capovillaggio, oppure null', 'Marco Pini (esempio)'),
  secretariat: [
    { days: workdays, opens: '15:00', closes: '19:00' },
    { days: weekend, opens: '09:30', closes: '13:30' },
    { days: weekend, opens: '15:00', closes: '19:00' },
  ],
  conventions: {
    count: 26,
    isApproximate: true,
    names: placeholder('SC Ostiense: nomi degli enti convenzionati', []),
  },
  prices: {
    enrolment: { base: 10, convention: 5 },
    week: { base: 139, convention: 118 },
    halfDayWeek: null,
    day: { base: 35, convention: 30 },
    halfDay: null,
  },
  provisional: null,
  isIndexed: true,
  picture: picture('ostiense.svg', 'Tre bambini corrono su un prato tra i pini'),
  page: {
    title: `SC Ostiense, centro estivo a Roma Ostiense · ${siteName}`,
    description: `Centro estivo a Roma Ostiense: programma, pranzo, tariffe e iscrizioni per bambini ${seasonText.ages}. Lezioni di ${lessons.sport} ${formatFrom(lessons.fromAge)} anni.`,
    updated: '2026-11-29',
    lead: `${formatNumber(gardenLand.squareMetres)} metri quadrati di ${gardenLand.name} per correre e per riposare. E ${formatFrom(lessons.fromAge)} anni, lezioni di ${lessons.sport}.`,
    tone: 'sky',
  },
  hasTabArrows: true,
};
