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
  [/\[[^\]]*\b(inserire|inserisci|completare|nome|data|testo)\b[^\]]*\]/i, 'è da completare'],
  [/Ã[\u0080-\u00bf]|â€|Â[«»°’]|\ufffd/, 'ha lettere rovinate: riscrivile'],
  [/[\u200b-\u200f\u2028\u2029\u00ad\ufeff]/, 'contiene un carattere che non si vede: riscrivilo'],
];

const DATE = new RegExp(
  `(?:\\b(${weekdayNames.join('|')}) )?\\b(\\d{1,2})°? (${monthNames.join('|')})(?: (20\\d\\d))?`,
  'gi',
);
const ORDER: Weekday[] = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Dates with a weekday that they do not have, and dates of this year that no data holds. */
function* dateFindings(text: string, days: ReadonlySet<string>, year: string): Generator<Report> {
  for (const [found, weekday, day = '', month = '', written = year] of text.matchAll(DATE)) {
    const number = String(monthNames.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
    const iso = `${written}-${number}-${day.padStart(2, '0')}`;
    if (written !== year) continue;
    if (!isIsoDay(iso)) yield error(`«${found}» non è una data che esiste.`);
    else if (weekday && ORDER[weekdayNames.indexOf(weekday.toLowerCase())] !== weekdayOf(iso as IsoDay))
      yield error(`«${found}»: nel ${year} è ${weekdayNames[ORDER.indexOf(weekdayOf(iso as IsoDay))]}.`);
    else if (!days.has(iso))
      yield warning(`«${found}»: nessun dato della stagione ha questa data. È giusta?`);
  }
}

/** Values that a sentence repeats: hours, amounts, telephones. */
const VALUES: [kind: string, pattern: RegExp, plain: (found: string) => string][] = [
  ['questo orario', /\b\d{1,2}:\d{2}\b/g, (found) => found.padStart(5, '0')],
  ['questo importo', /\b\d[\d.]*(?:,\d\d)?(?= ?(?:€|euro\b))/g, (found) => found.replace(/\./g, '')],
  ['questo numero di telefono', /(?:\+39 ?|\b0|\b3)\d(?:[ .]?\d){6,}/g, (found) => found.replace(/\D/g, '')],
];

/** Every hour, amount and telephone of the data, in the form in which sentences are compared. */
function valuesOf({ season, programme, venues, organisation, staff }: Edition): ReadonlySet<string> {
  const entries = [season, programme, venues].flatMap((part) => entriesIn(part));
  const numbers = entries.flatMap(({ value }) =>
    typeof value === 'number'
      ? formatPrice(value).replace(/[^\d,]/g, '')
      : typeof value === 'string'
        ? value
        : [],
  );
  const phones = [organisation?.contacts?.phone, organisation?.contacts?.chat?.number, staff?.phone];
  return new Set([...numbers, ...phones.flatMap((phone) => (phone ? phone.replace(/\D/g, '') : []))]);
}

/** Free sentences of the data: what others wrote, names and addresses are no matter of ours. */
const isOwn = ({ field }: Words) =>
  !/^reviews\[|^pay$|\b(address|registeredOffice|names|name|person|villageLeader|url)\b/i.test(field);

/** Names and streets of one venue in the words of another. */
function* siblingFindings({ venues }: Edition): Generator<Report & { field: string }> {
  for (const venue of venues)
    for (const { field, text } of textsIn(venue, venue.slug)) {
      const other = venues.find(
        ({ slug, name, address }) =>
          slug !== venue.slug && (text.includes(name) || (address && text.includes(address.street))),
      );
      if (other && text !== venue.name) yield { ...warning(`parla di ${other.name}: «${text}».`), field };
      const twin = venues.find(
        (one) => one.slug < venue.slug && text.length > 30 && textsIn(one).some((its) => its.text === text),
      );
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
    if (/\.alt$/.test(field) && /\.(jpe?g|png|svg|webp)$|^(img|dsc|pxl)[_ -]?\d+/i.test(text))
      reports.push(error(`«${text}» è il nome di un file: scrivi che cosa si vede.`));
    return reports.map((one) => ({ ...one, file, field }));
  });
  const file = 'frontend/content/data/venues.json';
  return [...found, ...[...siblingFindings(edition)].map((one) => ({ ...one, file }))];
}
