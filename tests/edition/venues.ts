import { picture } from '#frontend/content/picture.ts';
import type { VenueSlug } from '#frontend/content/venues/index.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { lagoVerde, pineta, scogliera } from './season.ts';

/** Sells everything, one price with half a euro. */
const lake: Venue<VenueSlug> = {
  slug: lagoVerde,
  name: 'Lago Verde',
  cardTitle: 'LAGO VERDE',
  city: 'Bracciano',
  district: 'Lungolago',
  address: {
    street: 'Via delle Vele 3',
    postalCode: '00062',
    city: 'Bracciano',
    mapUrl: 'https://mappe.test/lago-verde',
  },
  arrival: { byCar: 'Parcheggio sul lungolago.', byTransit: null },
  positions: 12,
  pool: null,
  features: [{ icon: 'Waves', text: 'Spiaggia del lago' }],
  lessons: { sport: 'vela', fromAge: 8, icon: 'Trophy' },
  garden: { name: 'Prato Grande', squareMetres: 8000 },
  secretariat: [
    { days: ['monday', 'wednesday', 'friday'], opens: '08:30', closes: '12:30' },
    { days: ['saturday'], opens: '10:00', closes: '13:00' },
  ],
  conventions: { count: 2, isApproximate: false, names: ['Ferrovie del Lago', 'Comune di Bracciano'] },
  prices: {
    enrolment: { base: 12, convention: 6 },
    week: { base: 142.5, convention: 120 },
    halfDayWeek: { base: 98, convention: 84.5 },
    day: { base: 36, convention: 31 },
    halfDay: { base: 25, convention: 21 },
  },
  provisional: null,
  isIndexed: true,
  picture: picture('lago-verde.svg', 'Due bambini in barca'),
  page: {
    title: 'Lago Verde, centro estivo a Bracciano · Fun Village',
    description: 'Centro estivo sul lago di Bracciano: programma, pranzo, tariffe e iscrizioni.',
    updated: '2025-02-03',
    lead: 'Una spiaggia, un prato e le vele.',
    tone: 'sky',
  },
  hasTabArrows: true,
};

/** Sells no half days, and has no garden, lessons or conventions. */
const pinewood: Venue<VenueSlug> = {
  slug: pineta,
  name: 'Pineta',
  cardTitle: 'PINETA',
  city: 'Roma',
  district: 'Eur',
  address: {
    street: 'Viale dei Pini 11',
    postalCode: '00144',
    city: 'Roma',
    mapUrl: 'https://mappe.test/pineta',
  },
  arrival: { byCar: null, byTransit: null },
  positions: null,
  pool: null,
  features: [],
  lessons: null,
  garden: null,
  secretariat: [],
  conventions: null,
  prices: {
    enrolment: { base: 12, convention: 6 },
    week: { base: 150, convention: 130 },
    halfDayWeek: null,
    day: { base: 38, convention: 33 },
    halfDay: null,
  },
  provisional: null,
  isIndexed: true,
  picture: picture('pineta.svg', 'Bambini sotto i pini'),
  page: {
    title: 'Pineta, centro estivo a Roma Eur · Fun Village',
    description: 'Centro estivo nella pineta dell’Eur: programma, pranzo, tariffe e iscrizioni.',
    updated: '2025-02-03',
    lead: 'All’ombra dei pini.',
    tone: 'pine',
  },
  hasTabArrows: false,
};

/** Not confirmed: hardly anything is known of it. */
const cliff: Venue<VenueSlug> = {
  ...pinewood,
  slug: scogliera,
  name: 'Scogliera',
  cardTitle: 'SCOGLIERA',
  city: 'Anzio',
  district: null,
  address: null,
  provisional: {
    badge: 'Sede in fase di definizione',
    warning: 'Questa sede non è ancora confermata.',
    banner: 'La sede è ancora in fase di definizione.',
    lead: 'Stiamo definendo questa sede.',
    description: 'La sede di Anzio è in fase di definizione: programma e tariffe da confermare.',
  },
  isIndexed: false,
  picture: picture('scogliera.svg', 'Bambini davanti al mare'),
  page: {
    title: 'Scogliera, centro estivo ad Anzio · Fun Village',
    description: 'Centro estivo ad Anzio: programma, pranzo, tariffe e iscrizioni.',
    updated: '2025-02-03',
    lead: 'Davanti al mare.',
    tone: 'terracotta',
  },
};

export const venues: readonly Venue<VenueSlug>[] = [lake, pinewood, cliff];
