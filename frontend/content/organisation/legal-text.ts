import { capitalize, formatList } from '#frontend/italian/words.ts';
import { priceTerms } from '../pages/price-terms.ts';
import { hasPromotion } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { siteName } from '../site.ts';
import { controller } from './controller.ts';
import { appDocuments, company, complaints, refunds, reviews, withdrawal } from './organisation.ts';
import { partnerFrames } from './partner-frames.ts';
import { openDayBookingFrame, type PartnerFrame } from './partners.ts';
import { type StoredItem, storageKindNames, storedItems } from './storage.ts';
import { trademarks } from './trademarks.ts';

export type LegalPart = {
  title: string;
  paragraphs: readonly string[];
  items?: readonly string[];
  /** In this site or in another. */
  links?: readonly { text: string; to: string }[];
};
export type LegalSection = {
  id: 'privacy' | 'terms' | 'cookies' | 'accessibility';
  title: string;
  parts: readonly LegalPart[];
};

const bookingNeedsConsent = openDayBookingFrame.loading === 'consent';
/** Pages of others that load after a tap. */
const closedPages = formatList(['gallery', ...(hasPromotion ? ['pagina della promozione'] : []), ...(bookingNeedsConsent ? ['modulo degli Open Day'] : [])]);

const privacyParts: readonly LegalPart[] = [
  {
    title: 'Titolare del trattamento',
    paragraphs: [
      `Il titolare del trattamento è ${controller.name}, ${controller.address}.`,
      `Per ogni domanda sui tuoi dati scrivi a ${controller.email} o alla PEC ${controller.certifiedEmail}.`,
      ...(controller.dataProtectionOfficer
        ? [`Il responsabile della protezione dei dati risponde a ${controller.dataProtectionOfficer}.`]
        : []),
    ],
  },
  {
    title: 'Quali dati trattiamo, perché e su quale base',
    paragraphs: [
      'Il sito si legge senza registrarsi. Non usa strumenti di statistica, non fa pubblicità e non crea profili. I dati che tratta sono questi:',
    ],
    items: [
      'Dati tecnici della visita. Per mostrarti una pagina il nostro fornitore di hosting riceve l’indirizzo IP, la pagina richiesta, la data, l’ora e il tipo di browser. Servono a far funzionare il sito e a proteggerlo dagli abusi: è un nostro legittimo interesse (art. 6, par. 1, lett. f del GDPR).',
      'Messaggi che ci mandi. Se ci scrivi in chat o per e-mail, o ci telefoni, usiamo i dati che ci dai solo per risponderti e per preparare l’iscrizione che ci chiedi (art. 6, par. 1, lett. b del GDPR).',
      ...(controller.health ? [`Dati sulla salute. ${controller.health}`] : []),
      `Avvisi sulle nuove date. Se ci chiedi di avvisarti, usiamo il tuo recapito per quello e per niente altro (art. 6, par. 1, lett. b del GDPR). ${controller.notices}`,
      'Preventivo. «Quanto spendo?» funziona nel tuo browser. Le scelte (sede, età, settimane, sconti) stanno nell’indirizzo della pagina, senza nomi, e non le conserviamo. Chi riceve il link vede le scelte; se ricarichi la pagina, arrivano al fornitore di hosting come ogni pagina richiesta.',
      `Prenotazione degli Open Day. Avviene in un modulo di un servizio esterno, mostrato nella pagina degli Open Day. Il servizio riceve l’indirizzo IP, i dati tecnici del browser, il nome di questo sito e quello che scrivi nel modulo, per darti ciò che chiedi (art. 6, par. 1, lett. b del GDPR).${bookingNeedsConsent ? ' Si carica solo dopo il tuo consenso, perché usa cookie suoi.' : ''} Lo gestisce ${openDayBookingFrame.recipient}. ${controller.openDays}`,
      ...(hasPromotion && controller.chainList ? [`Sconto a Catena. ${controller.chainList}`] : []),
      `Gallery${hasPromotion ? ' e pagina della promozione' : ''}. Sono pagine di servizi esterni: si caricano solo dopo il tuo consenso (art. 6, par. 1, lett. a del GDPR).`,
      'Area Staff. Chi lavora con noi entra con un codice e un cookie tiene aperta la sessione. Dei tentativi di accesso resta un’impronta codificata dell’indirizzo, per fermare chi tenta di indovinare il codice (art. 6, par. 1, lett. f del GDPR).',
      'Testi dello staff. Quello che lo staff scrive per preparare un post va a un fornitore di intelligenza artificiale e questo sito non lo conserva. Se lo detta, la voce passa dal riconoscimento vocale del suo browser, che può usare un servizio del produttore. È un nostro legittimo interesse nell’organizzare il lavoro (art. 6, par. 1, lett. f del GDPR); allo staff è chiesto di non scrivere nomi di bambini.',
    ],
  },
  {
    title: 'Iscrizioni al centro estivo',
    paragraphs: [
      'Ci si iscrive nell’app, dove si caricano anche i documenti; si paga nell’app o in sede. Su questo sito non ci si iscrive e non si paga. Per i dati dell’app, compresi quelli dei bambini, vale la sua informativa.',
    ],
    links: [{ text: 'Informativa dell’app', to: appDocuments.privacy }],
  },
  {
    title: 'Foto e video dei bambini',
    paragraphs: [controller.childrenImages],
  },
  ...(reviews.length > 0 ? [{ title: 'Recensioni', paragraphs: [controller.reviews] }] : []),
  {
    title: 'Candidature',
    paragraphs: [controller.applicants],
  },
  {
    title: 'Puoi anche non darci dati',
    paragraphs: [
      `Nessun dato è obbligatorio per leggere il sito. Se non ci lasci un recapito, però, non possiamo risponderti; se non apri ${closedPages}, tutto il resto funziona.`,
    ],
  },
  {
    title: 'Chi riceve i dati',
    paragraphs: [
      'Non vendiamo i dati. Pubblichiamo foto, video e recensioni solo con il consenso. Gli altri dati li ricevono, solo per quanto serve:',
    ],
    items: [
      'il fornitore di hosting, Cloudflare, che conserva e distribuisce il sito;',
      'i servizi esterni mostrati in queste pagine, elencati nella tabella dei cookie;',
      'il servizio della chat, quando scegli di scriverci da lì;',
      'il fornitore di intelligenza artificiale, per i soli testi inviati dallo staff;',
      'chi lavora per noi e risponde ai messaggi.',
    ],
  },
  {
    title: 'Responsabili del trattamento e trasferimenti',
    paragraphs: ['Trattano dati per nostro conto, con un contratto (art. 28 del GDPR):'],
    items: Object.values(controller.processors),
  },
  {
    title: 'Per quanto tempo',
    paragraphs: [
      'La sessione dello staff dura 12 ore; il dispositivo da cui lo staff è entrato è riconosciuto per 90 giorni; l’impronta dell’indirizzo di chi sbaglia il codice conta per un’ora; passate due ore, si cancella al primo accesso successivo di chiunque. L’ora di ogni post generato e l’impronta del dispositivo, che servono a contarli, si cancellano allo stesso modo dopo 24 ore. Il consenso ad aprire le pagine di altri resta nel tuo browser finché non lo revochi.',
      controller.retention,
    ],
  },
  {
    title: 'I tuoi diritti',
    paragraphs: [
      'Puoi chiederci in ogni momento di accedere ai tuoi dati, correggerli, cancellarli, limitarne l’uso, riceverli in un formato leggibile da un computer e opporti al loro trattamento (articoli da 15 a 22 del GDPR). Un consenso si può sempre revocare; quello che è stato fatto prima resta valido.',
      `Basta scrivere a ${controller.email}. Se pensi che i tuoi diritti non siano rispettati, puoi presentare un reclamo al Garante per la protezione dei dati personali (garanteprivacy.it).`,
      'Non prendiamo decisioni automatizzate.',
    ],
  },
];

const termsParts: readonly LegalPart[] = [
  {
    title: 'I servizi',
    paragraphs: [
      `Il centro estivo ${siteName}, per bambini e ragazzi, è organizzato da ${company.name}, ${company.registeredOffice}: è la società con cui si conclude il contratto. Qui trovi le sedi, il programma, le tariffe e come ci si iscrive.`,
    ],
  },
  {
    title: 'Le iscrizioni',
    paragraphs: [
      'L’iscrizione dipende dai posti disponibili e vale dopo la conferma.',
      `Ci si iscrive solo dall’app. Il contratto vale per le settimane che scegli. Si paga nell’app con carta oppure in sede, in contanti o con carta, ${seasonText.payBy}.`,
    ],
    links: [
      { text: 'Iscrizioni', to: '/iscrizioni' },
      { text: 'Condizioni di contratto dell’app', to: appDocuments.terms },
    ],
  },
  {
    title: 'Prezzi e preventivo',
    paragraphs: [
      `${priceTerms.tax} Il preventivo di questo sito è un aiuto per fare i conti. ${priceTerms.binding}`,
    ],
  },
  {
    title: 'Recesso',
    paragraphs: [withdrawal],
  },
  {
    title: 'Rinuncia e rimborsi',
    paragraphs: [refunds],
  },
  ...(complaints ? [{ title: 'Reclami', paragraphs: [complaints] }] : []),
  {
    title: 'Nomi di programmi televisivi',
    paragraphs: [trademarks],
  },
];

const cookieParts: readonly LegalPart[] = [
  {
    title: 'Che tipi di cookie esistono',
    paragraphs: ['I cookie e gli strumenti simili si dividono di solito in tre tipi:'],
    items: [
      'Tecnici necessari: fanno funzionare il sito. I cookie di questo sito servono solo all’Area Staff.',
      'Analitici: contano le visite. Questo sito non ne usa.',
      'Di preferenza: ricordano una tua scelta. Qui ricordiamo solo quali pagine di altri hai voluto aprire.',
    ],
  },
  {
    title: 'Perché non vedi un banner',
    paragraphs: [
      `Quando apri il sito non salviamo cookie; se una pagina non si carica, un appunto tecnico resta fino alla chiusura della scheda. ${bookingNeedsConsent ? '' : 'Il modulo di prenotazione si carica nella pagina degli Open Day, perché è il servizio che cerchi lì. '}${capitalize(closedPages)} si aprono solo con un tocco, dopo aver letto chi riceve che cosa.`,
    ],
  },
];

/** The words below the heading of `/privacy`. */
export const legalText = {
  /** The month that the operator's own texts bear; `updated` in pages/privacy.ts is the day of the whole page. */
  lastUpdate: (revised: string) => `Ultimo aggiornamento: marzo 2024. Pagina rivista il ${revised}.`,
  contentsLabel: 'In questa pagina',

  sections: [
    { id: 'privacy', title: 'Informativa sulla privacy', parts: privacyParts },
    { id: 'terms', title: 'Termini e condizioni', parts: termsParts },
    { id: 'cookies', title: 'Cookie', parts: cookieParts },
    {
      id: 'accessibility',
      title: 'Accessibilità',
      parts: [
        {
          title: 'La dichiarazione',
          paragraphs: ['A che punto siamo, che cosa non va ancora e come dircelo.'],
          links: [{ text: 'Accessibilità di questo sito', to: '/accessibilita' }],
        },
      ],
    },
  ] satisfies readonly LegalSection[],

  storage: {
    title: 'Che cosa salva questo sito nel browser',
    name: 'Nome',
    kind: 'Tipo',
    category: 'Categoria',
    purpose: 'A che cosa serve',
    duration: 'Per quanto tempo',
  },
  frames: {
    title: 'Pagine di altri dentro il nostro sito',
    lead: 'Chi le gestisce riceve il tuo indirizzo IP, i dati tecnici del browser e il nome di questo sito, e può usare cookie propri secondo la sua informativa.',
    page: 'Pagina',
    recipient: 'Chi la gestisce',
    origin: 'Indirizzo',
    purpose: 'A che cosa serve',
    loading: 'Quando si carica',
  },
  consent: {
    title: `La tua scelta su ${closedPages}`,
    unknown: `Non hai ancora scelto: ${closedPages} non si caricano.`,
    granted: 'Hai scelto di aprire in questo sito pagine di altri.',
    revoke: 'Revoca il consenso',
    revoked: `Fatto: ${closedPages} non si caricano più.`,
  },
} as const;

const categoryNames: Record<StoredItem['category'], string> = {
  technical: 'Tecnico necessario',
  preference: 'Preferenza',
};

const loadingNames: Record<PartnerFrame['loading'], string> = {
  direct: 'Quando arrivi a quel punto della pagina degli Open Day, perché è il servizio che cerchi',
  consent: 'Solo dopo il tuo consenso',
};

/** Rows of the table of stored things, from the list that the code itself uses. */
export const storageRows = Object.values(storedItems).map((item) => ({
  name: item.name,
  kind: storageKindNames[item.kind],
  category: categoryNames[item.category],
  purpose: item.purpose,
  duration: item.duration,
}));

/** Rows of the table of frames. */
export const frameRows = partnerFrames.map(({ title, recipient, url, alsoFrames, purpose, loading }) => ({
  page: title,
  recipient: capitalize(recipient),
  origin: [url, ...alsoFrames].map((address) => new URL(address).host).join(', '),
  purpose,
  loading: loadingNames[loading],
}));
