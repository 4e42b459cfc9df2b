import type { IconName } from '#frontend/content/types.ts';

export type PanelId = 'welcome' | 'photos' | 'content' | 'communications' | 'opportunities' | 'rules';

/** The left menu, in the order of an evening; the first panel is the one that opens. */
export const membersMenu: readonly { id: PanelId; label: string; icon: IconName }[] = [
  { id: 'welcome', label: 'Benvenuto', icon: 'Smile' },
  { id: 'content', label: 'Generatore Contenuti', icon: 'Sparkles' },
  { id: 'photos', label: 'Gestione Foto', icon: 'Camera' },
  { id: 'communications', label: 'Comunicazioni', icon: 'Megaphone' },
  { id: 'opportunities', label: 'Opportunità', icon: 'Briefcase' },
  { id: 'rules', label: 'Regolamento', icon: 'ClipboardList' },
];

export const membersLabels = {
  title: 'Area Staff',
  menu: 'Menu dell’Area Staff',
  desk: 'Rinomina foto',
  deskHash: '#rinomina-foto',
  signOut: 'Esci',
  offline: 'Sei senza connessione: puoi scrivere e rinominare le foto. Per generare un post serve la rete.',
  links: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Sito pubblico', to: '/' },
  ],
} as const;
