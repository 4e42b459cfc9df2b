import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Season, season as siteSeason } from '#frontend/content/season/season.ts';
import type { IsoDay } from '#frontend/content/types.ts';
import type { Venue } from '#frontend/content/venues/venue.ts';
import { venues } from '#frontend/content/venues/venues.ts';
import { romeInstant, todayInRome } from '#frontend/lib/rome-clock.ts';
import { seasonWeeks } from '#frontend/lib/season/season-weeks.ts';
import { statesAt } from '#frontend/lib/season/timeline.ts';
import { closuresOf, timelinesOf } from '#frontend/lib/season/timelines.ts';
import { discounts } from '#tests/fixtures/edition/season.ts';
import { secondsOfChanges } from '#tests/fixtures/season-changes.ts';
import { summer, venueAt } from '#tests/unit/frontend/lib/season/summer.ts';

/** Three open days, one of them in the morning and one whose last day to book is the day before. */
const dated: Season = {
  ...summer,
  openDays: [
    { venue: venueAt(1), day: '2027-04-18', opens: '15:00', closes: '18:30', bookUntil: '2027-04-14' },
    { venue: venueAt(0), day: '2027-05-09', opens: '10:00', closes: '13:00', bookUntil: '2027-05-08' },
    { venue: venueAt(1), day: '2027-05-23', opens: '15:00', closes: '18:30', bookUntil: '2027-05-19' },
  ],
};
const unknown = { firstDay: null, lastDay: null, pause: null };
const undated: Season = {
  ...summer,
  year: 2028,
  enrolmentFrom: null,
  general: { ...summer.general, ...unknown, holidays: [] },
  venues: { ...summer.venues, ...unknown, holidays: [] },
  promotion: { firstDay: null, lastDay: null, lastTime: '23:59:59' },
  openDays: [{ venue: venueAt(0), day: null, opens: '15:00', closes: '18:30', bookUntil: null }],
  training: { animators: { firstDay: null }, villageLeaders: null },
};

/** Text between two tags, and while which states it is shown: one of each list. */
type Part = { text: string; whiles: string[][]; breaks: boolean };

const inline = ['a', 'small', 'span', 'strong', 'time'];
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': '’' };
const decode = (text: string) => text.replace(/&(#?\w+);/g, (_, name: string) => entities[name] ?? ' ');

/** Relies on React closing every element but the void ones. */
function partsOf(html: string): Part[] {
  const parts: Part[] = [];
  const open: string[][] = [];
  let breaks = true;
  for (const [, closing, name, attributes = '', text] of html.matchAll(
    /<(\/?)(\w+)((?:"[^"]*"|[^">])*)>|<!--.*?-->|([^<]+)/g,
  )) {
    if (text) {
      parts.push({ text: decode(text), whiles: open.filter((one) => one.length > 0), breaks });
      breaks = false;
    }
    if (!name) continue;
    breaks ||= !inline.includes(name);
    if (closing) open.pop();
    else if (
      !/^(img|br|link|meta|input|source|hr|path|circle|rect|line|polyline|ellipse|polygon)$/.test(name)
    )
      open.push(/data-when="([^"]*)"/.exec(attributes)?.[1]?.split(' ') ?? []);
  }
  expect(open).toEqual([]);
  return parts;
}

/** Line by line what a visitor reads while these states hold. */
function linesOf(parts: readonly Part[], states: readonly string[]): string[] {
  const lines: string[] = [];
  let isNew = true;
  for (const { text, whiles, breaks } of parts) {
    isNew ||= breaks;
    if (!whiles.every((some) => some.some((state) => states.includes(state)))) continue;
    if (isNew) lines.push(text);
    else lines.push((lines.pop() ?? '') + text);
    isNew = false;
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim());
}

const months =
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre';
const day = `(\\d{1,2})°? (${months.replaceAll(' ', '|')})(?: (\\d{4}))?`;
const dayAfter = (words: string) => new RegExp(`(?:${words})[^.:]*?${day}`, 'gi');
const toCome = [
  dayAfter('entro|si parte|aprono|riapre|comincia|fino al|scade'),
  // A deadline that stands alone in its cell.
  new RegExp(`^(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) ${day}`, 'gi'),
];
const gone = [dayAfter('si è conclusa|è finito|conclusa il')];

const daysIn = (line: string, patterns: RegExp[], year: string) =>
  patterns.flatMap((pattern) =>
    [...line.matchAll(pattern)].map(([, date = '', month = '', written]): IsoDay => {
      const number = months.split(' ').indexOf(month) + 1;
      return `${written ?? year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}` as IsoDay;
    }),
  );

/** Draws every page as a build does, with the season's file in the place of the site's. */
async function draw(season: Season) {
  vi.resetModules();
  if (season !== siteSeason) {
    vi.doMock('#frontend/content/season/season.ts', () => ({ season, hasPromotion: true }));
    vi.doMock('#frontend/content/season/discounts.ts', () => ({ discounts }));
  }
  const { pages, renderPage, timelines } = await import('#frontend/entry-prerender.tsx');
  const { seasonStates } = await import('#frontend/content/season/states.ts');
  const drawn = [];
  for (const { path } of pages) {
    const { head, body } = await renderPage(path);
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head) ?? [];
    drawn.push({
      path,
      timelines,
      head,
      parts: partsOf(body),
      json: json ?? '{}',
    });
  }
  return { drawn, seasonStates };
}

type Data = { '@type'?: string; validFrom?: string; validThrough?: string; [more: string]: unknown };

const nodesIn = (value: unknown): Data[] =>
  typeof value === 'object' && value !== null
    ? [value as Data, ...Object.values(value).flatMap(nodesIn)]
    : [];

function undo() {
  vi.doUnmock('#frontend/content/season/season.ts');
  vi.doUnmock('#frontend/content/season/discounts.ts');
  vi.resetModules();
}

/** Facts of `dated`, as a visitor reads them, in every state of its year. */
const factsOfDated: Record<string, string[]> = {
  '/': [
    ...['dal 7 giugno al 3 settembre', 'Sconto a Catena', '3%', '15%'],
    ...['31 maggio 2027', 'almeno 2 settimane', 'La pagina della promozione', 'giorni'],
  ],
  '/open-days': [
    ...['18 aprile', '9 maggio', '23 maggio', '15:00–18:30', 'Prenotazione obbligatoria'],
    ...[
      'mercoledì 14 aprile 2027',
      'mercoledì 19 maggio 2027',
      'si compila un modulo per ciascuno',
      '1 borraccia',
    ],
  ],
  '/iscrizioni': [
    'al 7 giugno al 3 settembre 2027',
    'mercoledì 2 giugno',
    'mercoledì 25 agosto',
    'Il centro estivo è chiuso',
    'solo dall’app',
  ],
  '/lavora-con-noi': [
    'al 7 giugno al 10 settembre 2027, esclusa la settimana dal 9 al 15 agosto',
    'dal 5 aprile 2027',
    '20–21 marzo 2027',
  ],
  [`/${venueAt(0)}`]: ['al 7 giugno al 3 settembre 2027', 'Estate 2027'],
};

/** Venues that may not open: nothing is to be paid there. */
const provisional = (venues as readonly Venue[]).flatMap(({ slug, provisional }) =>
  provisional ? slug : [],
);

describe('a season before, during and after', () => {
  let site: Awaited<ReturnType<typeof draw>>;
  beforeAll(async () => {
    site = await draw(dated);
  });
  afterAll(undo);

  it.each(Object.entries(factsOfDated))('keeps every fact of %s on the page', (path, facts) => {
    const { parts, timelines } = site.drawn.find((page) => page.path === path) ?? expect.unreachable();
    for (const seconds of [0, ...secondsOfChanges(timelines)]) {
      const states = timelines.flatMap((line) => statesAt(line, seconds).split(' '));
      const text = linesOf(parts, states).join(' ');
      const missing = facts.filter((fact) => !text.includes(fact));
      expect(missing, new Date(seconds * 1000).toISOString()).toEqual([]);
    }
  });

  it.each([
    ['/', '2027-05-20', [], ['conclusa']],
    ['/', '2027-05-31', ['La promozione finisce tra'], ['La promozione è finita']],
    ['/', '2027-06-01', ['Sconto a Catena concluso il 31 maggio 2027'], ['Approfitta', 'finisce tra']],
    [
      '/',
      '2027-07-20',
      [
        'È estate: si gioca fino al 3 settembre',
        'aperto fino al 10 settembre 2027, nelle sedi l’ultimo giorno è il 3 settembre.',
      ],
      ['comincia qui', 'si è conclusa'],
    ],
    [
      '/',
      '2027-09-02',
      ['Gli ultimi giorni: si gioca fino al 3 settembre', 'sono chiuse'],
      ['la prossima estate'],
    ],
    [
      '/',
      '2027-11-20',
      ['Le iscrizioni sono chiuse: l’estate 2027 si è conclusa', 'La promozione è finita'],
      ['finisce tra', 'Le sedi sono aperte'],
    ],
    [
      '/open-days',
      '2027-04-01',
      ['gratuita. Domenica 18 aprile, domenica 9 maggio e domenica 23 maggio 2027.'],
      [],
    ],
    ['/open-days', '2027-04-20', ['gratuita. Domenica 9 e domenica 23 maggio 2027.'], ['Domenica 18 aprile']],
    [
      '/open-days',
      '2027-05-20',
      ['gratuita. Domenica 23 maggio 2027, dalle 15:00 alle 18:30.', 'Salva nel calendario'],
      ['Prenota il tuo posto'],
    ],
    [
      '/open-days',
      '2027-05-19',
      ['Prenota il tuo posto', 'Prenota entro mercoledì 19 maggio'],
      ['entro mercoledì 14 aprile'],
    ],
    ['/gallery', '2027-05-20', [], ['Sconto a Catena concluso']],
    ['/gallery', '2027-06-01', ['Sconto a Catena concluso'], []],
    [
      '/open-days',
      '2027-11-20',
      ['si sono già svolti', 'chiusa mercoledì 19 maggio 2027', 'Nessuna data aperta adesso'],
      [],
    ],
    ['/iscrizioni', '2027-08-25', ['In quale sede?'], ['Avvisatemi', 'Le iscrizioni sono chiuse']],
    ['/iscrizioni', '2027-08-26', ['Le iscrizioni sono chiuse', 'Avvisatemi'], ['Scarica l’app']],
    ['/iscrizioni', '2027-07-20', ['mercoledì 2 giugno (scaduta)'], ['mercoledì 18 agosto (scaduta)']],
    ['/iscrizioni', '2027-11-20', ['Estate 2027, conclusa', 'mercoledì 18 agosto (scaduta)'], []],
    [
      '/lavora-con-noi',
      '2027-09-08',
      ['Nelle sedi l’ultimo giorno è il 3 settembre: dove si lavora dopo'],
      [],
    ],
    [
      '/lavora-con-noi',
      '2027-03-19',
      ['Compila il modulo di candidatura', 'per tutte e per tutti'],
      ['Conclusa', 'è già cominciata'],
    ],
    [
      '/lavora-con-noi',
      '2027-03-20',
      ['La prima formazione', 'è già cominciata', 'per tutte e per tutti'],
      ['Conclusa'],
    ],
    [
      '/lavora-con-noi',
      '2027-11-20',
      [
        'L’ultima stagione: dal 7 giugno',
        'Conclusa: le nuove date',
        'Vuoi lavorare con noi la prossima estate?',
        'per tutte e per tutti',
      ],
      ['è già cominciata'],
    ],
    [`/${venueAt(0)}`, '2027-11-20', ['Estate 2027, conclusa: dal 7 giugno'], []],
    [`/${venueAt(0)}`, '2027-05-20', ['La settimana del 7 giugno si paga entro'], []],
    ...provisional.map((slug) => [`/${slug}`, '2027-05-20', [], ['si paga entro']] as const),
  ] as const)('labels %s on %s', (path, today, said, unsaid) => {
    const { parts, timelines } = site.drawn.find((page) => page.path === path) ?? expect.unreachable();
    const seconds = romeInstant(today, '12:00').getTime() / 1000;
    const states = timelines.flatMap((line) => statesAt(line, seconds).split(' '));
    const text = linesOf(parts, states).join(' ');
    expect(said.filter((words) => !text.includes(words))).toEqual([]);
    expect(unsaid.filter((words) => text.includes(words))).toEqual([]);
  });

  it('urges the open day whose booking ends first', () => {
    const { parts, timelines } = site.drawn.find(({ path }) => path === '/open-days') ?? expect.unreachable();
    const seconds = romeInstant('2027-04-10', '12:00').getTime() / 1000;
    const states = timelines.flatMap((line) => statesAt(line, seconds).split(' '));
    const [first, ...tickets] = linesOf(parts, states).filter((line) => line.startsWith('Prenota entro'));
    expect(first).toBe('Prenota entro mercoledì 14 aprile');
    expect(tickets).toHaveLength(3);
  });

  it('shows open days that are past after those to come', () => {
    const { parts, timelines } = site.drawn.find(({ path }) => path === '/open-days') ?? expect.unreachable();
    const seconds = romeInstant('2027-05-12', '12:00').getTime() / 1000;
    const states = timelines.flatMap((line) => statesAt(line, seconds).split(' '));
    const said = linesOf(parts, states).filter((line) => /^(Prenotazioni aperte|Questo Open Day)/.test(line));
    expect(said).toEqual([
      'Prenotazioni aperte',
      'Questo Open Day si è già svolto',
      'Questo Open Day si è già svolto',
    ]);
  });
});

describe.each([
  ['this season', siteSeason],
  ['a summer with a pause, a holiday and three open days', dated],
  ['a season without dates', undated],
])('the pages of %s', (_, season) => {
  const year = season.general.firstDay?.slice(0, 4) ?? String(season.year);
  let site: Awaited<ReturnType<typeof draw>>;
  beforeAll(async () => {
    site = await draw(season);
  });
  afterAll(undo);

  it('say at every state what is true then', () => {
    const { drawn, seasonStates } = site;
    const { season: general, venues } = seasonStates;
    const sentences = [
      ...new Set([
        ...[general, venues].flatMap((states) => Object.values(states)).filter(Boolean),
        ...[season.general, season.venues]
          .flatMap(closuresOf)
          .map(({ reopens }) => seasonStates.closed(reopens)),
      ]),
      seasonStates.toBeConfirmed,
    ];
    const datesOf = new Map<string, { toCome: IsoDay[]; gone: IsoDay[] }>();
    const read = (line: string) => {
      const dates = datesOf.get(line) ?? {
        toCome: daysIn(line, toCome, year),
        gone: daysIn(line, gone, year),
      };
      datesOf.set(line, dates);
      return dates;
    };
    const boundaries = secondsOfChanges(timelinesOf(season));
    const far = [Date.parse(`${year}-01-01`), Date.parse(`${Number(year) + 3}-02-28`)].map((ms) => ms / 1000);
    const wrong: string[] = [];
    for (const { path, timelines, parts } of drawn) {
      const speaks = sentences.some((sentence) => parts.some(({ text }) => text.includes(sentence)));
      for (const seconds of [...far, ...boundaries.flatMap((from) => [from - 1, from])]) {
        const lines = linesOf(
          parts,
          timelines.flatMap((line) => statesAt(line, seconds).split(' ')),
        );
        const today = todayInRome(new Date(seconds * 1000));
        const report = (what: string) => wrong.push(`${path} at ${today}, ${seconds}: ${what}`);
        for (const line of lines) {
          if (/invalid date|undefined|\bnull\b|\bNaN\b/i.test(line)) report(line);
          const dates = read(line);
          const isLabelled =
            /pagava|ha pagato|conclus|scadut|chiusa|già svolt|scors|si è giocato|valeva/i.test(line);
          if (!isLabelled && dates.toCome.some((day) => day < today)) report(`says of the past «${line}»`);
          if (dates.gone.some((day) => day > today)) report(`says of the future «${line}»`);
        }
        const said = sentences.filter((sentence) => lines.some((line) => line.includes(sentence)));
        if (speaks && said.length !== 1) report(`says of the season «${said.join(' ')}»`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('tell machines the same on any day', () => {
    for (const { path, head, json } of site.drawn) {
      const written = head.match(/\b20\d\d\b(?=[^<]*<\/title>)|(?<=content="[^"]*)\b20\d\d\b/g) ?? [];
      expect([...new Set(written)].filter((one) => one !== year && !path.startsWith('/privacy'))).toEqual([]);
      const nodes = nodesIn(JSON.parse(json));
      for (const { validFrom = '', validThrough = '9' } of nodes)
        expect(validFrom < validThrough, path).toBe(true);
      const weeks = seasonWeeks(season.venues);
      if (weeks.length === 0) expect(nodes.filter((node) => node['@type'] === 'Offer')).toEqual([]);
      const days = nodes
        .filter((node) => node['@type'] === 'Event')
        .map(({ startDate }) => String(startDate).slice(0, 10));
      expect(days).toEqual(path === '/open-days' ? season.openDays.flatMap(({ day }) => day ?? []) : []);
    }
  });
});
