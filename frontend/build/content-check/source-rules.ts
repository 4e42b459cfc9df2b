import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconNames } from '#frontend/ui/icon-names.ts';
import { pictureFile } from '../pictures.ts';
import { about, type Finding } from './finding.ts';
import { lineAt, type Node, nodesOf, root, type Source } from './sources.ts';

const SAMPLE =
  /\b(?:via|testo|recensione|genitore|titolare) di esempio\b|\(esempio\)|\bexample\.com\b|\bNome Cognome\b|\bProfilo social \d|\+39 000|^0{5,}$/i;

/** The name that is called, e.g. `picture`. */
const calleeOf = (node: Node | undefined) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;

const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateElement'
      ? node.value.raw
      : undefined;

/** A venue, an activity and the season are all there is in their file: their entries are named alone. */
const isWholeFile = (name: string, init: Node | null) =>
  name === 'season' ||
  (init?.type === 'ObjectExpression' && init.properties.some((property) => nameOf(property) === 'slug'));

const nameOf = (node: Node): string | undefined =>
  node.type === 'Property' && node.key.type === 'Identifier'
    ? node.key.name
    : node.type === 'VariableDeclarator' &&
        node.id.type === 'Identifier' &&
        !isWholeFile(node.id.name, node.init)
      ? node.id.name
      : undefined;

/** The entry in which a node stands, e.g. `page.title`; else its line. */
const fieldOf = (code: string, node: Node, parents: readonly Node[]): string =>
  parents
    .flatMap((parent) => nameOf(parent) ?? [])
    .reverse()
    .join('.') || `riga ${lineAt(code, node.start)}`;

function numberMessage(raw: string): string | undefined {
  if (/^0\d/.test(raw)) return `«${raw}…»: una data o un CAP si scrive tra apici, '2025-06-09'.`;
  if (/^\d{1,3}\.\d{3}$/.test(raw))
    return `«${raw}» si legge come numero con la virgola: le migliaia si scrivono senza punto, ${raw.replace('.', '')}.`;
  return undefined;
}

/** `142,50` where two values may stand. */
const splitNumber = (code: string, values: readonly Node[]): string | undefined =>
  values.flatMap((value, at) => {
    const next = values[at + 1];
    const text = next && code.slice(value.start, next.end);
    return text && /^\d+,\d+$/.test(text) ? [text] : [];
  })[0];

function callMessage(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [first, second] = node.arguments;
  if (calleeOf(node) === 'placeholder' && node.arguments.length !== 2)
    return 'placeholder vuole due valori: che cosa manca e un esempio.';
  if (calleeOf(node) !== 'picture') return undefined;
  const name = textOf(first);
  if (name === undefined || !second) return 'picture vuole il nome del file e la descrizione, o null.';
  if (!pictureFile(name))
    return `il file «${name}» non c’è: i disegni (.svg) stanno in frontend/images/scenes/, le foto (.jpg) in frontend/images/photos/.`;
  const alt = textOf(second);
  if (alt !== undefined && alt.trim().length < 10)
    return `la descrizione «${alt}» non dice che cosa si vede a chi non vede la foto «${name}».`;
  return alt !== undefined && /^(immagine|illustrazione|foto|disegno)\b/i.test(alt)
    ? `la descrizione dice che cosa si vede, senza cominciare con «${alt.split(' ')[0]}».`
    : undefined;
}

const repeated = (names: readonly (string | undefined)[]) =>
  names.find((name, at) => name !== undefined && names.indexOf(name) < at);

/** What marks a sample in this file: the one function of types.ts, by the name that it is imported under. */
const marksOf = (body: readonly Node[]): string[] =>
  body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value.endsWith('/types.ts')
      ? node.specifiers.map(({ local }) => local.name)
      : [],
  );

/** What can be seen in a file without running it. */
function nodeMessage(
  code: string,
  node: Node,
  parents: readonly Node[],
  marks: readonly string[],
): string | undefined {
  const isSample = parents.some((parent) => marks.includes(calleeOf(parent) ?? ''));
  const text = textOf(node);
  if (text !== undefined && !isSample && SAMPLE.test(text))
    return `«${text}» è un dato di esempio: scrivi quello vero, o rimetti placeholder('che cosa manca', …).`;
  if (
    node.type === 'Identifier' &&
    node.name === 'standInsOrigin' &&
    !isSample &&
    parents[0]?.type === 'TemplateLiteral'
  )
    return 'è l’indirizzo di una prova su questa macchina: scrivi quello vero, per intero.';
  if (
    text !== undefined &&
    parents[0]?.type === 'Property' &&
    parents[0].key.type === 'Identifier' &&
    parents[0].key.name === 'icon' &&
    !iconNames.some((name) => name === text)
  )
    return `l’icona «${text}» non c’è: i nomi sono in frontend/ui/icon-names.ts.`;
  if (node.type === 'Literal' && typeof node.value === 'number') return numberMessage(node.raw ?? '');
  const twice = node.type === 'ObjectExpression' ? repeated(node.properties.map(nameOf)) : undefined;
  if (twice) return `la voce «${twice}» c’è due volte: vale solo la seconda.`;
  const values =
    node.type === 'ArrayExpression'
      ? node.elements
      : node.type === 'SequenceExpression'
        ? node.expressions
        : node.type === 'CallExpression'
          ? node.arguments
          : [];
  const split = splitNumber(
    code,
    values.filter((value): value is NonNullable<typeof value> => value !== null),
  );
  if (split)
    return `«${split}»: nei numeri i centesimi si scrivono con il punto, ${split.replace(',', '.')}.`;
  return callMessage(node);
}

function importMessage(file: string, node: Node): string | undefined {
  if (node.type !== 'ImportDeclaration') return undefined;
  const { value } = node.source;
  const target = value.startsWith('.') ? join(dirname(file), value) : value.replace('#frontend', 'frontend');
  if (!/^[#.]/.test(value)) return undefined;
  return existsSync(join(root, target)) ? undefined : `importa «${value}», un file che non c’è.`;
}

/** Imports that no line needs any more, as when the last sample of a file has been filled in. */
const idleImports = ({ file, code, body }: Source): Finding[] =>
  body.flatMap((node) =>
    node.type === 'ImportDeclaration'
      ? node.specifiers
          .filter(({ local }) => code.split(new RegExp(`\\b${local.name}\\b`)).length === 2)
          .map(({ local, start }) =>
            about(file).warning(
              `riga ${lineAt(code, start)}`,
              `«${local.name}» è importato, ma non serve più: togli la sua riga import.`,
            ),
          )
      : [],
  );

export function sourceFindings(source: Source): Finding[] {
  const { file, code, body } = source;
  const marks = marksOf(body);
  const slips = [...nodesOf(body)].flatMap(([node, parents]) => {
    const message = importMessage(file, node) ?? nodeMessage(code, node, parents, marks);
    return message ? [about(file).error(fieldOf(code, node, parents), message)] : [];
  });
  return [...slips, ...idleImports(source)];
}

/** Names of the pictures that the file shows. */
export const picturesIn = ({ body }: Source): string[] =>
  [...nodesOf(body)].flatMap(([node]) => {
    const name =
      node.type === 'CallExpression' && calleeOf(node) === 'picture' ? textOf(node.arguments[0]) : undefined;
    return name === undefined ? [] : [name];
  });
