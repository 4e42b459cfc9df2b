import { about, type Finding } from './finding.ts';
import type { Module } from './load-content.ts';
import { fieldPrefix } from './shape-rules.ts';
import { nodesOf, type Source } from './sources.ts';
import { textsIn } from './venue-rules.ts';
import { type Words, wordFindings } from './word-rules.ts';

/** In words that are made from data. */
const LACK = /\b(?:undefined|NaN|Invalid Date)\b|\[object /;

const YEAR = /\b(?:estate|stagione|edizione|open days?)\s+(?:del\s+)?(20\d\d)\b/i;

const slips: readonly [RegExp, (found: string) => string][] = [
  [/\b(e|di|a|il|la) \1\b/i, (found) => `contiene «${found}», due volte la stessa parola.`],
];

/** The words of a sentence that waits for its values, with a figure for each: `con 0 settimane`. */
const sentencesIn = ({ file, body }: Source): Words[] =>
  [...nodesOf(body)].flatMap(([node, parents]) => {
    if (!parents.some(({ type }) => type === 'ArrowFunctionExpression')) return [];
    const text =
      node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.cooked).join('0')
        : node.type === 'Literal' && typeof node.value === 'string'
          ? node.value
          : '';
    const names = parents.flatMap((parent) => {
      const name =
        parent.type === 'Property' ? parent.key : parent.type === 'VariableDeclarator' ? parent.id : null;
      return name?.type === 'Identifier' ? name.name : [];
    });
    return text ? [{ file, field: names.reverse().join('.'), text }] : [];
  });

/**
 * Words that a visitor would stumble on.
 * @param year of the season; undefined where it could not be read
 * @param areDataSound false where what is lacking has been told at its source
 */
export function textFindings(
  sources: readonly Source[],
  modules: ReadonlyMap<string, Module>,
  year: string | undefined,
  areDataSound: boolean,
): Finding[] {
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
  const told = new Set<string>();
  const values = [...modules].flatMap(([file, module]) =>
    Object.entries(module)
      .flatMap(([name, value]) => textsIn(value, fieldPrefix(name, value)))
      .flatMap(([field, text]): Words[] => {
        if (told.has(text)) return [];
        told.add(text);
        return [{ file, field, text }];
      }),
  );
  return [
    ...values.flatMap(({ file, field, text }) =>
      messages(text).map((message) => about(file).error(field, message)),
    ),
    ...wordFindings([...values, ...sources.flatMap(sentencesIn)]),
  ];
}
