import * as z from 'zod';
import { list, text } from './formats.ts';
import type { Meta } from './meta.ts';

const reducedItem = z.enum([
  ...['week', 'halfDayWeek', 'day', 'halfDay', 'lateExit', 'lateExitWeek', 'enrolment'],
] as const);
const isConfirmed = (question: string, more: Pick<Meta, 'onlyWith'> = {}) =>
  z.boolean().meta({
    title: 'Confermata',
    question: `preventivo: ${question}`,
    sample: false,
    law: 'Codice del consumo artt. 21 e 22',
    who: 'office',
    ...more,
  });

/** A reading that the operator can change: its value decides sums. */
const changeable = <Value extends z.ZodType>(title: string, value: Value, question: string) =>
  z
    .strictObject({ value, isConfirmed: isConfirmed(`${question} sì se è così, se no cambia la regola`) })
    .meta({ title });

/** A reading that the code is written for. */
const fixed = (title: string, question: string, more?: Pick<Meta, 'onlyWith'>) =>
  z
    .strictObject({
      isConfirmed: isConfirmed(`${question} sì se è così, se no scrivi a chi cura il sito`, more),
    })
    .meta({ title });

/** The calculator's readings of rules that leave room; their sentences are in `season/quote-assumptions.ts`. */
export const quoteAssumptions = z.strictObject({
  siblingsAtFullPrice: changeable(
    'Sconto fratelli',
    z.int().nonnegative().meta({ title: 'Figli a prezzo pieno' }),
    'lo sconto fratelli vale per tutti i figli tranne uno?',
  ),
  reducedItems: changeable(
    'Che cosa riducono gli sconti',
    list(reducedItem).meta({ title: 'Voci ridotte' }),
    'gli sconti riducono solo le settimane?',
  ),
  advanceAppliesTo: changeable(
    'Pagamento anticipato',
    z.enum(['reducedPrice', 'listPrice']).meta({ title: 'Si calcola su' }),
    'il pagamento anticipato si calcola sul prezzo già ridotto?',
  ),
  rounding: changeable(
    'Centesimi',
    z.enum(['halfUp', 'down']).meta({ title: 'Arrotondamento' }),
    'il prezzo scontato si arrotonda una volta, al centesimo più vicino?',
  ),
  siblingsInChain: fixed(
    'Fratelli nello Sconto a Catena',
    'nello Sconto a Catena contano anche fratelli e sorelle?',
    { onlyWith: 'promotion' },
  ),
  advancePerChild: fixed(
    'Settimane pagate in anticipo',
    'le settimane del pagamento anticipato si contano bambino per bambino?',
  ),
  chainKept: fixed(
    'Prezzo bloccato dello Sconto a Catena',
    'chi paga quota e una settimana entro la fine della promozione tiene lo Sconto a Catena per le settimane pagate dopo, ognuna entro la sua scadenza?',
    { onlyWith: 'promotion' },
  ),
  discountPerChild: fixed(
    'Sconti diversi in famiglia',
    'due figli della stessa famiglia possono avere due sconti diversi?',
  ),
  advanceMeans: z
    .strictObject({
      value: text.meta({
        title: 'Quando si paga in anticipo',
        help: 'Finisce la frase «Per chi le paga …».',
        question: 'sconto per il pagamento anticipato: entro quando si paga?',
        sample: 'tutte insieme, prima dell’inizio (esempio)',
        law: 'Codice del consumo artt. 21 e 22',
        who: 'office',
      }),
      isConfirmed: isConfirmed('«in anticipo» vuol dire così? sì se è così'),
    })
    .meta({ title: 'Che cosa vuol dire «in anticipo»' }),
});
