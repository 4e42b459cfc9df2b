import { organisation } from './organisation.ts';
import { spellNumber } from './spell.ts';
import type { IconName } from './types.ts';

export type PartnershipService = { icon: IconName; title: string; text: string };

/** What a sports centre gets. */
export const partnershipServices: readonly PartnershipService[] = [
  {
    icon: 'ClipboardList',
    title: 'Organizzazione',
    text: 'Pensiamo noi al centro estivo, dal primo giorno all’ultimo.',
  },
  {
    icon: 'Users',
    title: 'Staff qualificato',
    text: 'Animatori e capivillaggio formati da noi prima della stagione.',
  },
  {
    icon: 'Lightbulb',
    title: 'Programma su misura',
    text: 'Costruiamo la giornata sui tuoi spazi e sul tuo pubblico.',
  },
  {
    icon: 'Trophy',
    title: 'Attività sportive',
    text: 'Giochi, allenamenti e tornei con gli sport della tua struttura.',
  },
  {
    icon: 'Megaphone',
    title: 'Marketing',
    text: 'Facciamo conoscere il centro estivo alle famiglie.',
  },
  {
    icon: 'Coins',
    title: 'Zero costi fissi',
    text: 'Lavoriamo a percentuale: non c’è un canone da anticipare.',
  },
];

export const partnershipClaims = [
  { value: organisation.experienceYears, label: 'anni di esperienza' },
  { value: `oltre ${spellNumber(organisation.childrenHosted)}`, label: 'bambini accolti' },
] as const;
