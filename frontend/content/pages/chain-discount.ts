import { formatCount } from '#frontend/italian/words.ts';
import { chainList } from '../organisation/organisation.ts';
import { chainWeeks, discounts, discountsTogether } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';

const { percentPerPerson, percentMax } = discounts.chain;
const { year, payBy, promotionEnd, promotionEndTime } = seasonText;
const friends = 3;
const friendsPercent = Math.min(friends * percentPerPerson, percentMax);
const hasDeadline = season.promotion.lastDay !== null;

/** A sentence before the end of the promotion, and after it; an empty one is left out. */
export type Tenses = { now: string; past: string };
const always = (text: string): Tenses => ({ now: text, past: text });

/** The promotion on the home page; percentages and deadline are in discounts.ts and season.ts. */
export const chainDiscount = {
  title: 'Sconto a Catena',
  state: { toCome: 'in arrivo', over: `conclusa il ${promotionEnd}` },
  lead: {
    now: `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto, fino al ${percentMax}% a persona. Con ${formatCount(friends)} amici in lista: ${friendsPercent}% in meno.`,
    past: `Nel ${year} ogni amico o figlio in lista valeva il ${percentPerPerson}% di sconto, fino al ${percentMax}% a persona.`,
  },
  ask: {
    toCome: 'Vuoi sapere quando parte?',
    over: 'Vuoi sapere se tornerà?',
  },
  how: { now: 'Come funziona', past: 'Come funzionava' },
  steps: [
    {
      now: 'Fai la lista: amici, compagni di classe, fratelli e sorelle.',
      past: 'Si faceva la lista: amici, compagni di classe, fratelli e sorelle.',
    },
    ...(chainList ? [{ now: chainList, past: '' }] : []),
    {
      now: `Ognuno paga la quota d’iscrizione e almeno ${chainWeeks}.`,
      past: `Ognuno pagava la quota d’iscrizione e almeno ${chainWeeks}.`,
    },
  ],
  rulesTitle: { now: 'Le regole, senza asterischi', past: `Le regole del ${year}` },
  rules: [
    {
      now: `Tutti i partecipanti pagano ${payBy}.`,
      past: `Tutti i partecipanti pagavano ${payBy}.`,
    },
    {
      now: `Il prezzo scontato resta bloccato per tutta l’estate ${year}.`,
      past: `Il prezzo scontato restava bloccato per tutta l’estate ${year}.`,
    },
    always(discountsTogether),
  ],
  countdown: {
    title: { now: 'La promozione finisce tra', past: 'La promozione è finita' },
    days: 'giorni',
    hours: 'ore',
    minutes: 'minuti',
    seconds: 'secondi',
    until: hasDeadline
      ? {
          now: `La promozione scade il ${promotionEnd} alle ${promotionEndTime}.`,
          past: `La promozione è scaduta il ${promotionEnd} alle ${promotionEndTime}.`,
        }
      : always('La data di scadenza è in arrivo.'),
  },
  shop: {
    title: 'Il negozio',
    toCome: 'Il negozio della promozione: lo sconto si può avere da quando comincia.',
    over: 'Il negozio della promozione si può ancora guardare, ma lo sconto non si può più avere.',
  },
} as const;
