import type { ParentAnswers } from '../schema/organisation.ts';
import { placeholder } from '../types.ts';

/** Answers of the venue and enrolment pages that no other fact gives; `null`: the pages leave it out. */
export const parentAnswers: ParentAnswers = {
  collection: placeholder(
    'uscita: chi può venire a prendere un bambino, come si indica un’altra persona, quale documento si chiede; oppure null',
    'I genitori e le persone che hai indicato nell’app: all’uscita chiediamo un documento (esempio).',
  ),
  illness: placeholder(
    'malattia: che cosa si fa se un bambino sta male durante la giornata, quando può tornare; oppure null',
    'Se un bambino o una bambina sta male ti chiamiamo subito. Si torna quando è passata (esempio).',
  ),
  medicines: placeholder(
    'medicine: se lo staff le dà, con quale richiesta dei genitori e quale prescrizione; oppure null',
    'Diamo una medicina solo con la richiesta scritta dei genitori e la prescrizione del medico (esempio).',
  ),
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
