import type { ErrorBody, ErrorCode } from './contract.ts';

const seeLater = 'Il servizio non è disponibile in questo momento. Riprova tra qualche minuto.';
const notGenerated = 'Errore durante la generazione del contenuto. Riprova più tardi.';

/** The closed list of failures: status for machines, sentence for people. */
const errors = {
  invalid_request: [400, 'La richiesta non è valida. Ricarica la pagina e riprova.'],
  empty_description: [400, 'Inserisci una descrizione per generare il contenuto'],
  description_too_long: [400, 'La descrizione è troppo lunga: il massimo è 4.000 caratteri.'],
  not_signed_in: [401, 'Per continuare inserisci il codice di accesso dello staff.'],
  wrong_passcode: [401, 'Il codice di accesso non è corretto.'],
  forbidden_origin: [403, 'La richiesta non arriva dalle pagine di questo sito.'],
  not_found: [404, 'Questo indirizzo non esiste.'],
  method_not_allowed: [405, 'Questa operazione non è prevista per questo indirizzo.'],
  too_large: [413, 'I dati inviati sono troppi. Accorcia il testo e riprova.'],
  unsupported_media_type: [415, 'I dati inviati non sono nel formato previsto (JSON).'],
  too_many_attempts: [429, 'Troppi tentativi di accesso. Riprova più tardi.'],
  quota_reached: [429, 'Hai raggiunto il limite di contenuti generati. Riprova più tardi.'],
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
