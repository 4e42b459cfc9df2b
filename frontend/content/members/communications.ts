import type { IconName } from '#frontend/content/types.ts';
import { photoUploadBy } from './day.ts';

export type Communication = { kind: string; icon: IconName; title: string; text: string };

const notices: readonly Communication[] = [
  {
    kind: 'Promemoria importante',
    icon: 'Clock',
    title: `Foto entro le ${photoUploadBy}`,
    text: `Carica le foto della giornata entro le ${photoUploadBy}, tutti i giorni.`,
  },
  {
    kind: 'Aggiornamento',
    icon: 'FileText',
    title: 'Nuovi materiali',
    text: 'Nella cartella condivisa ci sono nuovi materiali: dai un’occhiata.',
  },
];

export const communications = { title: 'Comunicazioni', notices } as const;
