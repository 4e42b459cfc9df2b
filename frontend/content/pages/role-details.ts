import { seasonText } from '../season/season-text.ts';
import type { RoleCard } from './roles.ts';

type RoleDetails = { requirements: readonly string[]; benefits: readonly string[]; training: string };

const { animatorTrainingStart, leaderTraining } = seasonText;
const trainingToCome = 'Le date della formazione sono in arrivo.';

const benefits = [
  'Formazione gratuita',
  'Diploma tecnico nazionale facoltativo',
  'Compenso competitivo',
] as const;

/** What only the recruitment page says of a role, beside its minimum age. */
export const roleDetails: Record<RoleCard['id'], RoleDetails> = {
  animator: {
    requirements: [
      'Nessuna esperienza richiesta',
      'Anche con disponibilità parziale',
      'Voglia di lavorare in squadra',
    ],
    benefits,
    training: animatorTrainingStart
      ? `La formazione di animatori e animatrici comincia ${animatorTrainingStart}.`
      : trainingToCome,
  },
  'village-leader': {
    requirements: ['Esperienza di animazione e di coordinamento', 'Disponibilità a tempo pieno'],
    benefits,
    training: leaderTraining
      ? `Il weekend di formazione dei capivillaggio è il ${leaderTraining}.`
      : trainingToCome,
  },
};
