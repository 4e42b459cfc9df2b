import { complaints, documents, insurance, lunch, refunds } from '../organisation/organisation.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import { discountsTogether } from '../season/discount-rules.ts';
import { discounts } from '../season/discounts.ts';
import { seasonText } from '../season/season-text.ts';
import { careQuestions } from './child-care.ts';
import { certificateRule, waysToPay } from './enrolment-rules.ts';
import { packingList } from './packing-list.ts';
import { answered, type Question } from './question.ts';

type QuestionGroup = { id: string; title: string; questions: readonly Question[] };

const groups: readonly QuestionGroup[] = [
  {
    id: 'prima-di-iscriversi',
    title: 'Prima di iscriversi',
    questions: answered([
      { id: 'documenti', question: 'Quali documenti servono?', answer: `${documents} ${certificateRule}` },
      { id: 'assicurazione', question: 'I bambini sono assicurati?', answer: insurance },
    ]),
  },
  {
    id: 'i-giorni',
    title: 'I giorni al centro estivo',
    questions: answered([
      { id: 'pranzo', question: 'Il pranzo è compreso?', answer: lunch.included },
      {
        id: 'che-cosa-portare',
        question: 'Che cosa deve portare?',
        answer: packingList.map(({ day, things }) => `${day}: ${things}`).join(' '),
      },
      { id: 'pioggia-e-caldo', question: 'E se piove, o fa troppo caldo?', answer: parentAnswers.weather },
      { id: 'inserimento', question: 'E se all’inizio non si trova bene?', answer: parentAnswers.settlingIn },
    ]),
  },
  {
    id: 'salute-e-sicurezza',
    title: 'Salute e sicurezza',
    questions: [
      ...careQuestions,
      ...answered([
        { id: 'acqua', question: 'Si fa il bagno? Bisogna saper nuotare?', answer: parentAnswers.swimming },
        { id: 'allergie-e-diete', question: 'E se ha un’allergia o segue una dieta?', answer: lunch.diets },
      ]),
    ],
  },
  {
    id: 'pagare-e-cambiare',
    title: 'Pagare e cambiare',
    questions: answered([
      {
        id: 'pagamento',
        question: 'Come e quando si paga?',
        answer: `${waysToPay} Iscrizione e pagamento si completano ${seasonText.payBy}.`,
        link: { text: 'Le scadenze, settimana per settimana', to: '/iscrizioni#scadenze' },
      },
      {
        id: 'sconto-fratelli',
        question: 'C’è uno sconto per fratelli e sorelle?',
        answer: `Sì, lo sconto fratelli è del ${discounts.siblings.percent}%. ${discountsTogether.now}`,
        link: { text: 'Tutti gli sconti', to: '/iscrizioni#sconti' },
      },
      { id: 'rimborsi', question: 'Se non può più venire, che cosa si rimborsa?', answer: refunds },
      { id: 'reclami', question: 'A chi si manda un reclamo?', answer: complaints },
    ]),
  },
];

/** The page of questions; groups without an answer are left out. */
export const questionGroups = groups.filter(({ questions }) => questions.length > 0);

export const parentQuestions = questionGroups.flatMap(({ questions }) => questions);
