import { firstNames } from '#frontend/members/generator/italian-names.ts';
import { findPrivacyHints } from '#frontend/members/generator/privacy-hints.ts';

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

/**
 * The first date of the text as dd/mm/yyyy: `9/6/2025`, `9-06-25`, `9 giugno 2025`, `sedici giugno`, `ieri`. `today`
 * (dd/mm/yyyy) gives the year that is missing, and the day that a word means.
 */
export const findDate = (text: string, today: string): string | undefined => {
  const [thisDay = 0, thisMonth = 0, thisYear = 0] = today.split('/').map(Number);
  const numeric = /(?<![\d/.-])(\d{1,2})(?:[/.-](\d{1,2})[/.-](\d{4}|\d{2})|\/(\d{1,2}))(?![\d/-])/.exec(
    text,
  );
  if (numeric) {
    const [, day, month, year, shortMonth] = numeric;
    return italianDate(
      Number(day),
      Number(month ?? shortMonth),
      year ? Number(year.padStart(4, '20')) : thisYear,
    );
  }
  const written = new RegExp(
    `(?<!\\p{L})(\\d{1,2}|${dayWords.join('|')})[°º]?\\s+(${months.join('|')})(?:\\s+(\\d{4}))?(?!\\p{L})`,
    'iu',
  ).exec(text);
  if (written) {
    const [, day = '', month = '', year] = written;
    const dayNumber = Number(day) || dayWords.indexOf(day.toLowerCase()) + 1;
    return italianDate(dayNumber, months.indexOf(month.toLowerCase()) + 1, Number(year ?? thisYear));
  }
  const relative = relativeDays.find(([words]) => words.test(text));
  if (!relative) return undefined;
  const date = new Date(Date.UTC(thisYear, thisMonth - 1, thisDay) + relative[1] * dayMs);
  return italianDate(date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear());
};

/** Sentences that are not published: notes for the staff, and instructions to a model. */
const unpublished =
  /referent|obiettiv|foto di riferimento|ignora|istruzion|regole|prompt|rispondi|scrivi in|sei un|da ora in poi|<\/?\w+/i;

const childName = String.raw`\p{Lu}\p{Ll}+(?:\s+(?:De|Di|Del|La)?\s*\p{Lu}\p{Ll}+)?`;
const nameList = new RegExp(String.raw`(?<!\p{L})${childName}(?:(?:,\s*|\s+e\s+)${childName})*`, 'gu');

const isFirstName = (word: string) =>
  firstNames.has(word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''));

/** The sentences that may be published, without names, telephone numbers and health notes. */
const publishable = (description: string): string[] =>
  description
    .replace(/\[guasto:[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !unpublished.test(sentence))
    .filter((sentence) => findPrivacyHints(sentence).every(({ kind }) => kind === 'surname'))
    .map((sentence) =>
      sentence.replace(nameList, (names) => {
        const people = names.split(/,\s*|\s+e\s+/).filter((name) => name.split(/\s+/).some(isFirstName));
        if (people.length === 0) return names;
        return people.length === 1 ? 'un bambino' : 'alcuni bambini';
      }),
    )
    .filter(Boolean);

const shorten = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/**
 * A plausible post in Italian by the rules of the prompt: title (50), subtitle (100), paragraphs, call to action, date,
 * hashtags; 1,000 characters at most. `today`: dd/mm/yyyy.
 */
export const writePost = (description: string, today: string): string => {
  const [opening = 'Giochi, amici e tanta voglia di stare insieme', ...rest] = publishable(description);
  const facts = [opening, ...rest].join(' ');
  const theme = themes.find(({ words }) => words.test(facts)) ?? otherTheme;
  const date = findDate(facts, today);
  return [
    `${theme.title} ${theme.emoji}`,
    shorten(opening, 85),
    `Al Fun Village ogni giornata ha qualcosa da raccontare${date ? `, e quella del ${date} ancora di più` : ''}. ${shorten(facts, 280)}`,
    ...(rest.length > 1
      ? [`Un dettaglio che ci è rimasto nel cuore: ${shorten(rest.at(-1) ?? '', 140)}`]
      : []),
    'I bambini hanno giocato, imparato e fatto nuove amicizie, seguiti passo passo dal nostro staff. 😊',
    `👉 Vuoi esserci anche tu? Scarica l'app e prenota la prossima settimana!`,
    ...(date ? [`📅 ${date}`] : []),
    `#FunVillage #CentroEstivo #Roma #${theme.tag}`,
  ].join('\n\n');
};

/** The post changed as the last message asks: shorter, or without title and hashtags; else with a sentence more. */
export const revisePost = (previous: string, request: string): string => {
  const parts = previous.split('\n\n');
  if (request.includes('WhatsApp'))
    return ['Ciao a tutti!', ...parts.slice(2).filter((part) => !part.startsWith('#'))].join('\n\n');
  if (request.includes('più corto')) return [...parts.slice(0, 3), ...parts.slice(-1)].join('\n\n');
  return [...parts.slice(0, 2), 'Che bella giornata, famiglie!', ...parts.slice(2)].join('\n\n');
};
