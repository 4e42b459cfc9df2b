/** Line by line what an operator most often writes by mistake, and what to write instead. */
const slips: readonly [pattern: RegExp, message: (found: string) => string][] = [
  [/[“”«»‘]/, (found) => `«${found}» non apre un testo: si scrive tra apici dritti, 'così'.`],
  [
    /\p{L}'\p{L}+/u,
    (found) => `l’apostrofo dritto di «${found}» chiude il testo: si scrive ${found.replace("'", '’')}.`,
  ],
];

/** Outside of texts, a number with a comma: `142,50`. */
const COMMA_NUMBER = /(?<![\w.])\d+(?:\.\d{3})*,\d+/;

const withoutTexts = (line: string) => line.replace(/(['"`]).*?\1/g, "''").replace(/\/\/.*/, '');

/**
 * The parser's error in Italian, with the line to look at.
 * @param found what the parser said, at `offset` of `code`
 * @param opened where the bracket that it stands in was opened, if it does
 */
export function syntaxMessage(
  code: string,
  found: string,
  offset: number,
  opened?: number,
): { line: number; message: string } {
  const lines = code.split('\n');
  const line = code.slice(0, offset).split('\n').length;
  const text = lines[line - 1] ?? '';
  const before = code.slice(0, offset).trimEnd();
  const previousLine = before.split('\n').length;

  for (const number of new Set([line, previousLine])) {
    const comma = COMMA_NUMBER.exec(withoutTexts(lines[number - 1] ?? ''))?.[0];
    if (comma)
      return {
        line: number,
        message: `«${comma}»: nei numeri i centesimi si scrivono con il punto, ${comma.replace('.', '').replace(',', '.')}.`,
      };
  }
  const euro = /[\d.]+\s*€/.exec(withoutTexts(text))?.[0];
  if (euro) return { line, message: `«${euro}»: un prezzo si scrive senza €.` };
  for (const [pattern, message] of slips) {
    const slip = pattern.exec(text)?.[0];
    if (slip) return { line, message: message(slip) };
  }
  if (/Unterminated string/.test(found))
    return { line, message: "il testo non è chiuso: manca l’apice ' alla fine." };
  if (/Unterminated template|Unterminated/.test(found))
    return { line, message: 'il testo che comincia con ` non è chiuso.' };
  if (/Invalid assignment/.test(found))
    return { line, message: 'dopo il nome di una voce si scrive «:», non «=».' };
  const expected = /^Expected `(.)`(?: or `(.)`)? but found (?:`(.*)`|(\w+))/.exec(found);
  const isFirst = /^\s*$/.test(code.slice(code.lastIndexOf('\n', offset - 1) + 1, offset));
  if (expected?.[1] === ',' && (expected[4] || /^[\w'"{[]/.test(expected[3] ?? ';')))
    return isFirst
      ? { line: previousLine, message: 'manca la virgola alla fine della riga.' }
      : {
          line,
          message: `manca la virgola prima di «${text.slice(offset - code.lastIndexOf('\n', offset - 1) - 1).trim()}».`,
        };
  const closing = expected?.[2] ?? expected?.[1];
  if (closing && '}])'.includes(closing) && expected?.[3] !== closing)
    return {
      line,
      message: `manca una parentesi «${closing}»: ${opened === undefined ? 'qui o più su' : `quella aperta alla riga ${code.slice(0, opened).split('\n').length}, o una al suo interno,`} non è stata chiusa.`,
    };
  if (/but found `?(EOF|EndOfFile)/i.test(found) || offset >= code.trimEnd().length)
    return { line, message: 'il file finisce troppo presto: manca una parentesi «}».' };
  if (/^[)\]}]/.test(code.slice(offset)))
    return { line, message: `c’è una parentesi «${code[offset]}» di troppo.` };
  if (/^,/.test(code.slice(offset))) return { line, message: 'c’è una virgola di troppo.' };
  return { line, message: `c’è un segno di troppo o ne manca uno, vicino a «${text.trim()}».` };
}
