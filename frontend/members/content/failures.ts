import type { FailureCode } from '#frontend/gate/api-client.ts';

/** What to do now, said after the sentence of the failure itself. */
export const advice: Record<FailureCode, string> = {
  no_connection: 'Controlla la rete e riprova: quello che hai scritto resta qui.',
  unreadable_answer: 'Riprova. Se sei su una rete Wi-Fi pubblica, controlla di aver fatto l’accesso.',
  invalid_request: 'Controlla quello che hai scritto e riprova.',
  empty_description: 'Scrivi due righe sull’attività, poi riprova.',
  description_too_long: 'Accorciala e riprova.',
  not_signed_in: 'Inserisci di nuovo il codice: quello che hai scritto resta qui.',
  wrong_passcode: 'Controlla maiuscole e spazi, oppure chiedilo alla direzione.',
  forbidden_origin: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  not_found: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  method_not_allowed: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  too_large: 'Accorcialo e riprova.',
  unsupported_media_type: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  too_many_attempts: 'Aspetta prima di riprovare.',
  quota_reached: 'La descrizione resta qui: riprova più tardi.',
  generation_failed: 'La descrizione resta qui: puoi riprovare quando vuoi.',
  generation_timed_out: 'Il servizio è lento: riprova tra un minuto, la descrizione resta qui.',
  not_configured: 'Avvisa la direzione: la descrizione resta qui.',
  unavailable: 'Riprova tra qualche minuto.',
  internal_error: 'Riprova. Se succede ancora, avvisa la direzione.',
};
