import * as z from 'zod';
import { asked } from './asked.ts';
import {
  answer,
  email,
  list,
  optionalAnswer,
  optionalText,
  origin,
  phone,
  text,
  unlike,
  vatNumber,
  webAddress,
} from './formats.ts';

const namedAddress = z.strictObject({
  name: text.meta({ title: 'Nome' }),
  url: webAddress.meta({ title: 'Indirizzo' }),
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
    answer,
    'Documenti per iscriversi',
    'quali documenti si caricano nell’app per iscriversi, in una frase',
    'Carica nell’app la tessera sanitaria e un documento del genitore (esempio).',
    'office',
  ),
  refunds: asked(
    answer,
    'Rimborsi',
    'rinuncia, malattia, recesso: che cosa si rimborsa, entro quando si chiede, in una o due frasi',
    'Se disdici entro il mercoledì della settimana prima, la settimana si rimborsa per intero; dopo no, salvo malattia (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 e 59',
  ),
  complaints: asked(
    optionalAnswer,
    'Reclami',
    'reclami: a chi si scrivono, entro quando si risponde e, se c’è, l’organismo di conciliazione a cui ci si può rivolgere (ADR), in una o due frasi',
    'Un reclamo si manda per e-mail: rispondiamo entro 30 giorni (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 e 141-sexies',
  ),
  insurance: asked(
    answer,
    'Assicurazione',
    'assicurazione dei bambini: che cosa copre e in quale prezzo è compresa, in una frase',
    'L’assicurazione contro gli infortuni è compresa nel prezzo della settimana (esempio).',
    'office',
  ),
  lunch: z
    .strictObject({
      included: asked(
        answer,
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
        answer,
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
    answer,
    'Recesso',
    'recesso: la conferma del legale che per servizi del tempo libero a date fisse non c’è, e dove lo si dice prima del pagamento, in una frase',
    'Il centro estivo è un servizio del tempo libero con date fissate: il recesso entro 14 giorni non c’è (art. 59, lett. n del Codice del consumo), e l’app lo dice prima del pagamento (esempio).',
    'lawyer',
    'Codice del consumo artt. 49 c. 1 m, 54-bis e 59 n',
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
