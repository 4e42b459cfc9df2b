import { formatNumber } from '#frontend/italian/words.ts';
import { organisation } from '../organisation/organisation.ts';
import type { IconText } from '../types.ts';

/** Benefits for a sports centre. */
export const partnershipServices: readonly IconText[] = [
  {
    icon: 'ClipboardList',
    title: 'Organizzazione',
    text: 'Al centro estivo pensiamo noi.',
  },
  {
    icon: 'Users',
    title: 'Staff qualificato',
    text: 'Animatori, animatrici e capivillaggio, con una formazione prima della stagione.',
  },
  {
    icon: 'Lightbulb',
    title: 'Programma su misura',
    text: 'Una giornata pensata per i tuoi spazi.',
  },
  {
    icon: 'Trophy',
    title: 'Attività sportive',
    text: 'Giochi, circuiti di allenamento e tornei, con gli sport della tua struttura.',
  },
  {
    icon: 'Megaphone',
    title: 'Marketing',
    text: 'Facciamo conoscere il centro estivo alle famiglie.',
  },
  {
    icon: 'Coins',
    title: 'Zero costi fissi',
    text: 'Lavoriamo a percentuale.',
  },
];

export const partnershipClaims = [
  { value: organisation.experienceYears, label: 'anni di esperienza' },
  { value: `oltre ${formatNumber(organisation.childrenHosted)}`, label: 'bambini accolti' },
] as const;
