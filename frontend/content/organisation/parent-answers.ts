import type { ParentAnswers } from '../schema/organisation.ts';
import { placeholder } from '../types.ts';

/** Answers on the enrolment page that no other fact gives; `null`: the question is left out. */
export const parentAnswers: ParentAnswers = {
  swimming: placeholder(
    'acqua: dove si fa il bagno, chi sorveglia, bisogna saper nuotare; oppure null',
    'Dove c’è la piscina si entra a piccoli gruppi, con una persona che sorveglia. Non serve saper nuotare (esempio).',
  ),
  settlingIn: placeholder(
    'inserimento: che cosa si fa se un bambino all’inizio non si trova bene; oppure null',
    'I primi giorni una persona dello staff resta vicino a chi fa più fatica. Se non basta ti chiamiamo, e decidiamo insieme (esempio).',
  ),
  weather: placeholder(
    'pioggia e caldo: dove si va, che cosa cambia nella giornata; oppure null',
    'Se piove si gioca al coperto. Nelle ore più calde si sta all’ombra e si beve spesso (esempio).',
  ),
};
