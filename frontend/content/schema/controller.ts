import * as z from 'zod';
import { asked } from './asked.ts';
import { email, optionalText, text } from './formats.ts';

const processor = (title: string, sample: string) =>
  asked(
    text,
    title,
    `${title}: chi è il fornitore, che cosa fa, dove tiene i dati e con quale garanzia se fuori dall’Unione europea`,
    `${title}: ${sample}${sample.endsWith('nell’Unione europea') ? '' : ', con le clausole contrattuali tipo della Commissione europea'} (esempio).`,
    'lawyer',
    'GDPR artt. 28 e 44–49',
  );

/** The data controller's answers for the legal pages. */
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
  accessibilityAuthority: asked(
    optionalText,
    'Accessibilità: a chi segnalare',
    'accessibilità: se il D.Lgs. 82/2022 vale per voi, a chi si segnala una risposta che non basta; niente se non vale',
    'Se la risposta non arriva o non basta, puoi segnalarlo all’AgID, l’Agenzia per l’Italia digitale (D.Lgs. 82/2022) (esempio).',
    'lawyer',
    'D.Lgs. 82/2022',
  ),
});
