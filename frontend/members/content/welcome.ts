import { dailySlots } from '#frontend/content/season/programme.ts';
import { seasonText } from '#frontend/content/season/season-text.ts';
import { placeholder } from '#frontend/content/types.ts';

export const welcome = {
  title: 'Benvenuto nello staff',
  lead: `Qui c’è tutto quello che ti serve per l’${seasonText.label}: orari, foto, testi per i social, avvisi e regole.`,
  scheduleTitle: 'La giornata',
  slots: dailySlots,
  contactsTitle: 'Contatti utili',
  management: {
    label: 'Direzione',
    phone: placeholder('Area Staff: telefono della direzione', '+39 000 000 0002'),
  },
  info: {
    label: 'Informazioni',
    email: placeholder('Area Staff: e-mail per informazioni', 'staff@example.com'),
  },
} as const;
