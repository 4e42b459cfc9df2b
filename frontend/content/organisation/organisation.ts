import { standInsOrigin } from '../stand-ins.ts';
import { placeholder } from '../types.ts';

/** Scheme and host under which the site is published: canonical links, link previews and the sitemap are built on it. */
export const siteOrigin = placeholder(
  'indirizzo del sito (https://…, senza barra finale)',
  'https://www.example.com',
);

/** What the camp says of itself, everywhere it says it. */
export const organisation = {
  foundedYear: 1994,
  /** Claims of the page for sports centres. */
  experienceYears: '30+',
  childrenHosted: 10_000,
  country: 'IT',
  area: 'Roma e dintorni',
  taxNumber: placeholder('partita IVA', '00000000000'),
} as const;

export const contacts = {
  phone: placeholder('numero di telefono, con prefisso internazionale', '+39 000 000 0000'),
  email: placeholder('indirizzo e-mail per le famiglie', 'info@example.com'),
  chat: {
    number: placeholder('numero della chat, con prefisso internazionale', '+39 000 000 0001'),
    availability: '24/24h',
    /** Where a conversation opens; the number and the message are appended. */
    address: placeholder('indirizzo che apre la chat (https://…)', 'https://chat.example.com/'),
  },
} as const;

/** Any number, also none. */
export const socials: readonly { name: string; url: string }[] = [
  {
    name: placeholder('nome del primo profilo social', 'Profilo social 1'),
    url: placeholder('indirizzo del primo profilo social', 'https://example.com/social-1'),
  },
  {
    name: placeholder('nome del secondo profilo social', 'Profilo social 2'),
    url: placeholder('indirizzo del secondo profilo social', 'https://example.com/social-2'),
  },
];

/** The person who watches over the protection of the children. */
export const safeguarding = {
  person: placeholder('nome della persona responsabile della tutela dei minori', 'Nome Cognome'),
  email: placeholder('e-mail della persona responsabile della tutela', 'tutela@example.com'),
} as const;

/** The data controller of the privacy page, and what only it can say. */
export const controller = {
  name: placeholder('titolare del trattamento: ragione sociale', 'Titolare di esempio'),
  address: placeholder('titolare del trattamento: sede legale', 'Via di Esempio 0, 00000 Roma (RM)'),
  email: placeholder('e-mail per le richieste sulla privacy', 'privacy@example.com'),
  certifiedEmail: placeholder('PEC del titolare', 'pec@example.com'),
  /** `null`: none is appointed. */
  dataProtectionOfficer: placeholder<string | null>(
    'responsabile della protezione dei dati: contatto, oppure null se non è nominato',
    null,
  ),
  transfers: placeholder(
    'garanzie per i trasferimenti fuori dall’Unione europea (artt. 44-49 GDPR), fornitore per fornitore',
    'Testo di esempio: qui il titolare indica, per ogni fornitore, la garanzia su cui si fonda il trasferimento.',
  ),
  retention: placeholder(
    'tempi di conservazione di messaggi e dati tecnici',
    'Testo di esempio: qui il titolare indica per quanto tempo conserva i messaggi e i dati tecnici.',
  ),
} as const;

/** What a child takes along every day. */
export const whatToBring: readonly string[] = placeholder('che cosa portare al campo: elenco', [
  'Zainetto (esempio)',
  'Borraccia (esempio)',
  'Cappellino (esempio)',
]);

export const telecomClubName = placeholder(
  'nome del circolo ricreativo dell’azienda di telecomunicazioni',
  'Circolo di un’azienda di telecomunicazioni',
);

/** The slideshows of the activities; a new activity may write its own address in its own file. */
export const galleryAddresses = {
  all: placeholder('gallery generale: indirizzo', `${standInsOrigin}/galleria/foto`),
  aquafun: placeholder('gallery Aquafun: indirizzo', `${standInsOrigin}/galleria/aquafun`),
  relax: placeholder('gallery Relax: indirizzo', `${standInsOrigin}/galleria/relax`),
  shows: placeholder('gallery Spettacoli: indirizzo', `${standInsOrigin}/galleria/spettacoli`),
  sports: placeholder('gallery Sport: indirizzo', `${standInsOrigin}/galleria/sport`),
  activities: placeholder('gallery Attività ricreative: indirizzo', `${standInsOrigin}/galleria/attivita`),
  dailyEvents: placeholder('gallery Eventi del giorno: indirizzo', `${standInsOrigin}/galleria/eventi`),
} as const;

/** Pages of others, and who runs them as named to the visitor. */
export const partnerAddresses = {
  galleryService: placeholder('gallery: nome del servizio che le ospita', 'il servizio delle gallery'),
  bookingService: placeholder(
    'negozio e prenotazione Open Day: chi li gestisce',
    'il servizio di prenotazione',
  ),
  shop: placeholder('negozio dello Sconto a Catena: indirizzo', `${standInsOrigin}/negozio`),
  openDayBooking: placeholder('prenotazione Open Day: indirizzo del modulo', `${standInsOrigin}/open-day`),
  appStoreIos: placeholder('app per iPhone e iPad: indirizzo nello store', 'https://example.com/app-ios'),
  appStoreAndroid: placeholder('app per Android: indirizzo nello store', 'https://example.com/app-android'),
  applicationForm: placeholder('modulo di candidatura: indirizzo', `${standInsOrigin}/candidatura`),
} as const;

export type Review = {
  text: string;
  author: string;
  /** For example «mamma di Anna, 7 anni». */
  role: string;
  /** Stars out of five. */
  rating: 1 | 2 | 3 | 4 | 5;
  /** The words that stand out, taken from `text`. */
  highlight: string;
};

/** Any number; without one the home page has no such section. */
export const reviews: readonly Review[] = placeholder('recensioni dei genitori: elenco, anche vuoto', [
  {
    text: 'Recensione di esempio. Qui starà il racconto di una famiglia: la prima settimana, il primo amico, la voglia di tornare.',
    author: 'Genitore di esempio 1',
    role: 'genitore',
    rating: 5,
    highlight: 'la voglia di tornare',
  },
  {
    text: 'Recensione di esempio. Qui un genitore racconterà la giornata al campo, dall’accoglienza del mattino all’uscita.',
    author: 'Genitore di esempio 2',
    role: 'genitore',
    rating: 5,
    highlight: 'la giornata al campo',
  },
  {
    text: 'Recensione di esempio. Qui si leggerà che cosa resta a casa, la sera: una canzone, una medaglia, una storia da raccontare.',
    author: 'Genitore di esempio 3',
    role: 'genitore',
    rating: 5,
    highlight: 'una storia da raccontare',
  },
  {
    text: 'Recensione di esempio. Qui una famiglia parlerà degli animatori e di come hanno accolto chi era un po’ timido.',
    author: 'Genitore di esempio 4',
    role: 'genitore',
    rating: 5,
    highlight: 'hanno accolto chi era un po’ timido',
  },
  {
    text: 'Recensione di esempio. Qui ci sarà il parere di chi torna ogni estate e ha visto crescere qui anche i fratelli.',
    author: 'Genitore di esempio 5',
    role: 'genitore',
    rating: 5,
    highlight: 'torna ogni estate',
  },
]);

/** Any number, also none. */
export const reviewStatistics: readonly { value: string; label: string }[] = [
  { value: '98%', label: 'famiglie soddisfatte' },
  { value: '4,9/5', label: 'valutazione media' },
  { value: '100+', label: 'recensioni' },
];
