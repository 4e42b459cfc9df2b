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
  /** On the gate, after the area was covered. */
  expiredNotice: 'La sessione è scaduta: rientra con il codice. Quello che era scritto si ritrova dopo.',
  /** Where the session has ended before its time. */
  revokedLead: 'Forse il codice è cambiato: se quello che hai non va, chiedilo alla direzione. Quello che hai scritto resta dov’è.',
  later: 'Non ora',
  /** `id`: beginning of a request id. Not «codice» alone, which is the staff's. */
  reference: (id: string) => `Codice dell’errore: ${id}`,
  /** `time`: «21:40». */
  signOutPending: (hasConnection: boolean, time: string) =>
    `Uscita fatta, bozze cancellate. ${hasConnection ? 'Il server non l’ha ancora confermata' : 'Manca la rete'}: tieni aperta la pagina, o l’accesso scade da solo alle ${time}.`,
  signedOut: 'Fatto: ora l’accesso è chiuso.',
  withoutScript: 'L’Area Staff ha bisogno di JavaScript: attivalo nel browser e ricarica la pagina.',
  notStaff: 'Non fai parte dello staff?',
  homeLink: 'Torna al sito',
} as const satisfies PageText & Record<string, unknown>;

const broken = { advice: 'Ricarica la pagina e riprova.', nextStep: 'reload' } as const;

/** Failures that only the browser can know; `worker/contract.ts` has the sentences of the rest. */
export const browserSentences = {
  no_connection: 'Non c’è connessione.',
  connection_lost: 'La connessione si è interrotta.',
  no_answer: 'La rete non risponde.',
  no_service: 'Il servizio non risponde.',
  cookies_refused: 'Il codice è giusto, ma il browser rifiuta il cookie che tiene aperta la sessione.',
  unreadable_answer: 'Risposta illeggibile: forse il Wi-Fi chiede l’accesso.',
} as const;

/** By code: what to do now, beside the sentence that gives the cause. */
export const failures = {
  no_connection: {
    advice: 'Controlla la rete e riprova: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  connection_lost: {
    advice: 'Riprova: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  no_answer: {
    advice: 'Controlla la connessione e riprova: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  no_service: {
    advice: 'Riprova tra qualche minuto: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  cookies_refused: {
    advice:
      'Consenti i cookie per questo sito nelle impostazioni del browser, oppure apri la pagina in un altro browser, e riprova.',
    nextStep: 'change_input',
  },
  unreadable_answer: {
    advice: 'Prova con i dati del telefono: quello che hai scritto resta qui.',
    nextStep: 'retry',
  },
  invalid_request: broken,
  empty_description: {
    advice: 'Bastano due righe: che cosa, dove, con chi.',
    nextStep: 'change_input',
  },
  description_too_long: {
    advice: 'Togli qualche frase e riprova.',
    nextStep: 'change_input',
  },
  not_signed_in: {
    advice: 'Quello che hai scritto resta qui.',
    nextStep: 'sign_in',
  },
  wrong_passcode: {
    advice:
      'Con «Mostra il codice» puoi rileggerlo: maiuscole, spazi e trattini non contano. Se non lo ricordi, chiedilo alla direzione.',
    nextStep: 'change_input',
  },
  forbidden_origin: broken,
  not_found: broken,
  method_not_allowed: broken,
  unsupported_media_type: broken,
  too_large: {
    advice: 'Togli qualche frase e riprova.',
    nextStep: 'change_input',
  },
  too_many_attempts: {
    advice: 'Intanto chiedi il codice giusto alla direzione.',
    nextStep: 'wait',
  },
  quota_reached: {
    advice: 'Se hai fretta, scrivilo a mano: la descrizione resta qui.',
    nextStep: 'wait',
  },
  generation_failed: {
    advice: 'Il servizio che scrive i post non ha risposto bene. La descrizione resta qui: puoi riprovare quando vuoi.',
    nextStep: 'retry',
  },
  generation_timed_out: {
    advice: 'Il servizio è lento. La descrizione resta qui: puoi riprovare quando vuoi.',
    nextStep: 'retry',
  },
  not_configured: {
    advice: 'Avvisa la direzione: la descrizione resta qui.',
    nextStep: 'tell_management',
  },
  unavailable: {
    advice: 'Riprova tra qualche minuto. Se continua, avvisa la direzione.',
    nextStep: 'retry',
  },
  internal_error: {
    advice: 'Riprova. Se succede ancora, avvisa la direzione.',
    nextStep: 'retry',
  },
} as const;
