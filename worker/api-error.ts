import type { ErrorBody, ErrorCode } from './contract.ts';

const broken = 'Qualcosa non ha funzionato. Ricarica la pagina e riprova.';
const seeLater = 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.';
const notGenerated = 'Errore durante la generazione del contenuto. Riprova più tardi.';

/** The closed list of failures: status for machines, sentence for people. */
const errors = {
  invalid_request: [400, broken],
  empty_description: [400, 'Inserisci una descrizione per generare il contenuto'],
  description_too_long: [
    400,
    'La descrizione è troppo lunga: il massimo è 4.000 caratteri. Togli qualche frase e riprova.',
  ],
  not_signed_in: [401, 'Per continuare inserisci il codice dello staff.'],
  wrong_passcode: [401, 'Il codice dello staff non è corretto. Controllalo, o chiedilo alla direzione.'],
  forbidden_origin: [403, broken],
  not_found: [404, 'Questo indirizzo non esiste.'],
  method_not_allowed: [405, broken],
  too_large: [413, 'Il testo è troppo lungo. Togli qualche frase e riprova.'],
  unsupported_media_type: [415, broken],
  too_many_attempts: [429, 'Ci sono stati troppi tentativi con un codice sbagliato. Riprova più tardi.'],
  quota_reached: [429, 'Per ora i contenuti disponibili sono finiti. Riprova più tardi.'],
  internal_error: [500, seeLater],
  generation_failed: [502, notGenerated],
  not_configured: [503, 'La generazione dei contenuti non è ancora attiva. Avvisa la direzione.'],
  unavailable: [503, seeLater],
  generation_timed_out: [504, notGenerated],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>;

/** A failure of the closed list; thrown anywhere, answered in one place (`index.ts`). */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly headers: Record<string, string>;

  constructor(code: ErrorCode, headers: Record<string, string> = {}) {
    super(code);
    this.code = code;
    this.headers = headers;
  }

  get status() {
    return errors[this.code][0];
  }

  get body(): ErrorBody {
    return { error: { code: this.code, message: errors[this.code][1] } };
  }
}
