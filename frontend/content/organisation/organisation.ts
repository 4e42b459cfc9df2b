import type { Organisation } from '../schema/organisation.ts';
import { furtherStandInsOrigin, standInsOrigin } from '../stand-ins.ts';
import { placeholder } from '../types.ts';

/** Scheme and host under which the site is published: canonical links, link previews and the sitemap are built on it. */
export const siteOrigin: string = placeholder(
  'indirizzo del sito (https://…, senza barra finale)',
  'https://www.example.com',
);

/** Facts that the camp states of itself. */
export const organisation: Organisation['organisation'] = {
  foundedYear: 1994,
  /** Claims of the page for sports centres. */
  experienceYears: '30+',
  childrenHosted: 10_000,
  country: 'IT',
  area: 'Roma e dintorni',
  taxNumber: placeholder('partita IVA', '00000000000', 'D.P.R. 633/1972 art. 35'),
};

/** Required of a company on its site (D.Lgs. 70/2003 art. 7; c.c. art. 2250). */
export const company: Organisation['company'] = {
  name: placeholder(
    'ragione sociale di chi gestisce il centro estivo, come nel registro delle imprese',
    'Girasole Giallo S.r.l. (esempio)',
    'D.Lgs. 70/2003 art. 7',
  ),
  registeredOffice: placeholder(
    'sede legale: via, CAP, comune e provincia',
    'Viale del Girasole Giallo 1, 00000 Roma (RM)',
    'D.Lgs. 70/2003 art. 7',
  ),
  /** `null`: not in the register. */
  register: placeholder(
    'iscrizione al registro delle imprese: numero REA e, per le società di capitali, ufficio e numero; oppure null se non c’è',
    'REA RM-0000000',
    'D.Lgs. 70/2003 art. 7',
  ),
  /** `null` where there is no capital to declare. */
  capital: placeholder(
    'solo per le società di capitali: capitale versato, eventuale socio unico, eventuale liquidazione; oppure null',
    null,
    'Codice civile art. 2250',
  ),
};

export const contacts: Organisation['contacts'] = {
  phone: placeholder('numero di telefono, con prefisso internazionale', '+39 000 000 0000'),
  email: placeholder('indirizzo e-mail per le famiglie', 'info@example.com'),
  chat: {
    number: placeholder('numero della chat, con prefisso internazionale', '+39 000 000 0001'),
    availability: '24/24h',
    /** Opens a conversation; the number and the message are appended. */
    address: placeholder('indirizzo che apre la chat (https://…)', 'https://chat.example.com/'),
  },
};

/** Any number, also none. */
export const socials: Organisation['socials'] = [
  {
    name: placeholder('nome del primo profilo social', 'Le foto del giorno (esempio)'),
    url: placeholder('indirizzo del primo profilo social', 'https://example.com/social-1'),
  },
  {
    name: placeholder('nome del secondo profilo social', 'I video (esempio)'),
    url: placeholder('indirizzo del secondo profilo social', 'https://example.com/social-2'),
  },
];

/** The person who watches over the protection of the children. */
export const safeguarding: Organisation['safeguarding'] = {
  person: placeholder('nome della persona responsabile della tutela dei minori', 'Giulia Girasoli (esempio)'),
  email: placeholder('e-mail della persona responsabile della tutela', 'tutela@example.com'),
};

/** Documents on the protection of minors, linked from the foot of every page; empty if the operator is no sports body. */
export const safeguardingDocuments: Organisation['safeguardingDocuments'] = placeholder(
  'tutela dei minori: nome e indirizzo del modello organizzativo e del codice di condotta, oppure un elenco vuoto',
  [],
  'D.Lgs. 39/2021 art. 16, per gli enti sportivi',
);

/** The app's own contract and privacy notice, which hold for enrolment and payment. */
export const appDocuments: Organisation['appDocuments'] = {
  terms: placeholder('app: indirizzo delle condizioni di contratto', 'https://example.com/app/condizioni'),
  privacy: placeholder('app: indirizzo dell’informativa sulla privacy', 'https://example.com/app/privacy'),
};

/** A full sentence beside the tables of prices. */
export const priceTax: string = placeholder(
  'IVA sulle tariffe, in una frase: «Prezzi IVA inclusa.» oppure «Prezzi esenti da IVA (articolo …).»',
  'Prezzi IVA inclusa (esempio).',
  'Codice del consumo art. 22',
);

/** Said where the general calendar lasts longer than that of the venues. */
export const afterVenues: Organisation['afterVenues'] = placeholder(
  'calendario: che cosa c’è dall’8 al 12 settembre, quando le sedi sono chiuse, in una frase; oppure null',
  'Dall’8 al 12 settembre il centro estivo si fa in un’altra struttura: scrivici e ti diciamo quale (esempio).',
);

/** Answers to families before they enrol, each a full sentence. */
export const documents: string = placeholder(
  'quali documenti si caricano nell’app per iscriversi, in una frase',
  'Carica nell’app la tessera sanitaria e un documento del genitore (esempio).',
);
export const refunds: string = placeholder(
  'rinuncia, malattia, recesso: che cosa si rimborsa, entro quando si chiede, in una o due frasi',
  'Se disdici almeno 7 giorni prima, la settimana si rimborsa; in caso di malattia si recupera con un certificato del medico (esempio).',
  'Codice del consumo artt. 49 e 59',
);
/** `null`: the terms leave it out. */
export const complaints: Organisation['complaints'] = placeholder(
  'reclami: a chi si scrivono, entro quando si risponde e, se c’è, l’organismo di conciliazione a cui ci si può rivolgere (ADR), in una o due frasi; oppure null',
  'Un reclamo si manda per e-mail: rispondiamo entro 30 giorni (esempio).',
  'Codice del consumo artt. 49 e 141-sexies',
);
export const insurance: string = placeholder(
  'assicurazione dei bambini: che cosa copre e se è compresa nella quota, in una frase',
  'L’assicurazione contro gli infortuni è compresa nella quota d’iscrizione (esempio).',
);
export const lunch: Organisation['lunch'] = {
  included: placeholder(
    'il pranzo e la merenda sono compresi nella tariffa?',
    'Sì, il pranzo e la merenda sono compresi (esempio).',
  ),
  onHalfDays: placeholder(
    'chi esce alle 14:00 pranza al centro estivo?',
    'Sì, si pranza insieme prima dell’uscita (esempio).',
  ),
  diets: placeholder(
    'allergie e diete speciali: come si segnalano, che cosa si può fare',
    'Segnalale nell’app quando iscrivi il bambino: la cucina prepara un piatto adatto (esempio).',
  ),
};

/** Name of what the numbers 14 and 18 of the venues count. */
export const positionsLabel: string = placeholder(
  'sedi: che cosa contano i numeri 14 e 18 chiamati «posizioni», in una o due parole',
  'Posizioni',
);

/** Things that a child brings every day. */
export const whatToBring: Organisation['whatToBring'] = placeholder(
  'che cosa portare ogni giorno al centro estivo: elenco',
  ['Zainetto con un cambio', 'Borraccia', 'Cappellino', 'Crema solare (esempio)'],
);

export const telecomClubName: string = placeholder(
  'nome del circolo ricreativo dell’azienda di telecomunicazioni',
  'Circolo di un’azienda di telecomunicazioni',
);

export const chainList: Organisation['chainList'] = placeholder(
  'Sconto a Catena: come e a chi si consegna la lista degli amici, in una frase; oppure null',
  'Manda la lista alla segreteria in chat: un nome per famiglia (esempio).',
);

/** The slideshows of the activities; a new activity may write its own address in its own file. */
export const galleryAddresses: Organisation['galleryAddresses'] = {
  all: placeholder('gallery generale: indirizzo', `${standInsOrigin}/galleria/foto`),
  aquafun: placeholder('gallery Aquafun: indirizzo', `${standInsOrigin}/galleria/aquafun`),
  relax: placeholder('gallery Relax: indirizzo', `${standInsOrigin}/galleria/relax`),
  shows: placeholder('gallery Spettacoli: indirizzo', `${standInsOrigin}/galleria/spettacoli`),
  sports: placeholder('gallery Sport: indirizzo', `${standInsOrigin}/galleria/sport`),
  activities: placeholder('gallery Attività ricreative: indirizzo', `${standInsOrigin}/galleria/attivita`),
  dailyEvents: placeholder('gallery Eventi del giorno: indirizzo', `${standInsOrigin}/galleria/eventi`),
};

/** Pages of others, and who runs them as named to the visitor. */
export const partnerAddresses: Organisation['partnerAddresses'] = {
  galleryService: placeholder('gallery: nome del servizio che le ospita', 'il servizio delle gallery'),
  galleryPrivacy: placeholder(
    'gallery: indirizzo dell’informativa sulla privacy',
    'https://example.com/gallery/privacy',
    'GDPR art. 13',
  ),
  bookingService: placeholder(
    'negozio e prenotazione Open Day: chi li gestisce',
    'il servizio di prenotazione',
  ),
  bookingPrivacy: placeholder(
    'negozio e prenotazione Open Day: indirizzo dell’informativa sulla privacy',
    'https://example.com/prenotazioni/privacy',
    'GDPR art. 13',
  ),
  bookingSetsCookies: placeholder<boolean>(
    'prenotazione Open Day: il modulo salva cookie non tecnici? true: si apre con un tocco; false: si carica da solo',
    false,
    'D.Lgs. 196/2003 art. 122',
  ),
  applicationService: placeholder('modulo di candidatura: chi lo gestisce', 'il servizio dei moduli'),
  applicationPrivacy: placeholder(
    'modulo di candidatura: indirizzo dell’informativa sulla privacy',
    'https://example.com/moduli/privacy',
    'GDPR art. 13',
  ),
  shop: placeholder('negozio dello Sconto a Catena: indirizzo', `${standInsOrigin}/negozio`),
  openDayBooking: placeholder('prenotazione Open Day: indirizzo del modulo', `${standInsOrigin}/open-day`),
  appStoreIos: placeholder('app per iPhone e iPad: indirizzo nello store', 'https://example.com/app-ios'),
  appStoreAndroid: placeholder('app per Android: indirizzo nello store', 'https://example.com/app-android'),
  applicationForm: placeholder('modulo di candidatura: indirizzo', `${standInsOrigin}/candidatura`),
};

/** Origins that their pages lead on to inside the frame, e.g. to pay; others are blocked there. */
export const furtherOrigins: Organisation['furtherOrigins'] = {
  shop: placeholder(
    'negozio: gli altri indirizzi a cui porta dentro la cornice, per esempio per pagare (https://… senza percorso), oppure un elenco vuoto',
    [furtherStandInsOrigin],
  ),
  openDayBooking: placeholder(
    'prenotazione Open Day: gli altri indirizzi a cui porta dentro la cornice (https://… senza percorso), oppure un elenco vuoto',
    [],
  ),
};

export type Review = Organisation['reviews'][number];

/** Any number; without one the home page has no such section. */
export const reviews: readonly Review[] = placeholder('recensioni dei genitori: elenco, anche vuoto', [
  {
    text: 'Dopo la prima settimana aveva già un amico, e la voglia di tornare il lunedì.',
    author: 'Marta G.',
    role: 'mamma di un bambino di 6 anni (esempio)',
    rating: 5,
    highlight: 'la voglia di tornare',
  },
  {
    text: 'La mattina lo accolgono per nome, la sera esce stanco e contento: una giornata piena.',
    author: 'Andrea P.',
    role: 'papà di un bambino di 8 anni (esempio)',
    rating: 5,
    highlight: 'lo accolgono per nome',
  },
  {
    text: 'Ogni sera una canzone nuova, una medaglia, una storia da raccontare a cena.',
    author: 'Silvia T.',
    role: 'mamma di due bambine di 7 e 9 anni (esempio)',
    rating: 5,
    highlight: 'una storia da raccontare',
  },
  {
    text: 'Nostra figlia è timida: gli animatori l’hanno accolta con pazienza, senza forzarla.',
    author: 'Paolo R.',
    role: 'papà di una bambina di 5 anni (esempio)',
    rating: 5,
    highlight: 'l’hanno accolta con pazienza',
  },
  {
    text: 'È la terza estate: prima il grande, poi anche il fratello. Ormai lo chiedono loro.',
    author: 'Francesca L.',
    role: 'mamma di due bambini di 10 e 6 anni (esempio)',
    rating: 5,
    highlight: 'lo chiedono loro',
  },
]);

/** Stands under the reviews (Codice del consumo art. 22 c. 5-bis). */
export const reviewsChoice: string = placeholder(
  'recensioni: chi sceglie quelle mostrate, e come, in una frase',
  'Sono alcune delle recensioni ricevute: le scegliamo noi, tra le più recenti (esempio).',
  'Codice del consumo art. 22 c. 5-bis',
);

/** Stands under the reviews (Codice del consumo art. 22 c. 5-bis). */
export const reviewsProvenance: string = placeholder(
  'recensioni: se e come si verifica che vengano da famiglie iscritte, in una frase; se non si verifica, va detto',
  'Scrivono solo famiglie iscritte, che riconosciamo dall’indirizzo e-mail dell’iscrizione (esempio).',
  'Codice del consumo art. 22 c. 5-bis',
);

/** Any number, also none. */
export const reviewStatistics: Organisation['reviewStatistics'] = [
  { value: '98%', label: 'famiglie soddisfatte' },
  { value: '4,9/5', label: 'valutazione media' },
  { value: '100+', label: 'recensioni' },
];

/** Stands under the statistics (Codice del consumo art. 23). */
export const statisticsSource: string = placeholder(
  'statistiche delle recensioni (98%, 4,9/5, 100+): chi le ha raccolte, dove e quando',
  'Numeri: questionario di fine estate tra le famiglie (esempio).',
  'Codice del consumo art. 23',
);
