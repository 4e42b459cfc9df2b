import { monthNames, weekdayNames } from '#frontend/italian/format-date.ts';
import { formatPrice } from '#frontend/italian/money.ts';
import { isIsoDay, weekdayOf } from '#frontend/lib/iso-day.ts';
import type { IsoDay, Weekday } from '../types.ts';
import type { Edition } from './edition.ts';
import { entriesIn, textsIn } from './entries.ts';
import type { Finding } from './finding.ts';
import { seasonYear } from './season-rules.ts';
import type { Words } from './word-rules.ts';

type Report = { level: Finding['level']; message: string };
const error = (message: string): Report => ({ level: 'error', message });
const warning = (message: string): Report => ({ level: 'warning', message });

/** Signs that something was left to be written, or was broken on its way here. */
const LEFT_OVER: [pattern: RegExp, sentence: string][] = [
  [/\b(todo|fixme|tbd|lorem ipsum|x{3,})\b/i, 'è un promemoria'],
  [
    /\[[^\]]*\b(inser|complet|conferm|verific|defini|decid|chied|nome|data|testo|numero)[^\]]*\]/i,
    'è da completare',
  ],
  [/Ã[\u0080-\u00bf]|â€|Â[«»°’]|\ufffd/, 'ha lettere rovinate: riscrivile'],
  [/[\u200b-\u200f\u2028\u2029\u00ad\ufeff]/, 'contiene un carattere che non si vede: riscrivilo'],
];

const DATE = new RegExp(
  `(?:\\b(${weekdayNames.join('|')}) )?\\b(\\d{1,2})°? (${monthNames.join('|')})(?: (20\\d\\d))?`,
  'gi',
);
const ORDER: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const NUMERIC_DATE = /\b(\d{1,2})[/.-](\d{1,2})[/.-](20\d\d)\b/g;
const isoOf = (year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** Dates with a weekday that they do not have, and dates of this year that no data holds. */
function* dateFindings(text: string, days: ReadonlySet<string>, year: string): Generator<Report> {
  for (const [found, weekday, day = '', month = '', written = year] of text.matchAll(DATE)) {
    const iso = isoOf(written, `${monthNames.indexOf(month.toLowerCase()) + 1}`, day);
    if (written !== year) continue;
    if (!isIsoDay(iso)) yield error(`«${found}» non è una data che esiste.`);
    else if (weekday && ORDER[weekdayNames.indexOf(weekday.toLowerCase())] !== weekdayOf(iso as IsoDay))
      yield error(`«${found}»: nel ${year} è ${weekdayNames[ORDER.indexOf(weekdayOf(iso as IsoDay))]}.`);
    else if (!days.has(iso))
      yield warning(`«${found}»: nessun dato della stagione ha questa data. È giusta?`);
  }
  for (const [found, day = '', month = '', written = ''] of text.matchAll(NUMERIC_DATE))
    if (!days.has(isoOf(written, month, day)))
      yield warning(`«${found}»: nessun dato della stagione ha questa data. È giusta?`);
}

/** Values that a sentence repeats. */
const VALUES: [kind: string, pattern: RegExp, plain: (found: string) => string][] = [
  ['questo orario', /\b\d{1,2}:\d{2}\b/g, (found) => found.padStart(5, '0')],
  ['questo importo', /\b\d[\d.]*(?:,\d\d)?(?= ?(?:€|euro\b))/g, (found) => found.replace(/\./g, '')],
  ['questo numero di telefono', /(?:\+39 ?|\b0|\b3)\d(?:[ .]?\d){6,}/g, (found) => found.replace(/\D/g, '')],
  ['questo indirizzo e-mail', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (found) => found],
];

/** Every hour, amount, telephone and e-mail address of the data, in the form in which sentences are compared. */
function valuesOf({
  season,
  programme,
  venues,
  organisation,
  staff,
  controller,
}: Edition): ReadonlySet<string> {
  const entries = [season, programme, venues].flatMap((part) => entriesIn(part));
  const numbers = entries.flatMap(({ value }) =>
    typeof value === 'number'
      ? formatPrice(value).replace(/[^\d,]/g, '')
      : typeof value === 'string'
        ? value
        : [],
  );
  const phones = [organisation?.contacts?.phone, organisation?.contacts?.chat?.number, staff?.phone];
  const others = [organisation, staff, controller].flatMap((part) => textsIn(part).map(({ text }) => text));
  return new Set([
    ...numbers,
    ...others,
    ...phones.flatMap((phone) => (phone ? phone.replace(/\D/g, '') : [])),
  ]);
}

/** How values look that the schemas take in other forms, too. */
const BY_FIELD: [field: RegExp, right: RegExp, tell: typeof error, sentence: string][] = [
  [
    /\b(phone|chat\.number)$/,
    /^\+39( ?3( ?\d){9}| ?0( ?\d){7,10}| ?8( ?\d){8})$/,
    warning,
    'non è lungo come un numero italiano: è giusto?',
  ],
  [/\.street$/, /\d|\bsnc\b/i, warning, 'non ha il numero: è giusto?'],
  [
    /\b(opens|closes|From|Exit|Until)$/i,
    /^(?!(0[0-5]|23):\d\d$)/,
    warning,
    'è di notte: le tre del pomeriggio si scrivono 15:00.',
  ],
  [/appStoreIos$/, /^(?!.*google\.com)/, error, 'è lo store dell’altro telefono.'],
  [/appStoreAndroid$/, /^(?!.*apple\.com)/, error, 'è lo store dell’altro telefono.'],
  [
    /\.alt$/,
    /^(?!(img|dsc|pxl)[_ -]?\d|.*\.(jpe?g|png|svg|webp)$)/i,
    error,
    'è il nome di un file: scrivi che cosa si vede.',
  ],
];

/** Free sentences of the data: what others wrote, names and addresses are no matter of ours. */
const isOwn = ({ field }: Words) =>
  !/^reviews\[|^pay$|\b(address|registeredOffice|names|name|person|villageLeader|url)\b/i.test(field);

type Venue = Edition['venues'][number];

/** Words that tell one venue from another: name, district, street without its number, leader. */
const marksOf = ({ name, district, address, villageLeader }: Venue) =>
  [name, district, address?.street.replace(/ \d.*$/, ''), villageLeader].flatMap(
    (mark) => mark?.toLowerCase() || [],
  );

/** Marks of one venue in the words of another. */
function* siblingFindings(venues: Edition['venues']): Generator<Report & { field: string }> {
  for (const venue of venues) {
    const own = marksOf({ ...venue, villageLeader: null });
    for (const { field, text } of textsIn(venue, venue.slug)) {
      if (/\.(name|slug|street|mapUrl|file)$/.test(field)) continue;
      const words = text.toLowerCase();
      const other = venues.find(
        (one) => one !== venue && marksOf(one).some((mark) => words.includes(mark) && !own.includes(mark)),
      );
      if (other) yield { ...warning(`parla di ${other.name}: «${text}».`), field };
    }
  }
}

/** Sentences that stand in two venues, or in two activities. */
function* twinFindings(
  list: readonly { slug: string; name: string }[],
): Generator<Report & { field: string }> {
  for (const [at, item] of list.entries())
    for (const { field, text } of textsIn(item, item.slug)) {
      if (/\.page\.(title|description)$/.test(field) || (text.length <= 30 && !field.endsWith('heading')))
        continue;
      const twin = list.slice(0, at).find((one) => textsIn(one).some((its) => its.text === text));
      if (twin) yield { ...warning(`è uguale a quello di ${twin.name}: «${text}».`), field };
    }
}

/**
 * Reads every sentence that the operator writes, with the data beside it: leftovers, dates, hours, amounts and telephones
 * that no data holds, names of the wrong venue. Only what cannot be right is an error.
 */
export function proseFindings(edition: Edition, answers: readonly Words[]): Finding[] {
  const { season, venues } = edition;
  if (!season || !venues) return [];
  const year = seasonYear(season);
  const days = new Set(textsIn(season).flatMap(({ text }) => (isIsoDay(text) ? [text] : [])));
  const values = valuesOf(edition);
  const found = answers.flatMap((words): Finding[] => {
    const { file, field, text } = words;
    const reports: Report[] = LEFT_OVER.flatMap(([pattern, sentence]) =>
      pattern.test(text) ? [error(`«${text}» ${sentence}.`)] : [],
    );
    if (isOwn(words) && text.includes(' ')) {
      reports.push(...dateFindings(text, days, year));
      for (const [kind, pattern, plain] of VALUES)
        for (const [one] of text.matchAll(pattern))
          if (!values.has(plain(one))) reports.push(warning(`«${one}»: nessun dato ha ${kind}. È giusto?`));
    }
    for (const [of, right, tell, sentence] of BY_FIELD)
      if (text && of.test(field) && !right.test(text)) reports.push(tell(`«${text}» ${sentence}`));
    return reports.map((one) => ({ ...one, file, field }));
  });
  const of = (name: string, reports: Iterable<Report & { field: string }>) =>
    [...reports].map((one) => ({ ...one, file: `frontend/content/data/${name}.json` }));
  return [
    ...found,
    ...of('venues', [...siblingFindings(venues), ...twinFindings(venues)]),
    ...of('activities', twinFindings(edition.activities ?? [])),
  ];
}
