import type * as z from 'zod';
import type { Meta } from './meta.ts';

/** Declares in one line a fact that only the operator knows. */
export const asked = <Value extends z.ZodType>(
  value: Value,
  title: string,
  question: string,
  sample: unknown,
  who: NonNullable<Meta['who']>,
  law?: string,
) => value.meta({ title, question, sample, who, ...(law && { law }) });
