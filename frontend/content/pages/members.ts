import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';

/** The gate in front of the staff area: public, so it says nothing of what is behind. */
export const members = {
  title: `Area Staff · ${siteName}`,
  description: 'L’Area Staff del centro estivo: si entra con il codice dello staff.',
  updated: '2026-11-28',
  kicker: 'Area Staff',
  heading: 'Ciao! Qui entra lo staff',
  lead: 'Il codice te lo dà la direzione. L’accesso dura 12 ore.',
  headingAgain: 'Che bello rivederti!',
  leadAgain: 'Scrivi il codice dello staff.',
  passcode: 'Codice dello staff',
  show: 'Mostra il codice',
  submit: 'Entra',
  submitting: 'Un attimo…',
  opening: 'L’Area Staff si apre…',
  openingFailed: 'L’Area Staff non si è caricata. Controlla la rete e riprova.',
  retry: 'Riprova',
  empty: 'Scrivi il codice dello staff.',
  /** `when` as Intl says it: «tra 40 minuti», «tra 3 ore». */
  wait: (when: string) => `Puoi riprovare ${when}.`,
  expiredHeading: 'La sessione è scaduta',
  expiredLead: 'Inserisci di nuovo il codice: quello che hai scritto resta dov’è.',
  later: 'Non ora',
  /** `time`: «21:40». */
  signOutPending: (hasConnection: boolean, time: string) =>
    `Uscita fatta, bozze cancellate. ${hasConnection ? 'Il server non l’ha ancora confermata' : 'Manca la rete'}: tieni aperta la pagina, o l’accesso scade da solo alle ${time}.`,
  signedOut: 'Fatto: ora l’accesso è chiuso.',
  withoutScript: 'L’Area Staff ha bisogno di JavaScript: attivalo nel browser e ricarica la pagina.',
  notStaff: 'Non fai parte dello staff?',
  homeLink: 'Torna al sito',
} as const satisfies PageText & Record<string, unknown>;

/** Name and icon label of the installed staff area. */
export const membersApp = { name: `${siteName} Staff`, shortName: 'Staff' } as const;

const resend = 'Ricarica la pagina e riprova.';
const broken = { sentence: 'Qualcosa non ha funzionato.', advice: resend, nextStep: 'reload' } as const;
const notGenerated = 'Errore durante la generazione del contenuto. Riprova più tardi.';

/** Error messages by code: the cause, then the next step. */
export const failures = {
  no_connection: {
    sentence: 'Non c’è connessione.',
    advice: 'Controlla la rete e riprova: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  no_answer: {
    sentence: 'La rete non risponde.',
    advice: 'Controlla la connessione e riprova: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  cookies_refused: {
    sentence: 'Il codice è giusto, ma il browser rifiuta il cookie che tiene aperta la sessione.',
    advice:
      'Consenti i cookie per questo sito nelle impostazioni del browser, oppure apri la pagina in un altro browser, e riprova.',
    nextStep: 'change_input',
  },
  unreadable_answer: {
    sentence: 'Risposta illeggibile: forse il Wi-Fi chiede l’accesso.',
    advice: 'Prova con i dati del telefono: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  invalid_request: broken,
  empty_description: {
    sentence: 'Inserisci una descrizione per generare il contenuto',
    advice: 'Bastano due righe: che cosa, dove, con chi.',
    nextStep: 'change_input',
  },
  description_too_long: {
    sentence: 'La descrizione è troppo lunga.',
    advice: 'Togli qualche frase e riprova.',
    nextStep: 'change_input',
  },
  not_signed_in: {
    sentence: 'Per continuare inserisci il codice dello staff.',
    advice: 'Quello che hai scritto resta qui.',
    nextStep: 'sign_in',
  },
  wrong_passcode: {
    sentence: 'Il codice dello staff non è corretto.',
    advice:
      'Con «Mostra il codice» puoi controllare maiuscole e trattini. Se non lo ricordi, chiedilo alla direzione.',
    nextStep: 'change_input',
  },
  forbidden_origin: broken,
  not_found: broken,
  method_not_allowed: broken,
  unsupported_media_type: broken,
  too_large: {
    sentence: 'Il testo è troppo lungo.',
    advice: 'Togli qualche frase e riprova.',
    nextStep: 'change_input',
  },
  too_many_attempts: {
    sentence: 'Ci sono stati troppi tentativi con un codice sbagliato.',
    advice: 'Intanto chiedi il codice giusto alla direzione.',
    nextStep: 'wait',
  },
  quota_reached: {
    sentence: 'Per ora niente altri post.',
    advice: 'Se hai fretta, scrivilo a mano: la descrizione resta qui.',
    nextStep: 'wait',
  },
  generation_failed: {
    sentence: notGenerated,
    advice: 'Il servizio che scrive i post non ha risposto bene: la descrizione resta qui.',
    nextStep: 'retry',
  },
  generation_timed_out: {
    sentence: notGenerated,
    advice: 'Il servizio è lento: la descrizione resta qui.',
    nextStep: 'retry',
  },
  not_configured: {
    sentence: 'La generazione dei contenuti non è ancora attiva.',
    advice: 'Avvisa la direzione: la descrizione resta qui.',
    nextStep: 'tell_management',
  },
  unavailable: {
    sentence: 'Il servizio non è disponibile in questo momento.',
    advice: 'Riprova tra qualche minuto. Se continua, avvisa la direzione.',
    nextStep: 'retry',
  },
  internal_error: {
    sentence: 'Qualcosa non ha funzionato.',
    advice: 'Riprova. Se succede ancora, avvisa la direzione.',
    nextStep: 'retry',
  },
} as const;
