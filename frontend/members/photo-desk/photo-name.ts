import { graphemes } from '#frontend/lib/graphemes.ts';
import { todayInRome } from '#frontend/lib/rome-clock.ts';
import { photoRules } from './photo-rules.ts';

export type PhotoFields = { prefix: string; code: string; title: string };

const windowsReserved = /[<>:"/\\|?*]/g;
/** Control, format (right-to-left marks, joiners), private, unassigned and lone surrogate characters. */
const invisible = /\p{C}/gu;
/** Emoji take up to four bytes and several code points, and old zip tools garble them. */
const pictures =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3/gu;

/** The piece of a file name for a text typed by a person; empty when nothing of it can stand in a name. */
const namePiece = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(pictures, '')
    .replace(windowsReserved, '-')
    .trim()
    .replace(/\s+/gu, '_');

const byteLength = (text: string) => new TextEncoder().encode(text).length;

const cutToBytes = (text: string, bytes: number): string => {
  let kept = '';
  let room = bytes;
  for (const grapheme of graphemes(text)) {
    room -= byteLength(grapheme);
    if (room < 0) break;
    kept += grapheme;
  }
  return kept;
};

/** The fields as they go into names; a faulty one is empty. Two letters, 1 to 10 characters, a title. */
export function namePieces(fields: PhotoFields): PhotoFields {
  const prefix = fields.prefix.normalize('NFC').toUpperCase();
  const code = fields.code.trim().normalize('NFC');
  return {
    prefix: /^\p{Lu}{2}$/u.test(prefix) ? prefix : '',
    code: [...code].length <= photoRules.codeMaxLength ? namePiece(code) : '',
    title: namePiece(fields.title),
  };
}

/** The first field that keeps photos from being named, in the order of the form. */
export const faultyField = (pieces: PhotoFields): keyof PhotoFields | undefined =>
  (['prefix', 'code', 'title'] as const).find((field) => pieces[field] === '');

/** Today in Rome as eight digits, e.g. `20250609`. */
export const romeDate = (now: Date): string => todayInRome(now).replaceAll('-', '');

/** `AB-CODICE_Titolo_20250609-X7K2M9QA.jpg`: at most 200 bytes, the title gives way. Pieces come from `namePieces`, none faulty. */
export function photoName(pieces: PhotoFields, date: string, suffix: string, extension: string): string {
  const start = `${pieces.prefix}-${pieces.code}_`;
  const end = `_${date}-${suffix}.${extension}`;
  return start + cutToBytes(pieces.title, photoRules.nameMaxBytes - byteLength(start + end)) + end;
}
