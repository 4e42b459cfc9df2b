import {
  entryOf,
  importedFile,
  isThere,
  isWholeFile,
  type Node,
  nameOf,
  nodesOf,
  placeOf,
  type Source,
} from './content-modules.ts';
import { about, type Finding } from './finding.ts';

const SAMPLE =
  /\b(?:via|testo|recensione|genitore|titolare) di esempio\b|\(esempio\)|\bexample\.com\b|\bNome Cognome\b|\bProfilo social \d|\+39 000|^0{5,}$/i;

const calleeOf = (node: Node | undefined) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined;
const textOf = (node: Node | undefined) =>
  node?.type === 'Literal' && typeof node.value === 'string'
    ? node.value
    : node?.type === 'TemplateElement'
      ? node.value.raw
      : undefined;

const fieldOf = (code: string, node: Node, parents: readonly Node[]): string =>
  entryOf(parents) || placeOf(code, node.start);

function numberMessage(raw: string): string | undefined {
  if (/^0\d/.test(raw)) return `«${raw}…»: una data o un CAP si scrive tra apici, '2025-06-09'.`;
  if (/^\d{1,3}\.\d{3}$/.test(raw))
    return `«${raw}» si legge come numero con la virgola: le migliaia si scrivono senza punto, ${raw.replace('.', '')}.`;
  return undefined;
}

/** Local names of `placeholder`. */
const marksOf = (body: readonly Node[]): string[] =>
  body.flatMap((node) =>
    node.type === 'ImportDeclaration' && node.source.value.endsWith('/types.ts')
      ? node.specifiers.map(({ local }) => local.name)
      : [],
  );

/** Mistakes that only the source shows. */
function nodeMessage(
  { code, file }: Source,
  node: Node,
  isSample: boolean,
  parent?: Node,
): string | undefined {
  const text = textOf(node);
  if (text !== undefined && !isSample && SAMPLE.test(text))
    return `«${text}» è un dato di esempio: scrivi quello vero, o rimetti placeholder('che cosa manca', …).`;
  if (
    node.type === 'Identifier' &&
    node.name === 'standInsOrigin' &&
    !isSample &&
    parent?.type === 'TemplateLiteral'
  )
    return 'è l’indirizzo di una prova su questa macchina: scrivi quello vero, per intero.';
  if (node.type === 'Literal' && typeof node.value === 'number') return numberMessage(node.raw ?? '');
  if (node.type === 'ObjectExpression') {
    const names = node.properties.map(nameOf);
    const twice = names.find((name, at) => name && names.indexOf(name) < at);
    return twice && `la voce «${twice}» c’è due volte: vale solo la seconda.`;
  }
  if (node.type === 'ArrayExpression' || node.type === 'CallExpression') {
    const values = node.type === 'ArrayExpression' ? node.elements : node.arguments;
    const split = values
      .map((value, at) => code.slice(value?.start, values[at + 1]?.end))
      .find((pair) => /^\d+,\d+$/.test(pair));
    if (split)
      return `«${split}»: nei numeri i centesimi si scrivono con il punto, ${split.replace(',', '.')}.`;
  }
  if (calleeOf(node) === 'placeholder' && node.type === 'CallExpression' && node.arguments.length < 2)
    return 'placeholder vuole almeno due valori: che cosa manca e un esempio.';
  if (calleeOf(node) === 'picture' && node.type === 'CallExpression' && node.arguments.length < 2)
    return 'picture vuole il nome del file e la descrizione, o null.';
  if (node.type !== 'ImportDeclaration') return undefined;
  const target = importedFile(file, node.source.value);
  return target && !isThere(target) ? `importa «${node.source.value}», un file che non c’è.` : undefined;
}

/** The names that a pattern declares, without those of types and keys. */
const namesIn = (pattern: Node): string[] =>
  [...nodesOf(pattern)].flatMap(([node, parents]) =>
    node.type === 'Identifier' &&
    !parents.some(({ type }) => type.startsWith('TS')) &&
    !(parents[0]?.type === 'Property' && parents[0].value !== node)
      ? node.name
      : [],
  );

type Declaration = { name: string; node: Node; isImport: boolean; isExport: boolean };

/** Names that the file imports or declares at its top; `isWholeFile` values have no use within it. */
const declarationsIn = (body: readonly Node[]): Declaration[] =>
  body.flatMap((node): Declaration[] => {
    const isImport = node.type === 'ImportDeclaration';
    const isExport = node.type === 'ExportNamedDeclaration';
    const declared = isExport ? node.declaration : node;
    if (isImport) return node.specifiers.map(({ local }) => ({ name: local.name, node, isImport, isExport }));
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      isWholeFile('', init as Node | null)
        ? []
        : namesIn(id).map((name) => ({ name, node, isImport, isExport })),
    );
  });

/** Finds unused or repeated imports and constants: copied files and replaced samples leave them behind. */
function declarationFindings({ file, code, body }: Source, sources: readonly Source[]): Finding[] {
  const { error, warning } = about(file);
  const isSubjectFile = /\/(venues|activities)\//.test(file);
  const isUsed = (name: string, text: string, times = 1) =>
    text.split(new RegExp(`\\b${name}\\b`)).length > times;
  const declarations = declarationsIn(body);
  return declarations.flatMap(({ name, node, isImport, isExport }, at) => {
    const place = placeOf(code, node.start);
    if (declarations.findIndex((one) => one.name === name) < at)
      return [error(place, `«${name}» c’è due volte: togli una riga, o cambia nome a una delle due.`)];
    if (isUsed(name, code, 2) || (isExport && !isSubjectFile)) return [];
    if (isExport && sources.some((one) => one.file !== file && isUsed(name, one.code))) return [];
    return [
      warning(
        place,
        isImport
          ? `«${name}» è importato, ma non serve più: togli la sua riga import.`
          : `«${name}» non serve a niente: togli la sua riga.`,
      ),
    ];
  });
}

/** Finds a copied venue or activity whose type still names the original. */
function typeFindings({ file, code }: Source): Finding[] {
  const typed = /: (?:Venue|Activity)<'([\w-]+)'>/.exec(code)?.[1];
  const slug = /\bslug: '([\w-]+)'/.exec(code)?.[1];
  return typed && slug && typed !== slug
    ? [
        about(file).error(
          'slug',
          `è «${slug}», ma la riga che comincia con export dice «${typed}»: devono coincidere.`,
        ),
      ]
    : [];
}

export function sourceFindings(source: Source, sources: readonly Source[]): Finding[] {
  const { file, code, body } = source;
  const marks = marksOf(body);
  const mistakes = [...nodesOf(body)].flatMap(([node, parents]) => {
    const isSample = parents.some((parent) => marks.includes(calleeOf(parent) ?? ''));
    const message = nodeMessage(source, node, isSample, parents[0]);
    return message ? [about(file).error(fieldOf(code, node, parents), message)] : [];
  });
  return [...mistakes, ...declarationFindings(source, sources), ...typeFindings(source)];
}
