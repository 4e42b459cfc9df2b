import * as z from 'zod';
import type { SeasonState } from '../season/season-state.ts';
import type { InternalPath } from '../types.ts';
import { list, pageText, picture, text } from './formats.ts';

/** A page that has a file of its own, with the picture at its top. */
export const singlePageText = pageText.extend({ picture });

const isString = (value: unknown) => typeof value === 'string';

/** `check/link-rules.ts` checks that page and anchor exist. */
const internalPath = z.custom<InternalPath>((value) => String(value).startsWith('/'), {
  error: ({ input }) => `«${input}»: un link di questo sito comincia con /.`,
});
export const textLink = z.strictObject({ text, to: internalPath });

/** An entry with `items` opens a submenu and leads nowhere by itself. */
export const menuEntry = z.union([
  textLink.extend({
    /** Beside the text while the state holds. */
    states: z.exactOptional(list(z.strictObject({ when: z.custom<SeasonState>(isString), text }))),
  }),
  z.strictObject({ text, items: list(textLink) }),
]);
