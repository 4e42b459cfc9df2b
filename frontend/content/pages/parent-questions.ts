import { documents, insurance, lunch, refunds } from '../organisation/organisation.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import { discounts, discountsTogether } from '../season/discounts.ts';
import { seasonText } from '../season/season-text.ts';
import { certificateRule, waysToPay } from './enrolment-rules.ts';
import { packingList } from './packing-list.ts';

export type ParentQuestion = { question: string; answer: string };

const sentences = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' ');

/** Questions on the enrolment page, and its FAQ for search engines; those without an answer are left out. */
export const parentQuestions: readonly ParentQuestion[] = [
  { question: 'Il pranzo è compreso?', answer: lunch.included },
  { question: 'E se ha un’allergia o segue una dieta?', answer: lunch.diets },
  { question: 'Che cosa deve portare?', answer: packingList.map(({ day, things }) => `${day}: ${things}`).join(' ') },
  { question: 'Si fa il bagno? Bisogna saper nuotare?', answer: parentAnswers.swimming },
  { question: 'E se piove, o fa troppo caldo?', answer: parentAnswers.weather },
  { question: 'E se all’inizio non si trova bene?', answer: parentAnswers.settlingIn },
  { question: 'E se sta male, o prende una medicina?', answer: sentences(parentAnswers.illness, parentAnswers.medicines) },
  { question: 'Chi può venire a prendere i bambini?', answer: parentAnswers.collection },
  { question: 'I bambini sono assicurati?', answer: insurance },
  { question: 'Quali documenti servono?', answer: `${documents} ${certificateRule}` },
  { question: 'Come e quando si paga?', answer: `${waysToPay} Iscrizione e pagamento si completano ${seasonText.payBy}.` },
  { question: 'E se poi non può venire: che cosa si rimborsa?', answer: refunds },
  {
    question: 'Vengono fratelli o sorelle: c’è uno sconto?',
    answer: `Sì, lo sconto fratelli è del ${discounts.siblings.percent}%. ${discountsTogether}`,
  },
].flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));

export const parentQuestionsTitle = 'Le domande dei genitori';
