import { seasonText } from '../season/season-text.ts';
import type { RoleCard } from './roles.ts';

type RoleDetails = {
  requirements: readonly string[];
  benefits: readonly string[];
  training: string;
  /** After it, once recruitment is over. */
  trainingOver: string;
};

const { animatorTraining, leaderTraining } = seasonText;
const trainingToCome = 'Le date della formazione sono in arrivo.';

const benefits = [
  'Formazione gratuita',
  'Diploma tecnico nazionale facoltativo',
  'Compenso competitivo',
] as const;

/** Details of a role on the recruitment page. */
export const roleDetails: Record<RoleCard['id'], RoleDetails> = {
  animator: {
    requirements: [
      'Nessuna esperienza richiesta',
      'Anche con disponibilità parziale',
      'Voglia di lavorare in squadra',
    ],
    benefits,
    training: animatorTraining ? `Formazione ${animatorTraining}.` : trainingToCome,
    trainingOver: animatorTraining ? 'Conclusa: le nuove date sono in arrivo.' : '',
  },
  'village-leader': {
    requirements: ['Esperienza di animazione e di coordinamento', 'Disponibilità a tempo pieno'],
    benefits,
    training: leaderTraining ? `Weekend di formazione: ${leaderTraining}.` : trainingToCome,
    trainingOver: leaderTraining ? 'Concluso: le nuove date sono in arrivo.' : '',
  },
};
