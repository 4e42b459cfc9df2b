import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';
import { root } from '#worker/local/processes.ts';

const importName = "import { siteName } from '../site.ts';\n";
const picture = (words: string) =>
  `import { picture } from '../picture.ts';\nexport const a = picture(${words});`;

/** Each is a file of its own in `content/pages/`, in which nothing else is wrong. */
const sources: [text: string, entry: string, words: string][] = [
  ['export const a = {\n  week: 142,50,\n};', 'riga 2, colonna 15', 'con il punto'],
  ['export const a = {\n  percent: 5%,\n};', 'riga 2, colonna 14', 'senza %'],
  ['export const a = {\n  base: 135 €,\n};', 'riga 2, colonna 13', 'senza €'],
  ["export const a = {\n  b: 'giochi d'acqua',\n};", 'riga 2, colonna 16', '’'],
  ['export const a = {\n  b: “ciao”,\n};', 'riga 2, colonna 6', 'apici dritti'],
  ["export const a = {\n  b: 'ciao,\n};", 'riga 2, colonna 6', 'apici'],
  ["export const a = {\n  b: 'c'\n  d: 'e',\n};", 'riga 3, colonna 3', 'virgola'],
  ['export const a = {\n  b: 1,,\n};', 'riga 2, colonna 8', 'di troppo'],
  ['export const a = {\n  b = 1,\n};', 'riga 2, colonna 3', 'un segno'],
  ['export const a = {\n  b: 1,\n', 'riga 3, colonna 1', 'si chiude'],
  ["export const a = sottotitolo('b');", 'riga 1', '«sottotitolo» non è importato'],
  ['export const a = True;', 'riga 1', 'si scrive true'],
  ['export const a = b;\nconst b = 1;', 'riga 1', 'più in alto'],
  ["import { b } from './manca.ts';\nexport const a = b;", 'riga 1', 'un file che non c’è'],
  ["import { b } from '../site.ts';\nexport const a = b;", 'riga 1', 'non c’è'],
  ['export const a = { day: 2027-06-09 };', 'a.day', 'tra apici'],
  ['export const a = { metres: 15.000 };', 'a.metres', '15000'],
  ['export const a = { sizes: [3,5] };', 'a.sizes', '3.5'],
  ['export const a = { b: 1, c: 2, b: 3 };', 'a', '«b» c’è due volte'],
  ["export const a = { b: 'Via di Esempio 2' };", 'a.b', 'dato di esempio'],
  ["export const a = { b: '+39 000 000 0000' };", 'a.b', 'dato di esempio'],
  [`${importName}export const a = 'b';`, 'riga 1', 'non serve più'],
  ["const size = 3;\nexport const a = 'b';", 'riga 1', '«size» non serve a niente'],
  [`${importName}${importName}export const a = siteName;`, 'riga 2', '«siteName» c’è due volte'],
  ["export const a: Venue<'b'> = { slug: 'c' };", 'slug', '«c», ma la riga che comincia con export dice «b»'],
  ["export const a = { to: '/condizioni' };", 'a.to', 'non esiste'],
  ["export const a = { to: '/#storia' };", 'a.to', 'non ha una sezione «storia»'],
  ["export const a = { b: ' ' };", 'a.b', 'è vuoto'],
  ["export const a = { b: 'Un <b>testo</b>.' };", 'a.b', '<b>'],
  ["export const a = { b: 'DA DEFINIRE' };", 'a.b', 'non dice niente'],
  ['export const a = { b: "L\'estate" };', 'a.b', '’'],
  ["export const a = { b: '7:30-17:00' };", 'a.b', 'trattino medio'],
  ["export const a = { b: 'Il calendario del campus' };", 'a.b', '«sede»'],
  ["export const a = { b: (places: number) => places + ' posti nel campus' };", 'a.b', '«sede»'],
  ["export const a = { b: 'La sede di di Roma' };", 'a.b', 'due volte la stessa parola'],
  ["export const a = { b: 'Estate 2019 al mare' };", 'a.b', 'parla del 2019'],
  [picture("'no.jpg', 'Due bambini giocano'"), 'a', 'non c’è'],
  [picture("'mare.png', 'Due bambini giocano'"), 'a', 'JPEG'],
  [picture("'no.jpg'"), 'a', 'la descrizione, o null'],
  ["export const a = { description: 'b', updated: '2025-02-03' };", 'a.title', 'manca'],
];

const photos: [name: string, bytes: () => Promise<Buffer> | Buffer, words: string][] = [
  ['heic.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1', 'latin1'), 'HEIC'],
  ['png.jpg', () => photo(1600).png().toBuffer(), 'PNG'],
  ['piccola.jpg', () => photo(900).jpeg().toBuffer(), 'larga 900 px'],
  ['rotta.jpg', () => Buffer.from('\xff\xd8\xff\xe0rotta', 'latin1'), 'rovinato'],
  ['Eur Park.JPG', () => photo(1600).jpeg().toBuffer(), 'minuscole, cifre e trattini'],
  ['sola.jpg', () => photo(1600).jpeg().toBuffer(), 'nessuna pagina la mostra'],
];
const photo = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: '#3a7' } });

const copy = scratchCopy('site', ['frontend', 'worker', 'package.json']);
afterAll(copy.remove);
const path = (file: string) => join(copy.path, 'frontend', file);
const write = (file: string, text: string | Buffer) => writeFileSync(path(file), text);
const restore = (file: string) => cpSync(join(root, 'frontend', file), path(file));
/** Puts `after` for the first `before`, which the file must have. */
const change = (file: string, before: string | RegExp, after: string) =>
  copy.edit(`frontend/${file}`, (text) => {
    const changed = text.replace(before, () => after);
    if (changed === text) throw new Error(`${file} has no ${before}`);
    return changed;
  });
/** Both streams of `npm run check:content`. */
const check = () =>
  new Promise<string>((done) => {
    const script = path('content/check/run.ts');
    execFile(process.execPath, [script], { cwd: copy.path }, (_, stdout, stderr) => done(stdout + stderr));
  });

/** The file that an index lists first. */
const firstOf = (folder: 'venues' | 'activities') => {
  const index = readFileSync(path(`content/${folder}/index.ts`), 'utf8');
  return `content/${folder}/${/from '\.\/([\w-]+)\.ts'/.exec(index)?.[1]}.ts`;
};
const season = 'content/season/season.ts';
const discounts = 'content/season/discounts.ts';

/** Two runs on one copy: one with files that cannot be read, one with slips in values. */
const [venue, activity] = [firstOf('venues'), firstOf('activities')];
const printed = { unread: '', read: '' };

beforeAll(async () => {
  mkdirSync(path('images/photos'), { recursive: true });
  for (const [name, bytes] of photos) write(`images/photos/${name}`, await bytes());
  for (const [at, [text]] of sources.entries()) write(`content/pages/prova-${at}.ts`, text);
  change(venue, /week: \{ base: [\d.]+/, 'week: { base: 142,50');
  change(activity, /import \{ picture \}.*\n/, '');
  change(discounts, /siblings: \{ percent: \d+/, 'siblings: { percent: 70');
  change(season, /, lastTime: '[^']*'/, '');
  printed.unread = await check();

  // Links and idle pictures are told once every file can be read.
  for (const [at] of sources.entries())
    if (printed.unread.includes(`prova-${at}.ts › `)) write(`content/pages/prova-${at}.ts`, '');
  for (const file of [venue, activity, season]) restore(file);
  change(season, /firstDay: ('\d{4}[^,]*|null)/, `firstDay: '1999-02-30'`);
  change(season, /opens: '\d\d:\d\d'/, "opens: '7:30'");
  change(venue, /\n {2}name: '.*'/, "\n  nome: 'Prova'");
  // Not a call that the build would fill in here.
  const print = `${'picture'}('gallery.svg', null)`;
  const gallery = `gallery: { title: 'a', subject: '', url: 'https://foto.test', pictures: [${print}] }`;
  change(activity, /gallery: (null|\{[^}]*\})/, gallery);
  change('members/content/addresses.ts', /email: [^\n]*/, "email: 'staff@',");
  const page = "{ path: '/di-prova', slug: 'di-prova', isIndexed: true, crumb: 'Prova' }";
  change('site-map.ts', "{ path: '/gallery'", `${page},\n  { path: '/gallery'`);
  write('content/venues/nuova.ts', "export const nuova = { slug: 'altra' };");
  write('pages/nuova.tsx', 'export default () => null;');
  copyFileSync(path('images/mark.svg'), path('images/scenes/nessuno.svg'));
  printed.read = await check();
});

const linesWith = (place: string) =>
  `${printed.unread}\n${printed.read}`.split('\n').filter((line) => line.includes(place));

it.each(sources.map((row, at) => [...row, at] as const))('names the fault of %j', (_, entry, words, at) => {
  expect(linesWith(`frontend/content/pages/prova-${at}.ts › ${entry}`).join()).toContain(words);
});

it.each(photos)('says of %s what is wrong', (name, _, words) => {
  expect(linesWith(`frontend/images/photos/${name} › `).join()).toContain(words);
});

it('goes on past a file that is not TypeScript, and past one that cannot be run', () => {
  expect(printed.unread).toMatch(new RegExp(`${venue} › riga \\d+, colonna \\d+: qui, o poco prima`));
  expect(printed.unread).toMatch(new RegExp(`${activity} › riga \\d+: «picture» non è importato`));
  expect(printed.unread).toContain('discounts.ts › siblings.percent: 70%');
  expect(printed.unread).toContain('season.ts › promotion.lastTime: manca questa voce');
});

it('shows where the parser stopped, and never a stack', () => {
  expect(printed.unread).toContain('percent: 5%,');
  expect(printed.unread + printed.read).not.toMatch(/\n\s+at |node:internal|Nessun errore/);
});

it('tells each slip once, at its entry', () => {
  const told = printed.read
    .split('\n')
    .filter((line) => line.startsWith('ERRORE') && !/prova-|images\/photos|nuova\.ts /.test(line));
  const slips = [
    [season, 'general.firstDay', 'una data che esiste'],
    [season, 'general.opens', '«7:30»'],
    [discounts, 'siblings.percent', '70%'],
    [venue, 'name', 'manca questa voce'],
    [venue, 'nome', 'non esiste'],
    [activity, 'gallery.subject', 'è vuoto'],
    ['members/content/addresses.ts', 'staffAddresses.email', '«staff@»'],
    ['site-map.ts', '/di-prova', 'frontend/pages/di-prova.tsx'],
    ['site-map.ts', '/di-prova', 'frontend/content/pages/di-prova.ts'],
    ['pages/nuova.tsx', '(pagina)', 'site-map.ts'],
  ] as const;
  for (const [file, field, words] of slips) {
    const at = told.findIndex(
      (line) => line.includes(`frontend/${file} › ${field}: `) && line.includes(words),
    );
    expect(told.splice(at, at < 0 ? 0 : 1), `${file} › ${field}: ${words}`).toHaveLength(1);
  }
  expect(told).toEqual([]);
  expect(linesWith('images/scenes/nessuno.svg › (foto): ').join()).toContain('nessuna pagina');
});

it.each([
  'è «altra», ma il file si chiama nuova.ts',
  'non è nell’elenco di frontend/content/venues/index.ts',
])('says of a venue: %s', (words) => {
  expect(linesWith('content/venues/nuova.ts › slug: ').join()).toContain(words);
});
