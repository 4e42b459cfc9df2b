import * as z from 'zod';
import { asked } from './asked.ts';
import { optionalAnswer } from './formats.ts';

/** Answers of the venue and enrolment pages that no other fact gives; none: the pages leave it out. */
export const parentAnswers = z.strictObject({
  collection: asked(
    optionalAnswer,
    'Uscita',
    'uscita: chi può venire a prendere un bambino, come si indica un’altra persona, quale documento si chiede',
    'I genitori e le persone che hai indicato nell’app: all’uscita chiediamo un documento (esempio).',
    'office',
  ),
  illness: asked(
    optionalAnswer,
    'Malattia',
    'malattia: che cosa si fa se un bambino sta male durante la giornata, quando può tornare',
    'Ti chiamiamo subito. Torna quando sta bene (esempio).',
    'office',
  ),
  medicines: asked(
    optionalAnswer,
    'Medicine',
    'medicine: se lo staff le dà, con quale richiesta dei genitori e quale prescrizione',
    'La diamo solo con la richiesta scritta dei genitori e la prescrizione del medico (esempio).',
    'office',
  ),
  swimming: asked(
    optionalAnswer,
    'Acqua',
    'acqua: dove si fa il bagno, chi sorveglia, bisogna saper nuotare',
    'Si entra in acqua a piccoli gruppi, con una persona che sorveglia. Non serve saper nuotare (esempio).',
    'office',
  ),
  settlingIn: asked(
    optionalAnswer,
    'Inserimento',
    'inserimento: che cosa si fa se un bambino all’inizio non si trova bene',
    'I primi giorni una persona dello staff resta vicino al bambino che fa più fatica. Se non basta ti chiamiamo, e decidiamo insieme (esempio).',
    'office',
  ),
  weather: asked(
    optionalAnswer,
    'Pioggia e caldo',
    'pioggia e caldo: dove si va, che cosa cambia nella giornata',
    'Se piove si gioca al coperto. Nelle ore più calde si sta all’ombra e si beve spesso (esempio).',
    'office',
  ),
  ageDay: asked(
    optionalAnswer,
    'Età',
    'età: in quale giorno si conta, e che cosa fa chi compie quattro anni durante l’estate',
    'Conta l’età che ha il primo giorno della settimana scelta. Se compie quattro anni poco dopo, scrivici (esempio).',
    'office',
  ),
  visits: asked(
    optionalAnswer,
    'Visite',
    'visite: se si può vedere una sede fuori dagli Open Day, quando e come si chiede',
    'Una sede si può vedere su appuntamento: scrivici il giorno che preferisci (esempio).',
    'office',
  ),
  disability: asked(
    optionalAnswer,
    'Disabilità e sostegno',
    'disabilità, autismo, sostegno: come si accoglie, che cosa serve sapere prima, se c’è una persona dedicata',
    'Sì. Prima ne parliamo con te, e con chi lo segue se vuoi, per capire quale sostegno serve (esempio).',
    'office',
  ),
  diets: asked(
    optionalAnswer,
    'Dieta vegetariana o religiosa',
    'pranzo: dieta vegetariana, dieta per motivi religiosi',
    'Sì: lo scegli nell’app, e in cucina c’è un piatto vegetariano ogni giorno (esempio).',
    'office',
  ),
  changeWeek: asked(
    optionalAnswer,
    'Cambio di settimana',
    'settimana già pagata: se si può cambiare, entro quando, come si chiede',
    'Sì, entro il mercoledì della settimana prima, se nell’altra c’è posto: scrivici (esempio).',
    'office',
  ),
  missedDays: asked(
    optionalAnswer,
    'Giorni persi per malattia',
    'giorni persi per malattia: quanti se ne recuperano o si rimborsano, con quale certificato, entro quando si chiede',
    'I giorni persi si recuperano con il certificato del medico, entro la fine dell’estate: chiedilo entro una settimana (esempio).',
    'office',
  ),
});
