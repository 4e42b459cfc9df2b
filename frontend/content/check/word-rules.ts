import type { Finding } from './finding.ts';

/** A text that people read, with the content file and the field it stands in. */
export type Words = { file: string; field: string; text: string };

type Rule = { pattern: RegExp; better: string };

/** One word for one thing; why is in `content/VOICE.md`. */
const glossary: readonly Rule[] = [
  { pattern: /\bda \d+ a \d+ anni\b/i, better: '«dai 4 ai 14 anni», o «4–14 anni» dove manca lo spazio' },
  // With a capital it is a name: Via del Campo, a university.
  { pattern: /\bcampus\b/, better: '«sede», o «centro estivo»' },
  {
    pattern: /\b([Aa]l|[Dd]el|[Dd]i|[Dd]al|[Nn]el) campo(?! (da|di|sportivo|estivo))\b/,
    better: '«centro estivo», o «sede»',
  },
  { pattern: /\bcampo estivo\b/i, better: '«centro estivo»' },
  { pattern: /\btesserin[oi]\b/i, better: '«badge o tessera»' },
  {
    pattern:
      /\b(orario extra|prolungament[oi]|uscit[ae] tardiv[ae]|settiman[ae] di extra|extra settimanale|intera \+ extra)\b/i,
    better: '«uscita alle …», con l’ora',
  },
  { pattern: /\bopen days? ?day\b|\bOpenDay|\bopen-day\b|\bOpen day\b|\bopen day\b/, better: '«Open Day»' },
  { pattern: /\bcodice (di accesso|staff|segreto)\b|\bpassword\b/i, better: '«codice dello staff»' },
  { pattern: /\barea riservata\b|\bintranet\b/i, better: '«Area Staff»' },
  {
    pattern: /\bsconto a catena\b|\bSconto a catena\b|\bsconto famiglia\b/,
    better: '«Sconto a Catena», o «sconto fratelli»',
  },
  { pattern: /\b(tassa|fee|costo) d[’i] ?iscrizione\b/i, better: '«quota d’iscrizione»' },
  { pattern: /\b(prezz[oi]|tariff[ae]) agevolat[oaie]\b/i, better: '«tariffa convenzione»' },
  {
    pattern: /\b(educator[ei]|educatric[ei]|istruttor[ei]|istruttric[ei])\b/i,
    better: '«animatori e animatrici»',
  },
];

/** One reader, called «tu»; the machine says neither «io» nor «noi». */
const voice: readonly Rule[] = [
  {
    pattern: /\b(mettete|scegliete|avete|potete|dovete|vi serv(e|ono)|vostr[oaie])\b/i,
    better: 'il «tu»: scegli, hai, puoi, ti serve, tuo',
  },
  {
    pattern: /\b(gentile utente|si prega di|la preghiamo|è pregat[oa]|la invitiamo|cliccare|clicca qui)\b/i,
    better: 'il «tu», con il verbo di quello che si fa: «apri», «scarica», «scrivi»',
  },
];

const typography: readonly Rule[] = [
  { pattern: /\p{L}['`´‘]|['`´‘]\p{L}/u, better: 'l’apostrofo tipografico ’' },
  { pattern: /"/, better: 'le virgolette «…»' },
  { pattern: /\.\.\./, better: 'i puntini di sospensione in un segno solo: …' },
  { pattern: /!!|\?\?/, better: 'un segno solo' },
  { pattern: / [,.;:!?](\s|\p{L}|$)/u, better: 'nessuno spazio prima della punteggiatura' },
  { pattern: /\p{L}[,;]\p{L}/u, better: 'uno spazio dopo la virgola' },
  { pattern: /\d€/, better: '«135 €», con lo spazio' },
  { pattern: /\d\s+%/, better: '«5%», senza spazio' },
  { pattern: /\d{1,2}:\d{2}\s?-\s?\d{1,2}:\d{2}/, better: 'il trattino medio tra due ore: 7:30–17:00' },
  {
    pattern: /\b\d{1,2}\s?-\s?\d{1,2}(?= (anni|\p{L}+o\b|\p{L}+e\b))/u,
    better: 'il trattino medio: 11–17 agosto',
  },
  { pattern: /\b0\d:\d{2}\b/, better: 'l’ora senza zero davanti: 7:30' },
  {
    pattern: /\b\d{1,2}\.\d{2}(?= |$|[,;]|\.(\s|$))(?! ?(metri|mq|bambini|€))/,
    better: 'i due punti nelle ore: 17:00',
  },
  { pattern: /€ ?\d|\beuro \d/i, better: '«135 €», la cifra prima' },
  {
    pattern: /(perch|poich|affinch|bench)è|\bnè |\bpò(?!\p{L})|\bE’ /iu,
    better: 'l’accento giusto: perché, né, po’, È',
  },
  { pattern: /\bqual’è\b/i, better: '«qual è»' },
];

/** Labels of the staff area that were asked for with these very signs. */
const AS_SPECIFIED: ReadonlySet<string> = new Set(['Generazione in corso...', 'Registrazione...']);

/** An address, an anchor, a time of the calendar: no words. */
const VALUE = /^(\d\d:\d\d(:\d\d)?|(https?:|mailto:|tel:|\/|#)\S*)$/;

/** Shows a sign together with the words around it, so that it can be found in the text. */
const shown = (text: string, found: string, at: number): string =>
  found.trim().length > 2
    ? found.trim()
    : `${/\S*$/.exec(text.slice(0, at))}${found}${/^\S*/.exec(text.slice(at + found.length))}`;

/** Texts by others, and names: their words are their own. */
const BY_OTHERS =
  /^reviews\[|\b(address|registeredOffice|names|name|person|villageLeader|author|telecomClubName)\b/i;

/** Glossary, voice and typography of texts whose values are written out (`dal 9 giugno`, not `${period}`). */
export const wordFindings = (texts: readonly Words[]): Finding[] =>
  texts.flatMap(({ file, field, text }) => {
    if (VALUE.test(text) || AS_SPECIFIED.has(text)) return [];
    const isData = file.includes('/data/');
    if (isData && BY_OTHERS.test(field)) return [];
    return [...glossary, ...voice, ...typography].flatMap(({ pattern, better }): Finding[] => {
      const match = pattern.exec(text);
      if (!match) return [];
      const message = `«${shown(text, match[0], match.index)}»: meglio ${better}.`;
      // A sentence of the operator's is never refused for its words.
      return [{ level: isData ? 'warning' : 'error', file, field, message }];
    });
  });

/** Traces of a missing value in a sentence. */
const MISSING_VALUE = /\b(?:undefined|NaN|Invalid Date)\b|\[object /;
const YEAR =
  /\b(?:estate|stagione|edizione|open days?|aprile|maggio|giugno|luglio|agosto|settembre)\s+(?:del\s+)?(20\d\d)\b/i;
/** Fields that may name an earlier season. */
const PAST = /^(statisticsSource|reviewsProvenance|reviews\b)/;
const REPEATED_WORD = /\b(e|di|a|il|la) \1\b/i;

/** A value that was given as an example, or for a trial on one machine. */
const SAMPLE =
  /\(esempio\)|\bexample\.com\b|\bNome Cognome\b|\+39 000|^0{5,}$|^http:\/\/(localhost|127\.0\.0\.1)/i;

/** Samples that stand where an answer belongs. */
export const sampleFindings = (answers: readonly Words[]): Finding[] =>
  answers.flatMap(({ file, field, text }) =>
    SAMPLE.test(text)
      ? [
          {
            level: 'error',
            file,
            field,
            message: `«${text}» è un dato di esempio: scrivi quello vero, o lascia vuoto.`,
          },
        ]
      : [],
  );

/**
 * Missing values, years of other seasons, repeated words, and everything in `wordFindings`.
 * @param year of the season
 */
export function textFindings(texts: readonly Words[], year: string): Finding[] {
  const found = texts.flatMap(({ file, field, text }): Finding[] => {
    const missing = MISSING_VALUE.exec(text)?.[0];
    const other = YEAR.exec(text)?.[1];
    const repeated = REPEATED_WORD.exec(text)?.[0];
    const isLeftOver = year && other && other !== year && !(PAST.test(field) && other < year);
    // True of the past, and of the months of laws.
    const level = file.includes('/data/') ? 'warning' : 'error';
    return [
      ...(missing ? [{ level: 'error', message: `contiene «${missing}»: manca un dato.` } as const] : []),
      ...(isLeftOver
        ? [{ level, message: `parla del ${other}, ma la stagione è del ${year}: «${text}».` } as const]
        : []),
      ...(repeated
        ? [{ level, message: `contiene «${repeated}», due volte la stessa parola.` } as const]
        : []),
    ].map((one) => ({ ...one, file, field }));
  });
  return [...found, ...wordFindings(texts)];
}
