import { seasonText } from '../season/season-text.ts';
import type { IconName } from '../types.ts';

export type RoleCard = {
  id: 'animator' | 'village-leader';
  title: string;
  icon: IconName;
  /** Years. */
  minimumAge: number;
  description: string;
  requirements: readonly string[];
  benefits: readonly string[];
  training: string;
};

/** Years of age from which one can apply; the staff pages take them from here too. */
export const minimumAges = { animator: 16, villageLeader: 25 } as const;

const benefits = [
  'Formazione gratuita',
  'Diploma tecnico nazionale facoltativo',
  'Compenso competitivo',
] as const;

export const roles: readonly RoleCard[] = [
  {
    id: 'animator',
    title: 'Animatore sportivo o animatrice sportiva',
    icon: 'Volleyball',
    minimumAge: minimumAges.animator,
    description: 'Giochi, sport e feste: passi l’estate con i bambini e impari un mestiere.',
    requirements: [
      `Almeno ${minimumAges.animator} anni`,
      'Nessuna esperienza richiesta',
      'Anche con disponibilità parziale',
      'Voglia di lavorare in squadra',
    ],
    benefits,
    training: `La formazione di animatori e animatrici comincia ${seasonText.animatorTrainingStart}.`,
  },
  {
    id: 'village-leader',
    title: 'Capovillaggio',
    icon: 'Crown',
    minimumAge: minimumAges.villageLeader,
    description: 'Guidi la squadra e il programma di una sede, dal primo saluto all’ultima uscita.',
    requirements: [
      `Almeno ${minimumAges.villageLeader} anni`,
      'Esperienza di animazione e di coordinamento',
      'Disponibilità a tempo pieno',
    ],
    benefits,
    training: `Il weekend di formazione dei capivillaggio è il ${seasonText.leaderTraining}.`,
  },
];
