import type { ChildCare } from '../schema/organisation.ts';
import { placeholder } from '../types.ts';

/** Answers about the people who are with the children, also for the home page; `null`: the pages leave it out. */
export const childCare: ChildCare = {
  animatorsPerChild: placeholder(
    'chi sta con i bambini: quanti ne segue al massimo un animatore o un’animatrice, per età; oppure null',
    'Un animatore o un’animatrice ogni dieci bambini, ogni otto sotto i sei anni (esempio).',
  ),
  checks: placeholder(
    'chi sta con i bambini: che cosa si controlla prima di assumere; oppure null',
    'Chiediamo il certificato del casellario giudiziale e facciamo un colloquio (esempio).',
    'D.P.R. 313/2002 art. 25-bis',
  ),
  firstAid: placeholder(
    'primo soccorso: chi è formato, che cosa c’è in sede, chi si chiama in un’emergenza; oppure null',
    'In ogni sede c’è una persona formata al primo soccorso. In un’emergenza chiamiamo il 112, poi te (esempio).',
  ),
};
