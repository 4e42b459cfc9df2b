import { visibleText } from '#worker/contract.ts';

const opener =
  "(?:s[iì],? certo|certo|certamente|assolutamente|ecco(?:l[oa])?|va bene|perfetto|d['’]accordo|volentieri|sure|certainly|absolutely|of course|here(?:['’]s| is| are| you)|ok(?:ay)?)";
const product =
  '(?:post|contenut[oi]|testo|version[ei]|bozz[ae]|caption|messaggio|content|text|draft|message|version)';
/** `Ecco il post:`, `Certo! Ecco una versione più corta.`, also before the first words of the post in the same line. */
const preamble = new RegExp(
  String.raw`^(?:${opener}(?!\p{L})(?![^\n]*nostr)[^\n:]*(?<!\p{L})${product}(?!\p{L})[^\n:]*(?::|[.!…]?$)|${opener}(?!\p{L})[^\n:]{0,80}:$|(?:il |un |the )?${product}(?!\p{L})[^\n:]{0,60}:$|(?:s[iì],? certo|certo|certamente|assolutamente|volentieri|sure|certainly|absolutely|of course)[!.,]*$)[ \t]*`,
  'iu',
);
/** `Fammi sapere se…`, `Spero che il post ti piaccia`, `Let me know…`. */
const closing = new RegExp(
  String.raw`^(?:fammi sapere|buona pubblicazione|let me know|feel free|(?:spero|mi auguro|i hope|hope)(?!\p{L}).*(?:piacci|utile|${product}|help|like)|(?:se vuoi|se ti serve|se hai bisogno|se desideri|se preferisci|vuoi che|posso|would you like|if you).*(?<!\p{L})(?:${product}|modific\p{L}*|accorci\p{L}*|adatt\p{L}*|cambi\p{L}*|change|adjust|shorter)(?!\p{L})|(?:nota|note)(?: \p{L}+)?:.*(?:${product}|nomi|regol|caratter|descrizion|hashtag|emoji)|\P{L}*(?:caratteri|characters)\P{L}*\d\P{L}*$|\P{L}*(?:totale|lunghezza|conteggio|caratteri|total|length|character).*(?:caratteri|characters)).*$`,
  'iu',
);
const label =
  /^(?:\d+[.)]\s*)?(?:titolo|sottotitolo|testo(?: principale)?|paragraf[oi](?: \d)?|invito all['’]azione|call to action|cta|hashtags?|title|subtitle|body)\s*:\s*/i;
/** `### Titolo`, `**Hashtag**`: a label on a line of its own. */
const labelHeading =
  /^\s*(?:#{1,6}\s+\**|\*\*)(?:titolo|sottotitolo|testo|invito all['’]azione|call to action|cta|hashtags?|title|subtitle)\**\s*$/i;
/** `(48 caratteri)`, as models count for themselves. */
const count = /\((?:circa )?\d+ (?:caratteri|characters|chars)[^()]{0,40}\)$/i;
const quotes: Record<string, string> = { '"': '"', '“': '”', '«': '»', "'": "'", '‘': '’', '„': '“' };

/** Marks that end or open a message in models' own formats, delimiters of the prompt, and tags of web pages. */
const marks =
  /<\|[^|<>\n]{1,40}\|>(?:(?:assistant|user|system)(?!\p{L}))?|<\/?s>|\[\/?INST\]|<\/?(?:start|end)_of_turn>|<\/?(?:testo|descrizione)(?:-[\da-f]+)?>|<\/?(?:post|p|b|i|u|strong|em|ul|ol|li|div|span|h[1-6])>/giu;

function plainLine(line: string): string {
  return line
    .replace(/^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/, '$1')
    .replace(/^\s{0,3}>\s?/, '')
    .replace(/^(\s*)[-*+]\s+/, '$1• ')
    .replace(/!?\[([^[\]\n]*)\]\([^)\s]*(?:\s"[^"\n]*")?\)/g, '$1')
    .replace(/<(https?:\/\/[^>\s]+)>/g, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)(.+?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_#@/])(_{1,3})(?=\S)([^_\n]+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\*\*|`/g, '')
    .replace(/\\([#*_~[\]()>+.!-])/g, '$1')
    .trim()
    .replace(label, '')
    .replace(count, '')
    .trimEnd();
}

/** `[Immagine: bambini che corrono]`, on a line of its own. */
const placeholder =
  /^\s*\*{0,2}\[(?:immagin[ei]|foto|inserisci|image|photo|insert)(?!\p{L})[^[\]\n]*\]\*{0,2}\s*$/iu;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', nbsp: ' ' };

const isRule = (line: string) =>
  /^\s*(?:([-*_=])\s*)(?:\1\s*){2,}$/.test(line) || /^\s*(?:```|~~~)\s*[\w-]*\s*$/.test(line);

/** Without quotes around the whole. */
function unquoted(text: string): string {
  const close = quotes[text[0] ?? ''];
  const inner = text.slice(1, -1);
  const [firstLine = ''] = inner.split('\n');
  return close && text.length > 1 && text.endsWith(close) && !firstLine.includes(close) ? inner.trim() : text;
}

/**
 * A model's answer as the post alone, in plain text: Markdown, marks, quotes around it, preamble and closing line go;
 * hashtags stay. While it is still `arriving`, a first line that may be a preamble waits for its end.
 */
export function cleanAnswer(answer: string, isArriving = false): string {
  const visible = visibleText(answer)
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(marks, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (whole, name) => entities[name] ?? whole)
    .trim();
  if (isArriving && !visible.includes('\n') && new RegExp(`^\\W*${opener}`, 'i').test(visible)) return '';
  const lines = visible
    .split('\n')
    .filter((line) => !isRule(line) && !labelHeading.test(line) && !placeholder.test(line))
    // A line that was only a label leaves no gap.
    .flatMap((line) => (line.trim() === '' ? [''] : [plainLine(line)].filter(Boolean)));
  for (
    let first = lines[0];
    first !== undefined && (first === '' || preamble.test(first));
    first = lines[0]
  ) {
    lines[0] = first.replace(preamble, '');
    if (lines[0] === '') lines.shift();
  }
  const kept = unquoted(lines.join('\n').trim()).split('\n');
  if (!isArriving)
    while (kept.length > 1 && (kept.at(-1) === '' || closing.test(kept.at(-1) ?? ''))) kept.pop();
  return unquoted(
    kept
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

/** True if the answer was more than white space away from its post. */
export const isChanged = (answer: string, post: string): boolean =>
  visibleText(answer).replace(/\s+/g, '') !== post.replace(/\s+/g, '');
