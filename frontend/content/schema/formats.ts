import * as z from 'zod';
import { iconNames } from '#frontend/ui/icon-names.ts';
import { picture as pictureOf } from '../picture.ts';

const show = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

const MISSING = 'manca questa voce.';
const KINDS: Record<string, string> = {
  string: 'dev’essere un testo',
  number: 'dev’essere un numero',
  int: 'dev’essere un numero intero',
  boolean: 'dev’essere sì o no',
  array: 'dev’essere un elenco',
  object: 'dev’essere un gruppo di voci',
};

/** Replaces the sentences of zod's Italian that name types in English; undefined leaves its own. */
const customError: z.core.$ZodErrorMap = (issue) => {
  const value = show(issue.input);
  if (issue.input === undefined && issue.code !== 'custom') return MISSING;
  if (issue.code === 'invalid_type') return `«${value}» ${KINDS[issue.expected] ?? 'non va qui'}.`;
  if (issue.code === 'unrecognized_keys') return 'questa voce non esiste: è scritta giusta?';
  if (issue.code === 'invalid_value')
    return `«${value}» non va: qui si scrive ${issue.values.map(show).join(', ')}.`;
  if (issue.code === 'too_small' && issue.origin === 'number')
    return `«${value}» è troppo poco: ${issue.inclusive ? 'almeno' : 'più di'} ${issue.minimum}.`;
  if (issue.code === 'too_big' && issue.origin === 'number')
    return `«${value}» è troppo: al massimo ${issue.maximum}.`;
  return undefined;
};
z.config({ ...z.locales.it(), customError });

type Sentence = z.core.$ZodRawIssue;
const refused = (sentence: string) => ({ error: ({ input }: Sentence) => `«${show(input)}» ${sentence}` });

/** A string of one form; the sentence says how to write it. */
const format = (pattern: RegExp, sentence: string) => z.string().regex(pattern, refused(sentence));

export const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly();

const MARKUP = /<\/?[a-z][^>]*>|&(#\d+|[a-z]+);|\*\*|\]\(/i;
const UNDECIDED = /^\W*(da (definire|decidere|completare|stabilire)|tbd|todo|n\/?d|x{3,})\W*$|^[-–—_?.…]+$/i;

/** Plain text that people read: glossary and typography are in `check/word-rules.ts`. */
export const text = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'è vuoto.', abort: true })
  .refine((value) => !MARKUP.test(value), {
    error: ({ input }) => `«${input}»: solo testo, senza segni di formato come <b>, &nbsp; o **.`,
  })
  .refine((value) => !UNDECIDED.test(value), {
    error: ({ input }) => `«${input}» non dice niente a chi legge: lascia vuoto.`,
  });

/** An answer that may be «there is none»: `''` in the file, `null` on the site. */
export const optionalText = z
  .string()
  .superRefine((value, context) => {
    if (value === '') return;
    for (const { message } of text.safeParse(value, { reportInput: true }).error?.issues ?? [])
      context.addIssue({ code: 'custom', message, input: value });
  })
  .transform((value) => value || null)
  .meta({ canBeNone: true });

/** `ui/linked-text.tsx` makes the link. */
const linkHelp = 'Un indirizzo scritto per intero, https://…, diventa un link.';
/** An answer to parents. */
export const answer = text.meta({ help: linkHelp });
export const optionalAnswer = optionalText.meta({ help: linkHelp });

/** Text without spaces at its ends, because it is compared with others. */
export const name = text.refine((value) => value.trim() === value, {
  error: ({ input }) => `«${input}» comincia o finisce con uno spazio: toglilo.`,
});

const atMost = (characters: number) =>
  name.refine((value) => value.length <= characters, {
    error: ({ input }) => `è lungo ${String(input).length} caratteri, al massimo ${characters}: «${input}».`,
  });

/** Search results cut longer ones. */
const title = atMost(60);
const description = atMost(155);

/** A calendar day in Rome, e.g. `2025-06-09`. */
export const day = z.iso.date({
  error: ({ input }) =>
    input === undefined ? MISSING : `«${show(input)}» non è una data che esiste (si scrive AAAA-MM-GG).`,
}) as unknown as z.ZodType<Day, Day>;
type Day = `${number}-${number}-${number}`;

/** The day on which the words of a page last changed. */
export const updated = day.refine(
  (value) => value <= new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' }),
  {
    error: ({ input }) => `${input} è nel futuro: qui va il giorno in cui il testo è cambiato.`,
  },
);

/** Rome wall time, `HH:MM`. */
export const time = format(
  /^([01]\d|2[0-3]):[0-5]\d$/,
  'non è un orario (si scrive HH:MM, come 07:30).',
).meta({ widget: 'time' });
export const timeWithSeconds = format(
  /^([01]\d|2[0-3])(:[0-5]\d){2}$/,
  'non è un orario con i secondi (si scrive HH:MM:SS).',
);
export const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
export const weekdays = list(weekday).refine((days) => new Set(days).size === days.length, {
  error: 'lo stesso giorno c’è due volte.',
});

const hasCents = (euro: number) => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6;
const euro = z.number().refine(hasCents, {
  error: ({ input }) => `${input} € ha frazioni di centesimo: al massimo due cifre dopo il punto.`,
});
const notAPrice = ({ input }: { input: unknown }) => `${input} € non è un prezzo: deve essere più di zero.`;
export const price = euro.refine((value) => value > 0, { error: notAPrice });
/** Like `price`, but may be 0. */
export const fee = euro.refine((value) => value >= 0, { error: notAPrice });

export const discountPercent = z.number().refine((value) => value >= 1 && value <= 50, {
  error: ({ input }) => `${input}% non è uno sconto possibile: da 1 a 50, e il 10% si scrive 10.`,
});

export const phone = format(/^\+\d[\d ]{7,18}$/, 'non è un numero con il prefisso internazionale (+39 …).');
export const email = format(z.regexes.email, 'non è un indirizzo e-mail.');
export const slug = format(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'non può essere un indirizzo: minuscole, cifre e trattini.',
);
export const postalCode = format(/^\d{5}$/, 'non è un CAP di cinque cifre.');

/** `https`, or a stand-in on this machine. */
const SITE = String.raw`(https://([\p{L}\d-]+\.)+\p{L}{2,}|http://(127\.0\.0\.1|localhost))(:\d+)?`;
export const webAddress = format(
  new RegExp(`^${SITE}([/?#]\\S*)?$`, 'iu'),
  'non è un indirizzo completo: comincia con https:// e non ha spazi.',
);
/** Scheme and host alone. */
export const origin = format(
  new RegExp(`^${SITE}$`, 'u'),
  'non è un indirizzo che comincia con https:// e finisce con il nome del sito, senza barra finale.',
);

/** The last digit of an Italian VAT number is computed from the others (Luhn). */
const hasCheckDigit = (number: string): boolean =>
  [...number].reduce((sum, digit, position) => {
    const value = Number(digit) * (position % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) %
    10 ===
  0;
export const vatNumber = format(/^\d{11}$/, 'non ha le 11 cifre di una partita IVA.').refine(
  hasCheckDigit,
  refused('non torna: l’ultima cifra si calcola dalle altre, ricontrolla il numero.'),
);

/** `98%`, `4,9/5`, `100+`. */
export const statistic = text
  .refine((value) => !/\d\.\d(?!\d\d)/.test(value), {
    error: ({ input }) => `«${input}»: i decimali si scrivono con la virgola.`,
  })
  .refine(
    (value) => {
      const [, part, whole] = /^([\d.,]+)(?:%|\/(\d+))$/.exec(value) ?? [];
      return !part || Number(part.replace(',', '.')) <= Number(whole ?? 100);
    },
    { error: ({ input }) => `«${input}» è più del massimo.` },
  );

export const icon = z.enum(iconNames, {
  error: ({ input }) => `l’icona «${input}» non c’è: i nomi sono in frontend/ui/icon-names.ts.`,
});
export const iconText = z.strictObject({
  icon: icon.meta({ title: 'Icona' }),
  title: text.meta({ title: 'Titolo' }),
  text: text.meta({ title: 'Testo' }),
});

/** `check/picture-rules.ts` looks at the file. */
export const picture = z
  .strictObject({
    file: z.string().meta({ title: 'File' }),
    alt: z.string().nullable().meta({
      title: 'Che cosa si vede',
      help: 'Per chi non vede la foto: «Un bambino si tuffa in piscina».',
    }),
    focus: z.literal([20, 35, 50, 65, 80]).nullable().meta({
      title: 'Dove sta il soggetto',
      help: 'In percento da sinistra, se sui telefoni la foto si taglia male.',
    }),
  })
  .transform(({ file, alt, focus }) => pictureOf(file, alt, focus ?? undefined))
  .meta({ widget: 'picture' });

/** The words for search results and link previews of every page. */
export const pageText = z.strictObject({
  title: title.meta({ title: 'Titolo nei motori di ricerca' }),
  description: description.meta({
    title: 'Descrizione nei motori di ricerca',
    help: 'Al massimo 155 caratteri.',
  }),
  updated: updated.meta({ title: 'Testi cambiati il' }),
});

/** Refuses items that share one of these fields, at the second one. */
export const unlike = <Item extends z.ZodType>(
  item: Item,
  sentences: Partial<Record<keyof z.infer<Item> & string, string>>,
) =>
  list(item).superRefine((items, context) => {
    for (const field of Object.keys(sentences) as (keyof typeof sentences)[])
      for (const [at, one] of items.entries())
        if (items.findIndex((other) => other[field] === one[field]) < at)
          context.addIssue({
            code: 'custom',
            path: [at, field],
            input: one[field],
            message: `«${one[field]}» ${sentences[field]}`,
          });
  });
