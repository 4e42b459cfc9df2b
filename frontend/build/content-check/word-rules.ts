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
      /\b(orario extra|uscit[ae] tardiv[ae]|settiman[ae] di extra|extra settimanale|intera \+ extra)\b/i,
    better: '«uscita alle 18:00»',
  },
  { pattern: /\bopen days? ?day\b|\bOpenDay|\bopen-day\b|\bOpen day\b|\bopen day\b/, better: '«Open Day»' },
  { pattern: /\bcodice (di accesso|staff|segreto)\b|\bpassword\b/i, better: '«codice dello staff»' },
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
  { pattern: /\p{L}'|'\p{L}/u, better: 'l’apostrofo tipografico ’' },
  { pattern: /"/, better: 'le virgolette «…»' },
  { pattern: /\.\.\./, better: 'i puntini di sospensione in un segno solo: …' },
  { pattern: / {2}/, better: 'uno spazio solo' },
  { pattern: /!!|\?\?/, better: 'un segno solo' },
  { pattern: / [,.;:!?](\s|$)/, better: 'nessuno spazio prima della punteggiatura' },
  { pattern: /\d\s+%/, better: '«5%», senza spazio' },
  { pattern: /\d{1,2}:\d{2}\s?-\s?\d{1,2}:\d{2}/, better: 'il trattino medio tra due ore: 7:30–17:00' },
  {
    pattern: /\b\d{1,2}\s?-\s?\d{1,2}(?= (anni|\p{L}+o\b|\p{L}+e\b))/u,
    better: 'il trattino medio: 11–17 agosto',
  },
  { pattern: /\b0\d:\d{2}\b/, better: 'l’ora senza zero davanti: 7:30' },
  {
    pattern: /\b\d{1,2}\.\d{2}(?= |$|[,;])(?! ?(metri|mq|bambini|€))/,
    better: 'i due punti nelle ore: 17:00',
  },
  { pattern: /€ ?\d|\beuro \d/i, better: '«135 €», la cifra prima' },
  {
    pattern: /(perch|poich|affinch|bench)è|\bnè |\bpò(?!\p{L})|\bE’ /iu,
    better: 'l’accento giusto: perché, né, po’, È',
  },
  { pattern: /\bqual’è\b/i, better: '«qual è»' },
];

/** The link itself says that it opens a new tab. */
const newTab: Rule = {
  pattern: /nuova scheda/i,
  better: 'niente: che si apre una nuova scheda lo dice già il link',
};
const NEW_TAB_LABEL = 'labels.ts';

const MAX_LENGTH: Record<string, number> = { title: 60, description: 155 };
const MIN_DESCRIPTION = 50;

/** An address, an anchor, a time of the calendar: no words. */
const VALUE = /^(\d\d:\d\d(:\d\d)?|(https?:|mailto:|tel:|\/|#)\S*)$/;

function lengthFindings({ file, field, text }: Words): Finding[] {
  const name = field.split('.').at(-1) ?? '';
  const isPage = file.startsWith('pages/') ? field === name : field === `page.${name}`;
  const max = isPage ? MAX_LENGTH[name] : undefined;
  if (max === undefined) return [];
  const report = (level: Finding['level'], message: string): Finding => ({ level, file, field, message });
  if (text.length > max)
    return [report('error', `è lungo ${text.length} caratteri, al massimo ${max}: «${text}».`)];
  if (name === 'description' && text.length < MIN_DESCRIPTION)
    return [report('warning', `è di ${text.length} caratteri: con meno di ${MIN_DESCRIPTION} dice poco.`)];
  return [];
}

/**
 * What a machine can find wrong with the words: glossary, voice, signs, and the lengths that search results show.
 * `texts`: every text that people read, values written out (`dal 9 giugno`, not `${period}`); `file` below `content/`.
 */
export function wordFindings(texts: readonly Words[]): Finding[] {
  return texts.flatMap((words) => {
    const { file, field, text } = words;
    if (VALUE.test(text)) return [];
    const rules = [...glossary, ...voice, ...typography, ...(file === NEW_TAB_LABEL ? [] : [newTab])];
    const found = rules.flatMap(({ pattern, better }): Finding[] => {
      const match = pattern.exec(text)?.[0];
      return match === undefined
        ? []
        : [{ level: 'error', file, field, message: `«${match.trim() || match}»: meglio ${better}.` }];
    });
    return [...found, ...lengthFindings(words)];
  });
}
