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

/** The first complete date of the text as dd/mm/yyyy: `9/6/2025`, `9-06-25` or `9 giugno 2025`. */
export const findDate = (text: string): string | undefined => {
  const numeric = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/.exec(text);
  const written = new RegExp(`\\b(\\d{1,2})°?\\s+(${months.join('|')})\\s+(\\d{4})\\b`, 'i').exec(text);
  const [, day, month, year] = numeric ?? written ?? [];
  if (!day || !month || !year) return undefined;
  const monthNumber = numeric ? month : String(months.indexOf(month.toLowerCase()) + 1);
  return `${day.padStart(2, '0')}/${monthNumber.padStart(2, '0')}/${year.padStart(4, '20')}`;
};

const shorten = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`;

/** A plausible post in Italian: title (50), subtitle (100), paragraphs, call to action, date, hashtags; 1,000 characters at most. */
export const writePost = (description: string): string => {
  const facts = description
    .replace(/\[guasto:[^\]]*\]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const theme = themes.find(({ words }) => words.test(facts)) ?? otherTheme;
  const date = findDate(facts);
  const [opening = facts, ...rest] = facts.split(/(?<=[.!?])\s+/);
  return [
    `${theme.title} ${theme.emoji}`,
    shorten(opening, 100),
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
