import { copyFileSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SiteCopy } from './site-copy.ts';

let site: SiteCopy;
beforeEach(() => {
  site = new SiteCopy();
});
afterEach(() => site.remove());

/** The first value of `field` in the file, as it is written. */
const entryOf = (file: string, field: string): string => {
  const found = new RegExp(`\\b${field}: (.+?),?\\n`).exec(readFileSync(site.path(file), 'utf8'))?.[1];
  if (!found) throw new Error(`${file} has no ${field}`);
  return found;
};
const venueFile = () => {
  const index = readFileSync(site.path('content/venues/index.ts'), 'utf8');
  return `content/venues/${/from '\.\/([\w-]+)\.ts'/.exec(index)?.[1]}.ts`;
};

it('has no slip to tell in the site as it is', async () => {
  const { printed, status } = await site.check();
  expect(printed).toContain('Nessun errore');
  expect(status).toBe(0);
});

it('names slips of every kind at once, each in a sentence with its file and its entry', async () => {
  const venue = venueFile();
  const season = 'content/season/season.ts';
  site.change(season, /firstDay: ('\d{4}[^,]*|null)/, `firstDay: '1999-02-30'`);
  site.change('content/season/discounts.ts', /siblings: \{ percent: \d+/, 'siblings: { percent: 70');
  site.change(venue, /positions: [^,]+,/, "positions: '14',");
  site.change(venue, /\n {2}name: '.*'/, "\n  nome: 'Prova'");
  site.change('content/pages/gallery.ts', /heading: '.*'/, "heading: 'Via di Esempio 2'");
  site.change('content/pages/gallery.ts', /picture\('[^']+'/, "picture('nessuna.jpg'");
  site.change('content/pages/menu.ts', "'/#about'", "'/#chi-siamo'");
  site.change('content/pages/footer.ts', "'/privacy#terms'", "'/condizioni'");
  site.change('content/activities/aquafun.ts', /icon: '\w+'/, "icon: 'Tenda'");
  site.change('content/organisation/organisation.ts', /childrenHosted: [\d_]+/, 'childrenHosted: 10.000');
  site.change('content/pages/quote.ts', 'Il preventivo arriva', 'Il preventivo del campus arriva');
  site.change('members/content/generator.ts', /placeholder: '.*'/, "placeholder: 'Che cosa avete fatto?'");
  site.change(
    'site-map.ts',
    "{ path: '/gallery'",
    "{ path: '/di-prova', slug: 'di-prova', isIndexed: true, crumb: 'Prova' },\n  { path: '/gallery'",
  );
  site.write('pages/nuova.tsx', 'export default () => null;');
  copyFileSync(site.path('images/mark.svg'), site.path('images/scenes/nessuno.svg'));
  const { printed, status } = await site.check();
  expect(status).toBe(1);
  const lines = printed.split('\n');
  for (const [file, field, words] of [
    [season, 'general.firstDay', 'una data che esiste'],
    ['content/season/discounts.ts', 'siblings.percent', '70%'],
    [venue, 'positions', 'senza apici'],
    [venue, 'name', 'manca'],
    [venue, 'nome', 'non esiste'],
    ['content/pages/gallery.ts', 'gallery.heading', 'dato di esempio'],
    ['content/pages/gallery.ts', 'gallery.picture', 'nessuna.jpg'],
    ['content/pages/menu.ts', 'menu[1].items[0].to', 'chi-siamo'],
    ['content/pages/footer.ts', 'footer.legal[1].to', '/condizioni'],
    ['content/activities/aquafun.ts', 'special.attractions[0].icon', 'Tenda'],
    ['content/organisation/organisation.ts', 'organisation.childrenHosted', '10000'],
    ['content/pages/quote.ts', 'problemTexts.tooManyChildren', '«sede»'],
    ['members/content/generator.ts', 'generator.placeholder', 'il «tu»'],
    ['site-map.ts', '/di-prova', 'di-prova.tsx'],
    ['pages/nuova.tsx', '(pagina)', 'site-map.ts'],
    ['images/scenes/nessuno.svg', '(foto)', 'nessuna pagina'],
  ])
    expect(lines.filter((line) => line.includes(`frontend/${file} › ${field}: `)).join()).toContain(words);
  expect(printed).not.toMatch(/\n\s+at |node:internal/);
});

it('goes on past a file that is not TypeScript, and past one that cannot be run', async () => {
  const venue = venueFile();
  const base = entryOf(venue, 'week');
  site.change(venue, base, base.replace(/base: [\d.]+/, 'base: 142,50'));
  site.change('content/activities/aquafun.ts', /import \{ picture \}.*\n/, '');
  site.change('content/season/discounts.ts', /siblings: \{ percent: \d+/, 'siblings: { percent: 70');
  const { printed, status } = await site.check();
  expect(status).toBe(1);
  expect(printed).toMatch(new RegExp(`${venue} › riga \\d+, colonna \\d+: qui, o poco prima`));
  expect(printed).toMatch(/activities\/aquafun\.ts › riga \d+: «picture» non è importato/);
  expect(printed).toContain('discounts.ts › siblings.percent: 70%');
  expect(printed).not.toMatch(/\n\s+at |node:internal|Nessun errore/);
});

it('names a venue that the list leaves out, one named unlike its file, and a list without venues', async () => {
  const venue = venueFile();
  const text = readFileSync(site.path(venue), 'utf8');
  const slug = /slug: '([\w-]+)'/.exec(text)?.[1] as string;
  site.write('content/venues/nuova.ts', text.replaceAll(`'${slug}'`, "'altra'"));
  site.change('content/venues/index.ts', /const list = \[.*\]/, 'const list = []');
  const { printed } = await site.check();
  expect(printed).toContain('content/venues/nuova.ts › slug: è «altra», ma il file si chiama nuova.ts');
  expect(printed).toContain('content/venues/nuova.ts › slug: non è nell’elenco');
  expect(printed).toContain('content/venues/index.ts › list: non c’è nessuna sede');
});

it.each([
  [
    'an hour without its zero',
    'content/season/season.ts',
    /opens: '\d\d:\d\d'/,
    "opens: '7:30'",
    'season.ts › general.opens: «7:30»',
  ],
  [
    'a missing hour of the promotion',
    'content/season/season.ts',
    /, lastTime: '[^']*'/,
    '',
    'season.ts › promotion.lastTime: manca questa voce',
  ],
  [
    'an album that has no address',
    'content/activities/aquafun.ts',
    /url: [\w.]+/,
    "url: 'aquafun'",
    'aquafun.ts › gallery.url: «aquafun» non è un indirizzo completo',
  ],
  [
    'a value that is not there',
    'content/pages/gallery.ts',
    /heading: '.*'/,
    "heading: 'Le foto del undefined'",
    'gallery.ts › gallery.heading: contiene «undefined»',
  ],
  [
    'an e-mail of the staff without domain',
    'members/content/addresses.ts',
    /email: [^\n]*/,
    "email: 'staff@',",
    'addresses.ts › staffAddresses.email: «staff@» non è un indirizzo e-mail',
  ],
  [
    'a percent sign',
    'content/season/discounts.ts',
    /siblings: \{ percent: \d+/,
    'siblings: { percent: 5%',
    'discounts.ts › riga',
  ],
])('tells %s once, where it stands', async (_, file, before, after, line) => {
  site.change(file, before, after);
  const { printed } = await site.check();
  expect(printed).toContain(line);
  expect(printed.match(/^ERRORE /gm)).toHaveLength(1);
});
