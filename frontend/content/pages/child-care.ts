import { childCare } from '../organisation/child-care.ts';
import { safeguarding } from '../organisation/organisation.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import type { Venue } from '../venues/venue.ts';
import { answered } from './question.ts';

/** Questions about the people with the children and what they do: on the page of questions and, with its village leader, of each venue. */
export const careQuestions = answered([
  {
    id: 'quanti-animatori',
    question: 'Quanti bambini segue un animatore o un’animatrice?',
    answer: childCare.animatorsPerChild,
  },
  { id: 'controlli', question: 'Che cosa si controlla prima di assumere?', answer: childCare.checks },
  { id: 'primo-soccorso', question: 'E se si fa male?', answer: childCare.firstAid },
  { id: 'malattia', question: 'E se sta male?', answer: parentAnswers.illness },
  { id: 'medicine', question: 'E se deve prendere una medicina?', answer: parentAnswers.medicines },
  { id: 'uscita', question: 'Chi può venire a prendere i bambini?', answer: parentAnswers.collection },
  {
    id: 'tutela',
    question: 'Con chi parlo di una preoccupazione su un bambino?',
    answer: `Con ${safeguarding.person}, responsabile della tutela dei minori: l’e-mail è in fondo a ogni pagina.`,
  },
]);

/** At a venue. */
export const childCareRules = ({ villageLeader }: Pick<Venue, 'villageLeader'>) => [
  ...(villageLeader ? [{ title: 'Chi è il capovillaggio?', text: villageLeader }] : []),
  ...careQuestions.map(({ question, answer }) => ({ title: question, text: answer })),
];

export const childCareTitle = 'Chi sta con i bambini';
export const childCareLink = { text: 'Tutte le domande dei genitori', to: '/domande' } as const;
