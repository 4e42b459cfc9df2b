import { about, type Finding } from './finding.ts';
import type { Module } from './load-content.ts';
import { fieldPrefix } from './shape-rules.ts';
import { textsIn } from './venue-rules.ts';

const slips: readonly [RegExp, (found: string) => string][] = [
  [/\b(?:undefined|NaN|Invalid Date)\b|\[object /, (found) => `contiene «${found}»: manca un dato.`],
  [/\b(e|di|a|il|la) \1\b/i, (found) => `contiene «${found}», due volte la stessa parola.`],
  [/\bperchè\b|\bpò\b|\bE'/, (found) => `«${found}» si scrive con l’altro accento o con l’apostrofo ’.`],
  [/\S {2,}\S/, () => 'contiene due spazi di fila.'],
  [/\.{3}/, () => 'i puntini si scrivono … (un segno solo).'],
];

const YEAR = /\b(?:estate|stagione|edizione|open days?)\s+(?:del\s+)?(20\d\d)\b/i;

/** Words that a visitor would stumble on. `year`: of the season; undefined where it could not be read. */
export function textFindings(modules: ReadonlyMap<string, Module>, year?: string): Finding[] {
  const told = new Set<string>();
  return [...modules].flatMap(([file, module]) =>
    !file.startsWith('frontend/content/')
      ? []
      : Object.entries(module)
          .flatMap(([name, value]) => textsIn(value, fieldPrefix(name, value)))
          .flatMap(([field, text]) => {
            if (told.has(text)) return [];
            told.add(text);
            const { error } = about(file);
            const other = YEAR.exec(text)?.[1];
            return [
              ...slips.flatMap(([pattern, message]) => {
                const found = pattern.exec(text)?.[0];
                return found ? [error(field, message(found))] : [];
              }),
              ...(year && other && other !== year
                ? [error(field, `parla del ${other}, ma la stagione è del ${year}: «${text}».`)]
                : []),
            ];
          }),
  );
}
