import type { FailureCode } from '#frontend/members/api.ts';

/** What a person reads when a call fails: what happened (used when the server sent no sentence) and what to do now. */
export const failures: Record<FailureCode, { message: string; advice: string }> = {
  no_connection: {
    message: 'Non riesco a collegarmi.',
    advice: 'Controlla la rete e riprova: quello che hai scritto resta qui.',
  },
  unreadable_answer: {
    message: 'La risposta è arrivata incompleta o illeggibile.',
    advice: 'Riprova. Se sei su una rete Wi-Fi pubblica, controlla di aver fatto l’accesso.',
  },
  invalid_request: {
    message: 'La richiesta non è valida.',
    advice: 'Controlla quello che hai scritto e riprova.',
  },
  empty_description: {
    message: 'Inserisci una descrizione per generare il contenuto',
    advice: 'Scrivi due righe sull’attività, poi riprova.',
  },
  description_too_long: {
    message: 'La descrizione è troppo lunga.',
    advice: 'Accorciala e riprova.',
  },
  not_signed_in: {
    message: 'La sessione è scaduta.',
    advice: 'Inserisci di nuovo il codice: quello che hai scritto resta qui.',
  },
  wrong_passcode: {
    message: 'Il codice non è giusto.',
    advice: 'Controlla maiuscole e spazi, oppure chiedilo alla direzione.',
  },
  forbidden_origin: {
    message: 'La richiesta non viene da questo sito.',
    advice: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  },
  not_found: {
    message: 'Questa funzione non risponde più a questo indirizzo.',
    advice: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  },
  method_not_allowed: {
    message: 'Questa funzione non risponde più in questo modo.',
    advice: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  },
  too_large: {
    message: 'Il testo inviato è troppo grande.',
    advice: 'Accorcialo e riprova.',
  },
  unsupported_media_type: {
    message: 'Il formato della richiesta non è accettato.',
    advice: 'Copia quello che hai scritto, ricarica la pagina e riprova.',
  },
  too_many_attempts: {
    message: 'Troppi tentativi.',
    advice: 'Aspetta prima di riprovare.',
  },
  quota_reached: {
    message: 'Hai raggiunto il numero massimo di contenuti.',
    advice: 'La descrizione resta qui: riprova più tardi.',
  },
  generation_failed: {
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    advice: 'La descrizione resta qui: puoi riprovare quando vuoi.',
  },
  generation_timed_out: {
    message: 'Errore durante la generazione del contenuto. Riprova più tardi.',
    advice: 'Il servizio è lento: riprova tra un minuto, la descrizione resta qui.',
  },
  not_configured: {
    message: 'Il generatore non è ancora attivo.',
    advice: 'Avvisa la direzione: la descrizione resta qui.',
  },
  unavailable: {
    message: 'Il servizio non è disponibile in questo momento.',
    advice: 'Riprova tra qualche minuto.',
  },
  internal_error: {
    message: 'Qualcosa non ha funzionato.',
    advice: 'Riprova. Se succede ancora, avvisa la direzione.',
  },
};
