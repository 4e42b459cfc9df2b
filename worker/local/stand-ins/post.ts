/** Themes of posts: the first whose words stand in the description gives title, emoji and hashtag. */
const themes = [
  {
    words: /acqua|gavetton|piscin|scivol|gonfiabil/i,
    title: 'Che tuffo di allegria!',
    emoji: '💦',
    tag: 'GiochiDAcqua',
  },
  {
    words: /calcio|basket|volley|tennis|padel|torneo|sport|dodgeball/i,
    title: 'Tutti in campo!',
    emoji: '⚽',
    tag: 'SportEDivertimento',
  },
  {
    words: /spettacol|show|musical|teatro|sanremo|circo/i,
    title: 'Su il sipario!',
    emoji: '🎭',
    tag: 'PiccoliArtisti',
  },
  {
    words: /laborator|pittur|disegn|creat|cucin|masterchef/i,
    title: 'Mani in pasta e fantasia!',
    emoji: '🎨',
    tag: 'Creativita',
  },
  {
    words: /caccia al tesoro|sfida|quiz|gioc/i,
    title: 'Si gioca tutti insieme!',
    emoji: '🎯',
    tag: 'GiochiDiSquadra',
  },
] as const;
const otherTheme = { title: 'Una giornata da ricordare!', emoji: '☀️', tag: 'GiornateSpeciali' } as const;

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split(' ');

const dayWords =
  'primo due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitré ventiquattro venticinque ventisei ventisette ventotto ventinove trenta trentuno'.split(
    ' ',
  );
const relativeDays: [words: RegExp, days: number][] = [
  [/l['’]altro ?ieri/i, -2],
  [/(?<!\p{L})ieri(?!\p{L})/iu, -1],
  [/(?<!\p{L})(?:oggi|stamattina|stamani|stasera|oje)(?!\p{L})/iu, 0],
  [/(?<!\p{L})domani(?!\p{L})/iu, 1],
];
const dayMs = 86_400_000;

const italianDate = (day: number, month: number, year: number) =>
  `${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;

const numeric = String.raw`(?<![\d/.-])(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})|(\d{1,2})\/(\d{1,2}))(?![\d/-])`;
const written = String.raw`(?<!\p{L})(\d{1,2}|${dayWords.join('|')})[°º]?\s+(${months.join('|')})(?:\s+(\d{4}))?(?!\p{L})`;
const dates = new RegExp(`${numeric}|${written}`, 'giu');

/**
 * Every date of the text as dd/mm/yyyy: `9/6/2025`, `9-06-25`, `9 giugno 2025`, `sedici giugno`; without one, the first word
 * like `ieri`. `today` (dd/mm/yyyy) gives the year that is missing, and the day that a word means.
 */
export const withDates = (text: string, today: string): string => {
  const [thisDay = 0, thisMonth = 0, thisYear = 0] = today.split('/').map(Number);
  const dated = text.replace(dates, (_found, ...groups: (string | undefined)[]) => {
    const [day, month, year, shortDay, shortMonth, word = '', name = '', wordYear] = groups;
    const dayNumber = Number(day ?? shortDay ?? word) || dayWords.indexOf(word.toLowerCase()) + 1;
    const monthNumber = Number(month ?? shortMonth) || months.indexOf(name.toLowerCase()) + 1;
    return italianDate(
      dayNumber,
      monthNumber,
      Number((year ?? wordYear ?? String(thisYear)).padStart(4, '20')),
    );
  });
  const relative = dated === text && relativeDays.find(([words]) => words.test(text));
  if (!relative) return dated;
  const [words, days] = relative;
  const date = new Date(Date.UTC(thisYear, thisMonth - 1, thisDay) + days * dayMs);
  const day = italianDate(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear());
  return text.replace(words, (found) => `${/^\p{Lu}/u.test(found) ? 'Il' : 'il'} ${day}`);
};

const hasDate = (text: string) => /\d{2}\/\d{2}\/\d{4}/.test(text);

/** Sentences that are not published: notes for the staff, instructions to a model, health notes and telephone numbers. */
const unpublished =
  /referent|obiettiv|foto di riferimento|ignora|istruzion|regole|prompt|rispondi|scrivi in|sei un|da ora in poi|<\/?\w+|allergi|celiac|asma|febbre|farmac|fatt[oa] male|\d{3}[\s.]?\d{4}/i;

/** Capitals that name nobody: the camp, its venues and its events. */
const known =
  /^(?:fun|village|sport|city|sc|tc|ostiense|nascosa|vallerano|garden|land|roma|latina|kit|wow|golosone|color|carnival|party|befana|creation|masterchef|art|attack|video|family|challenge|ciao|darwin|quiz|affari|ruota|mercante|show|circus|musical|sanremo|open|day)$/i;
const name = String.raw`\p{Lu}\p{Ll}+(?:\s+(?:De|Di|Del|La)?\s*\p{Lu}\p{Ll}+)?`;
const nameList = new RegExp(String.raw`(?<![.!?]\s|^)(?<!\p{L})${name}(?:(?:,\s*|\s+e\s+)${name})*`, 'gu');

const withoutNames = (sentence: string) =>
  sentence.replace(nameList, (names) => {
    const people = names
      .split(/,\s*|\s+e\s+/)
      .filter((one) => !one.split(/\s+/).every((word) => known.test(word)));
    if (people.length === 0) return names;
    return people.length === 1 ? 'un bambino' : 'alcuni bambini';
  });

const charactersMax = 600;

/** The sentences of the description that may be published, each once, as many as a post holds. */
const publishable = (description: string): string[] => {
  let room = charactersMax;
  const sentences = description
    .replace(/\[guasto:[^\]]*\]/g, '')
    .replace(/'/g, '’')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence !== '' && !unpublished.test(sentence))
    .map((sentence) => withoutNames(/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`));
  return [...new Set(sentences)].filter(({ length }) => {
    room -= length + 1;
    return room >= 0;
  });
};

/** Title, subtitle, paragraphs, an invitation and hashtags by the rules of the prompt, of what the description says alone. `today`: dd/mm/yyyy. */
export const writePost = (description: string, today: string, invitation = 'Scrivici in chat'): string => {
  const sentences = publishable(withDates(description, today));
  const theme = themes.find(({ words }) => words.test(sentences.join(' '))) ?? otherTheme;
  const opening = sentences.some(hasDate) ? [] : [`È la nostra giornata del ${today}.`];
  const half = Math.ceil(sentences.length / 2);
  return [
    `${theme.title} ${theme.emoji}`,
    'Ecco che cosa abbiamo fatto',
    [...opening, ...sentences.slice(0, half)].join(' '),
    sentences.slice(half).join(' ') || 'Il resto fattelo raccontare a casa.',
    `👉 Vuoi esserci anche tu? ${invitation}.`,
    `#FunVillage #CentroEstivo #Estate #${theme.tag}`,
  ].join('\n\n');
};

const shorten = (text: string, most: number) =>
  text.length <= most ? text : text.slice(0, most + 1).replace(/\s+\S*$|.$/u, '');

/** Title, subtitle, dates and hashtags as the rules ask for them. */
const repaired = (parts: readonly string[], today: string): string[] => {
  const [title = '', subtitle = '', ...rest] = parts.map((part) => withDates(part, today));
  const tags = parts.join(' ').match(/#[\p{L}\p{N}_]+/gu) ?? [];
  const hashtags = [...new Set(['#FunVillage', ...tags, '#CentroEstivo', '#Estate', '#Giochi'])].slice(
    0,
    Math.max(4, Math.min(6, tags.length)),
  );
  const text = rest.map((part) =>
    part.replace(/#([\p{L}\p{N}_]+)/gu, (tag, word) => (part.startsWith('#') ? '' : tag && word)).trim(),
  );
  const date = hasDate(parts.join(' ')) || text.some(hasDate) ? [] : [`📅 ${today}`];
  return [shorten(title, 50), shorten(subtitle, 100), ...text.filter(Boolean), ...date, hashtags.join(' ')];
};

/** The post changed as the last message asks: mended, shorter, or without title and hashtags; else with a sentence more. */
export const revisePost = (previous: string, request: string, today: string): string => {
  const parts = previous.split('\n\n');
  if (request.includes('Correggi')) return repaired(parts, today).join('\n\n');
  if (request.includes('WhatsApp'))
    return ['Ciao a tutti!', ...parts.slice(2).filter((part) => !part.startsWith('#'))].join('\n\n');
  if (request.includes('più corto'))
    return parts.filter((_, at) => at < 3 || at >= parts.length - 2).join('\n\n');
  return [...parts.slice(0, 2), 'Che bella giornata, famiglie!', ...parts.slice(2)].join('\n\n');
};
