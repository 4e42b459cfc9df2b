import { formatNumber } from '#frontend/italian/words.ts';
import { childCare } from '../organisation/child-care.ts';
import { safeguarding } from '../organisation/organisation.ts';
import { parentAnswers } from '../organisation/parent-answers.ts';
import type { Venue } from '../venues/venue.ts';
import { minimumAges } from './roles.ts';

const sentences = (...texts: readonly (string | null)[]): string => texts.filter(Boolean).join(' ');

/** People with the children at a venue; rules without an answer are left out. */
export const childCareRules = ({ villageLeader }: Pick<Venue, 'villageLeader'>) =>
  [
    { title: 'Quanti animatori', text: childCare.animatorsPerChild },
    {
      title: 'Capovillaggio',
      text: sentences(
        villageLeader ? `${villageLeader}.` : null,
        `Chi guida una sede ha almeno ${formatNumber(minimumAges.villageLeader)} anni ed esperienza di animazione e di coordinamento.`,
      ),
    },
    { title: 'Prima di assumere', text: childCare.checks },
    { title: 'Primo soccorso', text: childCare.firstAid },
    { title: 'Chi può venire a prenderli', text: parentAnswers.collection },
    { title: 'Malattia e medicine', text: sentences(parentAnswers.illness, parentAnswers.medicines) },
    { title: 'Tutela dei minori', text: `Per un dubbio o una preoccupazione c’è ${safeguarding.person}: l’e-mail è in fondo alla pagina.` },
  ].flatMap(({ title, text }) => (text ? [{ title, text }] : []));

export const childCareTitle = 'Chi sta con i bambini';
