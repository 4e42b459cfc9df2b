import { formatFrom, formatNumber, capitalize } from '#frontend/italian/words.ts';
import { seasonText } from '../season/season-text.ts';
import type { Venue } from '../venues/venue.ts';

/** The table that compares the venues. */
export const venueComparison = {
  title: 'Le sedi a confronto',
  caption: `Tariffe base, orari e servizi, ${seasonText.label}`,
  feature: 'Sede',
  week: 'Settimana intera',
  halfDayWeek: 'Settimana a mezza giornata',
  hours: 'Orari',
  lessons: 'Lezioni',
  garden: 'Giardino',
  pool: 'Piscina',
  sports: 'Sport',
  no: 'No',
  included: 'Nel prezzo',
  apart: 'Non nel prezzo',
  includedNote: 'Da sapere',
  secretariat: 'Segreteria',
  unknown: 'Non indicato',
  sayLessons: ({ sport, fromAge }: NonNullable<Venue['lessons']>) =>
    `${capitalize(sport)}, ${formatFrom(fromAge)} anni`,
  sayGarden: ({ name, squareMetres }: NonNullable<Venue['garden']>) =>
    `${name}, ${formatNumber(squareMetres)} mq`,
} as const;
