import * as z from 'zod';
import { asked } from './asked.ts';
import { optionalAnswer } from './formats.ts';

/** Answers about the people who are with the children; none: the pages leave it out. */
export const childCare = z.strictObject({
  animatorsPerChild: asked(
    optionalAnswer,
    'Quanti bambini per animatore',
    'chi sta con i bambini: quanti ne segue al massimo un animatore o un’animatrice, per età',
    'Un animatore o un’animatrice ogni dieci bambini, ogni otto sotto i sei anni (esempio).',
    'office',
  ),
  checks: asked(
    optionalAnswer,
    'Controlli prima di assumere',
    'chi sta con i bambini: che cosa si controlla prima di assumere',
    'Chiediamo il certificato del casellario giudiziale e facciamo un colloquio (esempio).',
    'office',
    'D.P.R. 313/2002 art. 25-bis',
  ),
  firstAid: asked(
    optionalAnswer,
    'Primo soccorso',
    'primo soccorso: chi è formato, che cosa c’è in sede, chi si chiama in un’emergenza',
    'In ogni sede c’è una persona formata al primo soccorso. In un’emergenza chiamiamo il 112, poi te (esempio).',
    'office',
  ),
});
