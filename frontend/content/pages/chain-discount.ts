import { formatCount } from '#frontend/italian/words.ts';
import { chainList } from '../organisation/organisation.ts';
import { chainRule, weeksInWords } from '../season/chain-rule.ts';
import { discountsTogether } from '../season/discount-rules.ts';
import { discounts } from '../season/discounts.ts';
import { season } from '../season/season.ts';
import { seasonText } from '../season/season-text.ts';

const { percentPerPerson, percentMax } = discounts.chain;
const { year, promotionEnd, promotionEndTime } = seasonText;
const friends = 3;
const friendsPercent = Math.min(friends * percentPerPerson, percentMax);
const hasDeadline = season.promotion.lastDay !== null;

/** A sentence before the end of the promotion, or of the venues’ weeks, and after it; an empty one is left out. */
export type Tenses = { now: string; past: string; when?: 'venues' };
const always = (text: string): Tenses => ({ now: text, past: text });

/** The promotion on the home page; percentages and deadline are in discounts.ts and season.ts. */
export const chainDiscount = {
  title: 'Sconto a Catena',
  state: { toCome: 'in arrivo', over: `concluso il ${promotionEnd}` },
  lead: {
    now: `Ogni amico o figlio in lista vale il ${percentPerPerson}% di sconto, fino al ${percentMax}% a persona. Con ${formatCount(friends)} amici in lista, le settimane costano il ${friendsPercent}% in meno.`,
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
      now: `Ognuno paga la quota d’iscrizione e almeno ${weeksInWords(discounts.chain.minWeeks)}.`,
      past: `Ognuno pagava la quota d’iscrizione e almeno ${weeksInWords(discounts.chain.minWeeks)}.`,
    },
  ],
  rulesTitle: { now: 'Le regole', past: `Le regole del ${year}` },
  rules: [
    chainRule,
    {
      now: 'Lo sconto è sulle settimane, non sulla quota d’iscrizione e sui giorni singoli.',
      past: 'Lo sconto era sulle settimane, non sulla quota d’iscrizione e sui giorni singoli.',
    },
    { ...discountsTogether, when: 'venues' },
  ] as readonly Tenses[],
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
    title: 'La pagina della promozione',
    toCome: 'Lo sconto si può avere da quando comincia la promozione.',
    over: 'Si può ancora guardare, ma lo sconto non si può più avere.',
  },
} as const;
