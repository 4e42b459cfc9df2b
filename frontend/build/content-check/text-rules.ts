import { about, type Finding } from './finding.ts';
import type { Module } from './load-content.ts';
import { fieldPrefix } from './shape-rules.ts';
import { textsIn } from './venue-rules.ts';

/** In words that are made from data. */
const LACK = /\b(?:undefined|NaN|Invalid Date)\b|\[object /;

const YEAR = /\b(?:estate|stagione|edizione|open days?)\s+(?:del\s+)?(20\d\d)\b/i;

const slips: readonly [RegExp, (found: string) => string][] = [
  [/\b(e|di|a|il|la) \1\b/i, (found) => `contiene «${found}», due volte la stessa parola.`],
  [/\bperchè\b|\bpò\b|\bE'/, (found) => `«${found}» si scrive con l’altro accento o con l’apostrofo ’.`],
  [/\S {2,}\S/, () => 'contiene due spazi di fila.'],
  [/\.{3}/, () => 'i puntini si scrivono … (un segno solo).'],
];

/**
 * Words that a visitor would stumble on.
 * @param year of the season; undefined where it could not be read
 * @param areDataSound false where what is lacking has been told at its source
 */
export function textFindings(
  modules: ReadonlyMap<string, Module>,
  year: string | undefined,
  areDataSound: boolean,
): Finding[] {
  const told = new Set<string>();
  const messages = (text: string): string[] => {
    const lack = areDataSound ? LACK.exec(text)?.[0] : undefined;
    const other = YEAR.exec(text)?.[1];
    return [
      ...(lack ? [`contiene «${lack}»: manca un dato.`] : []),
      ...(year && other && other !== year
        ? [`parla del ${other}, ma la stagione è del ${year}: «${text}».`]
        : []),
      ...slips.flatMap(([pattern, message]) => {
        const found = pattern.exec(text)?.[0];
        return found ? [message(found)] : [];
      }),
    ];
  };
  return [...modules]
    .filter(([file]) => file.startsWith('frontend/content/'))
    .flatMap(([file, module]) =>
      Object.entries(module)
        .flatMap(([name, value]) => textsIn(value, fieldPrefix(name, value)))
        .flatMap(([field, text]) => {
          if (told.has(text)) return [];
          told.add(text);
          return messages(text).map((message) => about(file).error(field, message));
        }),
    );
}
