import { capitalize, formatList, uncapitalize } from '#frontend/italian/words.ts';
import {
  complaints,
  documents,
  insurance,
  lunch,
  refunds,
  replyTime,
  withdrawal,
} from '../organisation/organisation.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import { discountsTogether } from '../season/discount-rules.ts';
import { discounts } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';
import { venues } from '../venues/venues.ts';
import { careQuestions } from './child-care.ts';
import { certificateRule, waysToPay } from './enrolment-rules.ts';
import { packingList } from './packing-list.ts';
import { answered, type Question, questionGroupTitles, sentences } from './question.ts';
import { venuePage } from './venue.ts';

type QuestionGroup = { id: keyof typeof questionGroupTitles; questions: readonly Question[] };

const confirmed = venues.filter(({ provisional }) => !provisional);
const { included } = venuePage;

/** At each venue where somebody has said it. */
const includedAt = confirmed.map(({ name, included: { items, note } }) =>
  items.length > 0
    ? sentences(`${name}: ${formatList(items.map((item) => included.items[item].toLowerCase()))}.`, note)
    : null,
);
const pools = confirmed.map(({ name, pool }) => (pool ? `${name}: ${uncapitalize(pool)}.` : null));
const partners = confirmed.flatMap(({ name, conventions }) =>
  conventions ? [`${conventions.isApproximate ? 'circa ' : ''}${conventions.count} a ${name}`] : [],
);

const groups: readonly QuestionGroup[] = [
  {
    id: 'prima-di-iscriversi',
    questions: answered([
      {
        id: 'che-cosa-e-compreso',
        question: 'Che cosa è compreso nella settimana?',
        answer: sentences(...includedAt, includedAt.some(Boolean) && `Non nel prezzo: ${formatList(included.never.map((one) => one.toLowerCase()))}.`),
        links: [{ text: 'Le sedi a confronto', to: '/iscrizioni#sedi' }],
      },
      { id: 'eta', question: 'In quale giorno si conta l’età?', answer: parentAnswers.ageDay },
      { id: 'documenti', question: 'Quali documenti servono?', answer: `${documents} ${certificateRule}` },
      {
        id: 'enti-convenzionati',
        question: 'Quali enti sono convenzionati?',
        answer:
          partners.length > 0
            ? `${capitalize(formatList(partners))}: i nomi sono tra le tariffe di ogni sede. Il tuo ente non c’è? Scrivici.`
            : null,
        links: confirmed.map(({ slug, name }) => ({ text: `Gli enti di ${name}`, to: `/${slug}#tariffe` })),
      },
      {
        id: 'visite',
        question: 'Si può vedere una sede prima?',
        answer: parentAnswers.visits,
        links: season.openDays.length > 0 ? [{ text: 'Gli Open Day', to: '/open-days' }] : [],
      },
      { id: 'disabilita', question: 'Accogliete bambini con disabilità?', answer: parentAnswers.disability },
      { id: 'risposte', question: 'In quanto tempo rispondete?', answer: replyTime },
    ]),
  },
  {
    id: 'i-giorni',
    questions: answered([
      { id: 'pranzo', question: 'Il pranzo è compreso?', answer: lunch.included },
      {
        id: 'che-cosa-portare',
        question: 'Che cosa si porta?',
        answer: packingList.map(({ day, things }) => `${day}: ${things}`).join(' '),
      },
      { id: 'pioggia-e-caldo', question: 'E se piove, o fa troppo caldo?', answer: parentAnswers.weather },
      { id: 'inserimento', question: 'E se all’inizio non si trova bene?', answer: parentAnswers.settlingIn },
    ]),
  },
  {
    id: 'salute-e-sicurezza',
    questions: [
      ...careQuestions,
      ...answered([
        { id: 'assicurazione', question: 'I bambini sono assicurati?', answer: insurance },
        {
          id: 'acqua',
          question: 'Dove c’è la piscina, e chi sorveglia in acqua?',
          answer: sentences(...pools, parentAnswers.swimming),
        },
        { id: 'allergie', question: 'E se ha un’allergia?', answer: lunch.diets },
        {
          id: 'dieta',
          question: 'C’è un menu vegetariano, o per motivi religiosi?',
          answer: parentAnswers.diets,
        },
      ]),
    ],
  },
  {
    id: 'pagare-e-cambiare',
    questions: answered([
      {
        id: 'pagamento',
        question: 'Come e quando si paga?',
        answer: `${waysToPay} Iscrizione e pagamento si completano ${seasonText.payBy}.`,
        links: [{ text: 'Le scadenze, settimana per settimana', to: '/iscrizioni#scadenze' }],
      },
      {
        id: 'sconto-fratelli',
        question: 'C’è uno sconto per fratelli e sorelle?',
        answer: `Sì, lo sconto fratelli è del ${discounts.siblings.percent}%. ${discountsTogether.now}`,
        links: [{ text: 'Tutti gli sconti', to: '/iscrizioni#sconti' }],
      },
      {
        id: 'cambio-di-settimana',
        question: 'Si può cambiare una settimana già pagata?',
        answer: parentAnswers.changeWeek,
      },
      {
        id: 'giorni-persi',
        question: 'Se si ammala a metà settimana, i giorni persi si recuperano?',
        answer: parentAnswers.missedDays,
      },
      { id: 'rimborsi', question: 'Se non può più venire, che cosa si rimborsa?', answer: refunds },
      {
        id: 'recesso',
        question: 'C’è il diritto di recesso?',
        answer: withdrawal,
        links: [{ text: 'Termini e condizioni', to: '/privacy#terms' }],
      },
      { id: 'reclami', question: 'A chi si manda un reclamo?', answer: complaints },
    ]),
  },
];

/** The page of questions; groups without an answer are left out. */
export const questionGroups = groups
  .filter(({ questions }) => questions.length > 0)
  .map((group) => ({ ...group, title: questionGroupTitles[group.id] }));

export const parentQuestions = questionGroups.flatMap(({ questions }) => questions);
