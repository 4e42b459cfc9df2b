import { siteName } from '../site.ts';
import type { PageText } from '../types.ts';

/** The gate in front of the staff area: public, so it says nothing of what is behind. */
export const members = {
  title: `Area Staff · ${siteName}`,
  description: 'Area riservata allo staff del centro estivo: si entra con il codice.',
  updated: '2026-11-21',
  kicker: 'Area riservata',
  heading: 'Ciao! Entra con il codice dello staff',
  lead: 'Il codice è lo stesso per tutti e te lo dà la direzione. Resti dentro per dodici ore, poi te lo chiediamo di nuovo.',
  passcode: 'Codice dello staff',
  show: 'Mostra il codice',
  submit: 'Entra',
  submitting: 'Un attimo…',
  opening: 'Apro l’area staff…',
  openingFailed: 'L’area staff non si è caricata. Controlla la rete e riprova.',
  retry: 'Riprova',
  empty: 'Scrivi il codice dello staff.',
  wait: (minutes: number) =>
    minutes > 1 ? `Puoi riprovare tra ${minutes} minuti.` : 'Puoi riprovare tra un minuto.',
  expiredHeading: 'La sessione è scaduta',
  expiredLead: 'Inserisci di nuovo il codice: quello che hai scritto resta dov’è.',
  later: 'Non ora',
  withoutScript: 'L’area staff ha bisogno di JavaScript: attivalo nel browser e ricarica la pagina.',
  notStaff: 'Non fai parte dello staff?',
  homeLink: 'Torna al sito',
} as const satisfies PageText & Record<string, unknown>;

/** What only the browser can know of a failed call; the server sends its own sentences. */
export const connectionFailures = {
  no_connection: 'Non riesco a collegarmi. Controlla la rete e riprova.',
  unreadable_answer:
    'La risposta è arrivata incompleta. Se sei su una rete Wi-Fi pubblica, controlla di aver fatto l’accesso e riprova.',
} as const;
