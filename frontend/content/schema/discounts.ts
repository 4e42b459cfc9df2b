import * as z from 'zod';
import { discountPercent } from './formats.ts';

const percent = discountPercent.meta({ title: 'Percentuale' });
const weeks = z.int().positive();
/** One entry for each discount of `season/discount-rules.ts`. */
export const discounts = z.strictObject({
  chain: z
    .strictObject({
      percentPerPerson: discountPercent.meta({ title: 'Percentuale per persona in lista' }),
      percentMax: discountPercent.meta({ title: 'Percentuale massima' }),
      minWeeks: weeks.meta({ title: 'Almeno … settimane' }),
    })
    .meta({ title: 'Sconto a Catena', help: 'La sua fine è nella stagione, sotto Promozione.' }),
  siblings: z.strictObject({ percent }).meta({ title: 'Sconto fratelli' }),
  advance: z
    .strictObject({ percent, fromWeeks: weeks.meta({ title: 'Da … settimane' }) })
    .meta({ title: 'Pagamento anticipato' }),
});
