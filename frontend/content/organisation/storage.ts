import { lastReloadKey } from '#frontend/early/reload-once.ts';
import { frameConsentKey } from '#frontend/ui/frame-consent-key.ts';
import { scrollPositionKey } from '#frontend/ui/use-scroll-restoration.ts';
import { offlineCacheName } from './offline-cache-name.ts';

/** Everything the site's own code stores in a browser: names for the code, rows for the cookie page's table. */
export type StoredItem = {
  name: string;
  kind: 'cookie' | 'localStorage' | 'sessionStorage' | 'cacheStorage';
  category: 'technical' | 'preference';
  purpose: string;
  duration: string;
};

export const storedItems = {
  galleryConsent: {
    name: frameConsentKey,
    kind: 'localStorage',
    category: 'preference',
    purpose: 'Ricorda quali pagine di altri hai scelto di aprire, per non chiedertelo ogni volta.',
    duration: 'Finché non revochi la scelta o cancelli i dati del browser',
  },
  lastReload: {
    name: lastReloadKey,
    kind: 'sessionStorage',
    category: 'technical',
    purpose:
      'Se un file della pagina non arriva, ricorda quando la pagina è stata ricaricata, per non farlo più di una volta all’ora. Non viene inviata.',
    duration: 'Fino a quando si chiude la scheda',
  },
  scrollPosition: {
    name: scrollPositionKey,
    kind: 'sessionStorage',
    category: 'technical',
    purpose: 'Se ricarichi un preventivo, ricorda il punto della pagina in cui eri. Non viene inviata.',
    duration: 'Fino a quando la pagina si riapre, o si chiude la scheda',
  },
  membersSession: {
    name: '__Host-members',
    kind: 'cookie',
    category: 'technical',
    purpose: 'Tiene aperta la sessione di chi entra nell’Area Staff. Chi visita il sito non lo riceve.',
    duration: '12 ore, o fino all’uscita',
  },
  membersDevice: {
    name: '__Host-device',
    kind: 'cookie',
    category: 'technical',
    purpose:
      'Riconosce un dispositivo già entrato nell’Area Staff, così i tentativi sbagliati di altri non lo chiudono fuori. Chi visita il sito non lo riceve.',
    duration: '90 giorni dall’ultimo ingresso, o fino all’uscita',
  },
  membersLeftCookie: {
    name: '__Host-left',
    kind: 'cookie',
    category: 'technical',
    purpose:
      'Se all’uscita il server non riesce a chiudere la sessione, gli permette di farlo appena può. Non apre l’Area Staff; chi visita il sito non lo riceve.',
    duration: 'Fino alla chiusura della sessione, al massimo 12 ore',
  },
  membersKnown: {
    name: 'members-known',
    kind: 'localStorage',
    category: 'technical',
    purpose: 'Saluta chi torna nell’Area Staff dallo stesso dispositivo, e separa le bozze di chi è uscito da quelle di chi entra dopo. Non viene inviata.',
    duration: '90 giorni dall’ultimo ingresso, o fino all’uscita',
  },
  membersLeft: {
    name: 'members-left',
    kind: 'localStorage',
    category: 'technical',
    purpose:
      'Ricorda che la sessione di chi è uscito dall’Area Staff va ancora chiusa sul server. Non viene inviata.',
    duration: 'Fino a quando il server la chiude, al massimo 12 ore',
  },
  membersDraft: {
    name: 'members-draft',
    kind: 'localStorage',
    category: 'technical',
    purpose:
      'Nell’Area Staff conserva la descrizione e i post che si stanno scrivendo; a chi entra dopo, prima di mostrarli, si chiede se sono suoi. Non viene inviata.',
    duration: '24 ore, o fino a quando si esce o si comincia un nuovo post',
  },
  membersPhotoFields: {
    name: 'members-photo-fields',
    kind: 'localStorage',
    category: 'technical',
    purpose: 'Nell’Area Staff conserva prefisso, codice e titolo delle foto. Non viene inviata.',
    duration: '24 ore, o fino all’uscita',
  },
  membersBatch: {
    name: 'members-batch',
    kind: 'localStorage',
    category: 'technical',
    purpose:
      'Nell’Area Staff ricorda quante foto erano state scelte e quante scaricate, se la pagina si interrompe. Le foto non vengono conservate.',
    duration: '24 ore, o fino a quando sono scaricate o si esce',
  },
  membersDay: {
    name: 'members-day',
    kind: 'localStorage',
    category: 'technical',
    purpose:
      'Nell’Area Staff ricorda le impronte delle foto scaricate oggi, da cui non si risale alle foto, con le lettere della sede, se il post è stato copiato e che cosa hai segnato come fatto. Non viene inviata.',
    duration: 'Vale per il giorno; si cancella alla prima apertura dopo 24 ore',
  },
  membersOffline: {
    name: offlineCacheName,
    kind: 'cacheStorage',
    category: 'technical',
    purpose:
      'Tiene le pagine dell’Area Staff sul dispositivo, per rinominare le foto anche senza connessione.',
    duration: 'Fino alla prima pagina aperta dopo la fine della sessione (12 ore), o fino all’uscita',
  },
} as const satisfies Record<string, StoredItem>;

export const storageKindNames: Record<StoredItem['kind'], string> = {
  cookie: 'Cookie',
  localStorage: 'Memoria del browser',
  sessionStorage: 'Memoria della scheda',
  cacheStorage: 'Archivio del browser',
};
