import { dailySlots } from '#frontend/content/season/daily-slots.ts';
import { staffAddresses } from './addresses.ts';

export const welcome = {
  title: 'Ti diamo il benvenuto',
  lead: 'Qui trovi quello che ti serve: orari, foto, testi per i social, avvisi e regole.',
  scheduleTitle: 'La giornata',
  slots: dailySlots,
  contactsTitle: 'Contatti utili',
  management: {
    label: 'Direzione',
    phone: staffAddresses.phone,
  },
  info: {
    label: 'Informazioni',
    email: staffAddresses.email,
  },
  app: {
    title: 'Sul telefono',
    text: 'Dal menu del browser scegli «Aggiungi a schermata Home»: l’Area Staff si apre come un’app, con la sua icona.',
  },
} as const;
