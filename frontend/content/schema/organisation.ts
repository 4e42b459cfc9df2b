import * as z from 'zod';
import { furtherStandInsOrigin, standInsOrigin } from '../stand-ins.ts';
import {
  email,
  list,
  optionalText,
  origin,
  phone,
  statistic,
  text,
  vatNumber,
  webAddress,
} from './formats.ts';
import type { Meta } from './meta.ts';

/** Facts that only the operator knows, in one line each. */
const asked = <Value extends z.ZodType>(
  value: Value,
  title: string,
  question: string,
  sample: unknown,
  who: NonNullable<Meta['who']>,
  law?: string,
) => value.meta({ title, question, sample, who, ...(law && { law }) });

const namedAddress = z.strictObject({
  name: text.meta({ title: 'Nome' }),
  url: webAddress.meta({ title: 'Indirizzo' }),
});

const review = z
  .strictObject({
    text: text.meta({ title: 'Testo' }),
    author: text.meta({ title: 'Chi scrive', help: 'Il nome e l’iniziale del cognome.' }),
    role: text.meta({ title: 'Chi è', help: '«mamma di una bambina di 7 anni», mai il nome del figlio.' }),
    rating: z.literal([1, 2, 3, 4, 5]).meta({ title: 'Stelle' }),
    highlight: text.meta({ title: 'In evidenza', help: 'Parole prese, uguali, dal testo.' }),
  })
  .refine((one) => one.text.includes(one.highlight), {
    path: ['highlight'],
    error: ({ input }) =>
      `le parole in evidenza («${(input as { highlight: string }).highlight}») non sono nel testo.`,
  });

/** Refuses items that share one of these fields, at the second one. */
const unlike = <Item extends z.ZodType>(
  item: Item,
  sentences: Partial<Record<keyof z.infer<Item> & string, string>>,
) =>
  list(item).superRefine((items, context) => {
    for (const field of Object.keys(sentences) as (keyof typeof sentences)[])
      for (const [at, one] of items.entries())
        if (items.findIndex((other) => other[field] === one[field]) < at)
          context.addIssue({
            code: 'custom',
            path: [at, field],
            input: one[field],
            message: `«${one[field]}» ${sentences[field]}`,
          });
  });

/** The company that runs the camp, and what it tells families before they enrol. */
export const organisation = z.strictObject({
  siteOrigin: asked(
    origin,
    'Indirizzo del sito',
    'indirizzo del sito (https://…, senza barra finale)',
    'https://www.example.com',
    'marketing',
  ),
  organisation: z
    .strictObject({
      foundedYear: z.int().min(1900).max(new Date().getFullYear()).meta({ title: 'Nato nel' }),
      experienceYears: text.meta({ title: 'Anni di esperienza', help: 'Come «30+».' }),
      childrenHosted: z
        .int()
        .min(100, { error: ({ input }) => `«${input}»: le migliaia si scrivono senza punto, 10000.` })
        .meta({ title: 'Bambini ospitati' }),
      country: text.meta({ title: 'Paese', help: 'Due lettere: IT.' }),
      area: text.meta({ title: 'Zona' }),
      taxNumber: asked(
        vatNumber,
        'Partita IVA',
        'partita IVA',
        '00000000000',
        'office',
        'D.P.R. 633/1972 art. 35',
      ),
    })
    .meta({ title: 'Il centro estivo' }),
  company: z
    .strictObject({
      name: asked(
        text,
        'Ragione sociale',
        'ragione sociale di chi gestisce il centro estivo, come nel registro delle imprese',
        'Girasole Giallo S.r.l. (esempio)',
        'office',
        'D.Lgs. 70/2003 art. 7',
      ),
      registeredOffice: asked(
        text,
        'Sede legale',
        'sede legale: via, CAP, comune e provincia',
        'Viale del Girasole Giallo 1, 00000 Roma (RM) (esempio)',
        'office',
        'D.Lgs. 70/2003 art. 7',
      ),
      register: asked(
        optionalText,
        'Registro delle imprese',
        'iscrizione al registro delle imprese: numero REA e, per le società di capitali, ufficio e numero',
        'REA RM-0000000 (esempio)',
        'office',
        'D.Lgs. 70/2003 art. 7',
      ),
      capital: asked(
        optionalText,
        'Capitale sociale',
        'solo per le società di capitali: capitale versato, eventuale socio unico, eventuale liquidazione',
        '',
        'office',
        'Codice civile art. 2250',
      ),
    })
    .meta({ title: 'La società' }),
  contacts: z
    .strictObject({
      phone: asked(
        phone,
        'Telefono',
        'numero di telefono, con prefisso internazionale',
        '+39 000 000 0000',
        'office',
      ),
      email: asked(email, 'E-mail', 'indirizzo e-mail per le famiglie', 'info@example.com', 'office'),
      chat: z
        .strictObject({
          number: asked(
            phone,
            'Numero',
            'numero della chat, con prefisso internazionale',
            '+39 000 000 0001',
            'office',
          ),
          availability: text.meta({ title: 'Quando si risponde' }),
          address: asked(
            webAddress,
            'Indirizzo',
            'indirizzo che apre la chat (https://…)',
            'https://chat.example.com/',
            'marketing',
          ),
        })
        .meta({ title: 'Chat' }),
    })
    .meta({ title: 'Contatti' }),
  socials: unlike(
    z.strictObject({
      name: text.meta({
        title: 'Nome',
        question: 'nome del profilo social',
        samples: ['Le foto del giorno (esempio)', 'I video (esempio)'],
        who: 'marketing',
      }),
      url: webAddress.meta({
        title: 'Indirizzo',
        question: 'indirizzo del profilo social',
        samples: ['https://example.com/social-1', 'https://example.com/social-2'],
        who: 'marketing',
      }),
    }),
    { name: 'c’è due volte.', url: 'è l’indirizzo di due profili.' },
  ).meta({ title: 'Profili social' }),
  safeguarding: z
    .strictObject({
      person: asked(
        text,
        'Persona',
        'nome della persona responsabile della tutela dei minori',
        'Giulia Girasoli (esempio)',
        'office',
      ),
      email: asked(
        email,
        'E-mail',
        'e-mail della persona responsabile della tutela',
        'tutela@example.com',
        'office',
      ),
    })
    .meta({ title: 'Tutela dei minori' }),
  safeguardingDocuments: asked(
    list(namedAddress),
    'Tutela dei minori: documenti',
    'tutela dei minori: nome e indirizzo del modello organizzativo e del codice di condotta, oppure un elenco vuoto',
    [],
    'lawyer',
    'D.Lgs. 39/2021 art. 16, per gli enti sportivi',
  ),
  appDocuments: z
    .strictObject({
      terms: asked(
        webAddress,
        'Condizioni di contratto',
        'app: indirizzo delle condizioni di contratto',
        'https://example.com/app/condizioni',
        'lawyer',
      ),
      privacy: asked(
        webAddress,
        'Informativa sulla privacy',
        'app: indirizzo dell’informativa sulla privacy',
        'https://example.com/app/privacy',
        'lawyer',
      ),
    })
    .meta({ title: 'Documenti dell’app' }),
  priceTax: asked(
    text,
    'IVA sulle tariffe',
    'IVA sulle tariffe, in una frase: «Prezzi IVA inclusa.» oppure «Prezzi esenti da IVA (articolo …).»',
    'Prezzi IVA inclusa (esempio).',
    'lawyer',
    'Codice del consumo art. 22',
  ),
  documents: asked(
    text,
    'Documenti per iscriversi',
    'quali documenti si caricano nell’app per iscriversi, in una frase',
    'Carica nell’app la tessera sanitaria e un documento del genitore (esempio).',
    'office',
  ),
  refunds: asked(
    text,
    'Rimborsi',
    'rinuncia, malattia, recesso: che cosa si rimborsa, entro quando si chiede, in una o due frasi',
    'Se disdici entro il mercoledì della settimana prima, la settimana si rimborsa per intero; dopo no, salvo malattia (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 e 59',
  ),
  complaints: asked(
    optionalText,
    'Reclami',
    'reclami: a chi si scrivono, entro quando si risponde e, se c’è, l’organismo di conciliazione a cui ci si può rivolgere (ADR), in una o due frasi',
    'Un reclamo si manda per e-mail: rispondiamo entro 30 giorni (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 e 141-sexies',
  ),
  insurance: asked(
    text,
    'Assicurazione',
    'assicurazione dei bambini: che cosa copre e in quale prezzo è compresa, in una frase',
    'L’assicurazione contro gli infortuni è compresa nel prezzo della settimana (esempio).',
    'office',
  ),
  lunch: z
    .strictObject({
      included: asked(
        text,
        'È compreso?',
        'il pranzo e la merenda sono compresi nella tariffa?',
        'Sì, il pranzo e la merenda sono compresi (esempio).',
        'office',
      ),
      onHalfDays: asked(
        text,
        'A mezza giornata',
        'chi esce alle 14:00 pranza al centro estivo?',
        'Sì, si pranza insieme prima dell’uscita (esempio).',
        'office',
      ),
      diets: asked(
        text,
        'Allergie e diete',
        'allergie e diete speciali: come si segnalano, che cosa si può fare',
        'Scrivilo nell’app quando fai l’iscrizione: la cucina prepara un piatto adatto. L’elenco degli allergeni è in sede (esempio).',
        'office',
      ),
    })
    .meta({ title: 'Pranzo e merenda' }),
  positionsMeaning: asked(
    optionalText,
    'Che cosa sono le posizioni',
    'sedi: che cosa contano i numeri 14 e 18 chiamati «posizioni», in due o tre parole',
    'postazioni di gioco (esempio)',
    'office',
  ),
  whatToBring: asked(
    list(text),
    'Che cosa portare ogni giorno',
    'che cosa portare ogni giorno al centro estivo: elenco',
    ['Zainetto con un cambio', 'Borraccia', 'Cappellino', 'Crema solare (esempio)'],
    'office',
  ),
  telecomClubName: asked(
    text,
    'Circolo ricreativo',
    'nome del circolo ricreativo dell’azienda di telecomunicazioni',
    'Circolo di un’azienda di telecomunicazioni',
    'office',
  ),
  chainList: asked(
    optionalText,
    'Lista degli amici',
    'Sconto a Catena: come e a chi si consegna la lista degli amici, in una frase',
    'Manda la lista alla segreteria in chat: un nome per famiglia (esempio).',
    'office',
  ).meta({ onlyWith: 'promotion' }),
  secretariatPeriod: asked(
    optionalText,
    'Orari delle segreterie: mesi',
    'segreterie: in quali mesi valgono gli orari, in una frase; niente se valgono tutto l’anno',
    'Questi orari valgono da aprile a settembre (esempio).',
    'office',
  ),
  story: asked(
    optionalText,
    'La vostra storia',
    'chi siamo: la vostra idea di centro estivo, in una o due frasi',
    'Ogni estate ripartiamo dalla stessa idea: che la sera i bambini chiedano di tornare il giorno dopo (esempio).',
    'marketing',
  ),
  replyTime: asked(
    optionalText,
    'Tempo di risposta',
    'chat, e-mail, telefono: in quanto tempo si risponde, in una frase',
    'In genere rispondiamo entro un giorno (esempio).',
    'office',
  ),
  seasonNotice: asked(
    optionalText,
    'Avviso sulle nuove date',
    'nuove date: se mandate un avviso a chi lo chiede, in una frase; niente se non c’è',
    'Scrivici e ti avvisiamo (esempio).',
    'office',
  ),
  diploma: asked(
    optionalText,
    'Diploma tecnico nazionale',
    'formazione dello staff: quale ente rilascia il diploma tecnico nazionale, in una frase',
    'Lo rilascia un ente di promozione sportiva (esempio).',
    'office',
  ),
  withdrawal: asked(
    text,
    'Recesso',
    'recesso: la conferma del legale che per servizi del tempo libero a date fisse non c’è, e dove lo si dice prima del pagamento, in una frase',
    'Il centro estivo è un servizio del tempo libero con date fissate: il recesso entro 14 giorni non c’è (art. 59, lett. n del Codice del consumo), e l’app lo dice prima del pagamento (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 c. 1 m, 54-bis e 59 n',
  ),
  accessibilityAuthority: asked(
    optionalText,
    'Accessibilità: a chi segnalare',
    'accessibilità: se il D.Lgs. 82/2022 vale per voi, a chi si segnala una risposta che non basta; niente se non vale',
    'Se la risposta non arriva o non basta, puoi segnalarlo all’AgID, l’Agenzia per l’Italia digitale (D.Lgs. 82/2022) (esempio).',
    'lawyer',
    'D.Lgs. 82/2022',
  ),
  pay: asked(
    text,
    'Compenso dello staff',
    'compenso: la fascia per animatori e animatrici e per i capivillaggio, in una frase',
    'Da 800 a 1.200 euro lordi al mese, secondo il ruolo e le ore (esempio).',
    'office',
    'Direttiva (UE) 2023/970 art. 5',
  ),
});

const stores = (device: string) => `app per ${device}: indirizzo nello store`;

/** Pages of others, and who runs them as named to the visitor. */
export const partners = z.strictObject({
  mainGallery: asked(
    webAddress,
    'Gallery generale',
    'gallery generale: indirizzo',
    `${standInsOrigin}/galleria/foto`,
    'marketing',
  ),
  partnerAddresses: z
    .strictObject({
      galleryService: asked(
        text,
        'Gallery: servizio',
        'gallery: nome del servizio che le ospita',
        'Gallery Girasole (esempio)',
        'marketing',
      ),
      galleryPrivacy: asked(
        webAddress,
        'Gallery: privacy',
        'gallery: indirizzo dell’informativa sulla privacy',
        'https://example.com/gallery/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      bookingService: asked(
        text,
        'Promozione e Open Day: servizio',
        'pagina della promozione e prenotazione Open Day: chi le gestisce',
        'Prenotazioni Girasole (esempio)',
        'marketing',
      ),
      bookingPrivacy: asked(
        webAddress,
        'Promozione e Open Day: privacy',
        'pagina della promozione e prenotazione Open Day: indirizzo dell’informativa sulla privacy',
        'https://example.com/prenotazioni/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      /** The booking form stores more than technical cookies: it then waits for a tap. */
      bookingSetsCookies: asked(
        z.boolean(),
        'Il modulo degli Open Day salva cookie',
        'prenotazione Open Day: il modulo salva cookie non tecnici? sì: si apre con un tocco; no: si carica da solo',
        false,
        'marketing',
        'D.Lgs. 196/2003 art. 122',
      ).meta({ onlyWith: 'openDays' }),
      applicationService: asked(
        text,
        'Candidature: servizio',
        'modulo di candidatura: chi lo gestisce',
        'Moduli Girasole (esempio)',
        'marketing',
      ),
      applicationPrivacy: asked(
        webAddress,
        'Candidature: privacy',
        'modulo di candidatura: indirizzo dell’informativa sulla privacy',
        'https://example.com/moduli/privacy',
        'lawyer',
        'GDPR art. 13',
      ),
      shop: asked(
        webAddress,
        'Pagina dello Sconto a Catena',
        'pagina dello Sconto a Catena: indirizzo',
        `${standInsOrigin}/negozio`,
        'marketing',
      ).meta({ onlyWith: 'promotion' }),
      openDayBooking: asked(
        webAddress,
        'Prenotazione degli Open Day',
        'prenotazione Open Day: indirizzo del modulo',
        `${standInsOrigin}/open-day`,
        'marketing',
      ).meta({ onlyWith: 'openDays' }),
      appStoreIos: asked(
        webAddress,
        'App per iPhone e iPad',
        stores('iPhone e iPad'),
        'https://example.com/app-ios',
        'marketing',
      ),
      appStoreAndroid: asked(
        webAddress,
        'App per Android',
        stores('Android'),
        'https://example.com/app-android',
        'marketing',
      ),
      applicationForm: asked(
        webAddress,
        'Modulo di candidatura',
        'modulo di candidatura: indirizzo',
        `${standInsOrigin}/candidatura`,
        'marketing',
      ),
    })
    .meta({ title: 'Indirizzi' }),
  /** Origins that their pages lead on to inside the frame, e.g. to pay; others are blocked there. */
  furtherOrigins: z
    .strictObject({
      shop: asked(
        list(origin),
        'Pagina della promozione',
        'pagina della promozione: gli altri indirizzi a cui porta dentro la cornice, per esempio per pagare (https://… senza percorso), oppure un elenco vuoto',
        [furtherStandInsOrigin],
        'marketing',
      ).meta({ onlyWith: 'promotion' }),
      openDayBooking: asked(
        list(origin),
        'Open Day',
        'prenotazione Open Day: gli altri indirizzi a cui porta dentro la cornice (https://… senza percorso), oppure un elenco vuoto',
        [],
        'marketing',
      ).meta({ onlyWith: 'openDays' }),
    })
    .meta({ title: 'Altri indirizzi dentro le cornici' }),
});

const sampleReviews = [
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
];

const art22 = 'Codice del consumo art. 22 c. 5-bis';

export const reviews = z.strictObject({
  reviews: asked(
    unlike(review, { text: 'è il testo di due recensioni.' }),
    'Recensioni',
    'recensioni dei genitori: elenco, anche vuoto',
    sampleReviews,
    'marketing',
  ),
  reviewsChoice: asked(
    text,
    'Come si scelgono',
    'recensioni: chi sceglie quelle mostrate, e come, in una frase',
    'Sono alcune delle recensioni ricevute: le scegliamo noi, tra le più recenti (esempio).',
    'marketing',
    art22,
  ).meta({ onlyWith: 'reviews' }),
  reviewsProvenance: asked(
    text,
    'Come si verificano',
    'recensioni: se e come si verifica che vengano da famiglie iscritte, in una frase; se non si verifica, va detto',
    'Scrivono solo famiglie iscritte, che riconosciamo dall’indirizzo e-mail dell’iscrizione (esempio).',
    'marketing',
    art22,
  ).meta({ onlyWith: 'reviews' }),
  reviewStatistics: list(
    z.strictObject({
      value: statistic.meta({ title: 'Numero', help: '«98%», «4,9/5», «100+».' }),
      label: text.meta({ title: 'Che cosa dice' }),
    }),
  ).meta({ title: 'Numeri' }),
  statisticsSource: asked(
    text,
    'Fonte dei numeri',
    'statistiche delle recensioni (98%, 4,9/5, 100+): chi le ha raccolte, dove e quando',
    'Numeri: questionario di fine estate tra le famiglie (esempio).',
    'marketing',
    'Codice del consumo art. 23',
  ),
});

const processor = (title: string, sample: string) =>
  asked(
    text,
    title,
    `${title}: chi è il fornitore, che cosa fa, dove tiene i dati e con quale garanzia se fuori dall’Unione europea`,
    `${title}: ${sample}${sample.endsWith('nell’Unione europea') ? '' : ', con le clausole contrattuali tipo della Commissione europea'} (esempio).`,
    'lawyer',
    'GDPR artt. 28 e 44–49',
  );

/** The data controller's answers for the privacy page. */
export const controller = z.strictObject({
  email: asked(
    email,
    'E-mail per la privacy',
    'e-mail per le richieste sulla privacy',
    'privacy@example.com',
    'lawyer',
  ),
  certifiedEmail: asked(email, 'PEC', 'PEC del titolare', 'pec@example.com', 'lawyer'),
  dataProtectionOfficer: asked(
    optionalText,
    'Responsabile della protezione dei dati',
    'responsabile della protezione dei dati: contatto; niente se non è nominato',
    '',
    'lawyer',
  ),
  health: asked(
    optionalText,
    'Dati sulla salute',
    'dati sulla salute (allergie, malattie, medicine) che un genitore scrive in chat o per e-mail: a che cosa servono, con quale consenso',
    'Allergie, malattie e medicine si scrivono nell’app, non in chat. Se ce ne scrivi lo stesso, le usiamo solo per prenderci cura del bambino o della bambina, con il tuo consenso (art. 9, par. 2, lett. a del GDPR) (esempio).',
    'lawyer',
    'GDPR art. 9',
  ),
  /** Companies that process data for the controller, each a sentence. */
  processors: z
    .strictObject({
      hosting: processor(
        'Hosting',
        'Cloudflare, Inc., che conserva e distribuisce il sito, anche negli Stati Uniti',
      ),
      ai: processor(
        'Intelligenza artificiale',
        'Girasole AI, che scrive i testi chiesti dallo staff, negli Stati Uniti',
      ),
      chat: processor('Chat', 'Chat Girasole, quando scegli di scriverci da lì, negli Stati Uniti'),
      gallery: processor('Gallery', 'Gallery Girasole, quando apri una gallery, in Australia'),
      forms: processor(
        'Moduli',
        'Prenotazioni Girasole e Moduli Girasole, quando ne compili uno, nell’Unione europea',
      ),
    })
    .meta({ title: 'Responsabili del trattamento' }),
  openDays: asked(
    text,
    'Prenotazioni degli Open Day',
    'modulo degli Open Day: quali dati, anche dei bambini, su quale base, per quanto tempo',
    'Il modulo chiede nome, età e recapiti, anche del bambino o della bambina: servono a organizzare l’Open Day (art. 6, par. 1, lett. b del GDPR) e si cancellano a fine stagione (esempio).',
    'lawyer',
    'GDPR art. 13',
  ).meta({ onlyWith: 'openDays' }),
  chainList: asked(
    optionalText,
    'Lista degli amici',
    'Sconto a Catena: quali dati degli amici in lista, con quale accordo, per quanto tempo',
    'Della lista degli amici ci basta un nome per famiglia, con il suo accordo: serve ad applicare lo sconto e si cancella a fine stagione (esempio).',
    'lawyer',
    'GDPR artt. 13 e 14',
  ).meta({ onlyWith: 'promotion' }),
  retention: asked(
    text,
    'Conservazione',
    'per quanto tempo si conservano i messaggi ricevuti e i dati tecnici della visita',
    'I messaggi si conservano fino alla fine della stagione, i dati tecnici della visita per 30 giorni (esempio).',
    'lawyer',
    'GDPR art. 13, par. 2, lett. a',
  ),
  childrenImages: asked(
    text,
    'Foto e video dei bambini',
    'foto e video dei bambini: come si chiede il consenso ai genitori, dove si pubblicano, come si fa togliere un’immagine',
    'Foto e video dei bambini si pubblicano sul sito e sui profili social solo con il consenso scritto di entrambi i genitori (art. 6, par. 1, lett. a del GDPR), fino a quando uno dei due lo revoca. Per far togliere un’immagine basta un’e-mail (esempio).',
    'lawyer',
    'Codice civile art. 10; L. 633/1941 artt. 96 e 97',
  ),
  applicants: asked(
    text,
    'Candidature',
    'candidature, anche di chi ha 16 o 17 anni: quali dati, su quale base, per quanto tempo',
    'Il modulo di candidatura raccoglie nome, recapiti ed esperienze, che servono a valutare la richiesta di chi si candida (art. 6, par. 1, lett. b del GDPR) e si cancellano dopo 12 mesi (esempio).',
    'lawyer',
    'GDPR art. 13',
  ),
  reviews: asked(
    text,
    'Recensioni',
    'recensioni pubblicate: quali dati, come si chiede il consenso di chi scrive, come si fa togliere la propria',
    'Di ogni recensione pubblichiamo il testo, il nome con l’iniziale del cognome e l’età dei figli, mai il loro nome, con il consenso di chi l’ha scritta (art. 6, par. 1, lett. a del GDPR). Per toglierla basta un’e-mail (esempio).',
    'lawyer',
    'GDPR art. 13',
  ).meta({ onlyWith: 'reviews' }),
  notices: asked(
    text,
    'Avvisi sulle nuove date',
    'chi chiede di essere avvisato delle nuove date: per quanto tempo si conserva il suo recapito',
    'Il recapito si cancella appena mandato l’avviso, al più tardi dopo 12 mesi (esempio).',
    'lawyer',
    'GDPR art. 13, par. 2, lett. a',
  ),
});

/** Answers about the people who are with the children; none: the pages leave it out. */
export const childCare = z.strictObject({
  animatorsPerChild: asked(
    optionalText,
    'Quanti bambini per animatore',
    'chi sta con i bambini: quanti ne segue al massimo un animatore o un’animatrice, per età',
    'Un animatore o un’animatrice ogni dieci bambini, ogni otto sotto i sei anni (esempio).',
    'office',
  ),
  checks: asked(
    optionalText,
    'Controlli prima di assumere',
    'chi sta con i bambini: che cosa si controlla prima di assumere',
    'Chiediamo il certificato del casellario giudiziale e facciamo un colloquio (esempio).',
    'office',
    'D.P.R. 313/2002 art. 25-bis',
  ),
  firstAid: asked(
    optionalText,
    'Primo soccorso',
    'primo soccorso: chi è formato, che cosa c’è in sede, chi si chiama in un’emergenza',
    'In ogni sede c’è una persona formata al primo soccorso. In un’emergenza chiamiamo il 112, poi te (esempio).',
    'office',
  ),
});

/** Answers of the venue and enrolment pages that no other fact gives; none: the pages leave it out. */
export const parentAnswers = z.strictObject({
  collection: asked(
    optionalText,
    'Uscita',
    'uscita: chi può venire a prendere un bambino, come si indica un’altra persona, quale documento si chiede',
    'I genitori e le persone che hai indicato nell’app: all’uscita chiediamo un documento (esempio).',
    'office',
  ),
  illness: asked(
    optionalText,
    'Malattia',
    'malattia: che cosa si fa se un bambino sta male durante la giornata, quando può tornare',
    'Ti chiamiamo subito. Torna quando sta bene (esempio).',
    'office',
  ),
  medicines: asked(
    optionalText,
    'Medicine',
    'medicine: se lo staff le dà, con quale richiesta dei genitori e quale prescrizione',
    'La diamo solo con la richiesta scritta dei genitori e la prescrizione del medico (esempio).',
    'office',
  ),
  swimming: asked(
    optionalText,
    'Acqua',
    'acqua: dove si fa il bagno, chi sorveglia, bisogna saper nuotare',
    'Si entra in acqua a piccoli gruppi, con una persona che sorveglia. Non serve saper nuotare (esempio).',
    'office',
  ),
  settlingIn: asked(
    optionalText,
    'Inserimento',
    'inserimento: che cosa si fa se un bambino all’inizio non si trova bene',
    'I primi giorni una persona dello staff resta vicino al bambino che fa più fatica. Se non basta ti chiamiamo, e decidiamo insieme (esempio).',
    'office',
  ),
  weather: asked(
    optionalText,
    'Pioggia e caldo',
    'pioggia e caldo: dove si va, che cosa cambia nella giornata',
    'Se piove si gioca al coperto. Nelle ore più calde si sta all’ombra e si beve spesso (esempio).',
    'office',
  ),
  ageDay: asked(
    optionalText,
    'Età',
    'età: in quale giorno si conta, e che cosa fa chi compie quattro anni durante l’estate',
    'Conta l’età che ha il primo giorno della settimana scelta. Se compie quattro anni poco dopo, scrivici (esempio).',
    'office',
  ),
  visits: asked(
    optionalText,
    'Visite',
    'visite: se si può vedere una sede fuori dagli Open Day, quando e come si chiede',
    'Una sede si può vedere su appuntamento: scrivici il giorno che preferisci (esempio).',
    'office',
  ),
  disability: asked(
    optionalText,
    'Disabilità e sostegno',
    'disabilità, autismo, sostegno: come si accoglie, che cosa serve sapere prima, se c’è una persona dedicata',
    'Sì. Prima ne parliamo con te, e con chi lo segue se vuoi, per capire quale sostegno serve (esempio).',
    'office',
  ),
  diets: asked(
    optionalText,
    'Dieta vegetariana o religiosa',
    'pranzo: dieta vegetariana, dieta per motivi religiosi',
    'Sì: lo scegli nell’app, e in cucina c’è un piatto vegetariano ogni giorno (esempio).',
    'office',
  ),
  changeWeek: asked(
    optionalText,
    'Cambio di settimana',
    'settimana già pagata: se si può cambiare, entro quando, come si chiede',
    'Sì, entro il mercoledì della settimana prima, se nell’altra c’è posto: scrivici (esempio).',
    'office',
  ),
  missedDays: asked(
    optionalText,
    'Giorni persi per malattia',
    'giorni persi per malattia: quanti se ne recuperano o si rimborsano, con quale certificato, entro quando si chiede',
    'I giorni persi si recuperano con il certificato del medico, entro la fine dell’estate: chiedilo entro una settimana (esempio).',
    'office',
  ),
});

/** For the staff alone. */
export const staff = z.strictObject({
  phone: asked(
    phone,
    'Telefono della direzione',
    'Area Staff: telefono della direzione',
    '+39 000 000 0002',
    'office',
  ),
  email: asked(email, 'E-mail', 'Area Staff: e-mail per informazioni', 'staff@example.com', 'office'),
  photoFolder: asked(
    webAddress,
    'Cartella delle foto',
    'Area Staff: cartella condivisa delle foto',
    `${standInsOrigin}/cartella-foto`,
    'marketing',
  ),
  photoManual: asked(
    webAddress,
    'Manuale delle foto',
    'Area Staff: manuale delle foto',
    `${standInsOrigin}/manuale-foto`,
    'marketing',
  ),
});
