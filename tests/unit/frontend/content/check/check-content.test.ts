import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';
import { root } from '#worker/local/processes.ts';

/** Data files that are no JSON, each with the place of the fault. */
const broken: [name: string, text: string, place: string][] = [
  ['season', '{\n  "year": 142,50\n}', 'riga 2, colonna 15'],
  ['programme', '{\n  "a": 5%\n}', 'riga 2, colonna 9'],
  ['venues', '[\n  { "name": “ciao” }\n]', 'riga 2, colonna 13'],
  ['reviews', '{\n  "a": "b"\n  "c": 1\n}', 'riga 3, colonna 3'],
  ['partners', '{\n  "a": 1,\n}', 'riga 3, colonna 1'],
  ['staff', '{ "a": True }', 'riga 1, colonna 8'],
  ['controller', '{ "a": 1', 'riga 1, colonna 9'],
];

/** Texts of the pages, each in a file of its own in `content/pages/` in which nothing else is wrong. */
const sentences: [code: string, words: string][] = [
  ["'L\\'estate'", '’'],
  ["'7:30-17:00'", 'trattino medio'],
  ["'Il calendario del campus'", '«sede»'],
  ["(places: number) => places + ' posti nel campus'", '«sede»'],
  ["'La sede di di Roma'", 'due volte la stessa parola'],
  ["'Estate 2019 al mare'", 'parla del 2019'],
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

/** Both streams of `npm run check:content`. */
const check = () =>
  new Promise<string>((done) => {
    const script = path('content/check/run.ts');
    execFile(process.execPath, [script], { cwd: copy.path }, (_, stdout, stderr) => done(stdout + stderr));
  });

type Json = { [name: string]: Json } & Json[];
/** Changes the value of a data file. */
const changeData = (name: string, change: (value: Json) => void) =>
  copy.edit(`frontend/content/data/${name}.json`, (text) => {
    const value = JSON.parse(text);
    change(value);
    return JSON.stringify(value);
  });
const firstOf = (name: string): string =>
  JSON.parse(readFileSync(path(`content/data/${name}.json`), 'utf8'))[0].slug;
const [venue, activity] = [firstOf('venues'), firstOf('activities')];

/** Runs on one copy: with files that cannot be read, with values that are refused, with slips that sound data has. */
const printed = { broken: '', refused: '', sound: '' };

beforeAll(async () => {
  for (const [name, text] of broken) write(`content/data/${name}.json`, text);
  rmSync(path('content/data/parent-answers.json'));
  printed.broken = await check();
  for (const name of [...broken.map(([name]) => name), 'parent-answers'])
    restore(`content/data/${name}.json`);

  changeData('season', (season) => {
    Object.assign(season.general ?? {}, { firstDay: '1999-02-30', opens: '7:30' });
  });
  changeData('venues', ([first = {}]) => {
    Object.assign(first, { nome: 'Prova', name: undefined });
  });
  changeData('activities', ([first = {}]) => {
    Object.assign(first, { gallery: { title: 'a', subject: '', url: 'https://foto.test', tone: null } });
  });
  changeData('staff', (staff) => {
    Object.assign(staff, { email: 'staff@', phone: '+39 000 000 0000' });
  });
  printed.refused = await check();
  for (const name of ['season', 'venues', 'activities', 'staff']) restore(`content/data/${name}.json`);

  mkdirSync(path('images/photos'), { recursive: true });
  for (const [name, bytes] of photos) write(`images/photos/${name}`, await bytes());
  for (const [at, [code]] of sentences.entries())
    write(`content/pages/prova-${at}.ts`, `export const a = { b: ${code} };`);
  changeData('venues', ([first = {}]) => {
    Object.assign(first, { picture: { file: 'mare.png', alt: 'Due bambini giocano', focus: null } });
  });
  changeData('activities', ([first = {}]) => {
    Object.assign(first, { picture: { file: 'no.jpg', alt: 'Due bambini giocano', focus: null } });
    Object.assign((first as Json).page ?? {}, { title: 'In palio c’è il {premo}' });
  });
  const page = "{ path: '/di-prova', slug: 'di-prova', isIndexed: true, crumb: 'Prova' }";
  copy.edit('frontend/site-map.ts', (text) =>
    text.replace("{ path: '/gallery'", `${page},\n  { path: '/gallery'`),
  );
  write('pages/nuova.tsx', 'export default () => null;');
  printed.sound = await check();
});

const errors = (text: string) => text.split('\n').filter((line) => line.startsWith('ERRORE'));
const linesWith = (place: string) => printed.sound.split('\n').filter((line) => line.includes(place));

it.each(broken)('tells line and column of a fault in %s.json', (name, _, place) => {
  expect(printed.broken).toContain(`frontend/content/data/${name}.json › ${place}: qui, o poco prima`);
});

it('names a data file that is missing', () => {
  expect(printed.broken).toContain('data/parent-answers.json › (file): il file non c’è.');
});

it('names each file that is no JSON once, and never shows a stack', () => {
  expect(errors(printed.broken)).toHaveLength(broken.length + 1);
  expect(printed.broken + printed.refused + printed.sound).not.toMatch(
    /\n\s+at |node:internal|Nessun errore/,
  );
});

it('tells each refused value once, at its entry', () => {
  const told = errors(printed.refused);
  const slips = [
    ['season', 'general.firstDay', 'una data che esiste'],
    ['season', 'general.opens', '«7:30»'],
    ['venues', `${venue}.name`, 'manca questa voce'],
    ['venues', `${venue}.nome`, 'non esiste'],
    ['activities', `${activity}.gallery.subject`, 'è vuoto'],
    ['staff', 'email', '«staff@»'],
    ['staff', 'phone', 'dato di esempio'],
  ] as const;
  for (const [file, field, words] of slips) {
    const at = told.findIndex(
      (line) => line.includes(`data/${file}.json › ${field}: `) && line.includes(words),
    );
    expect(told.splice(at, at < 0 ? 0 : 1), `${file} › ${field}: ${words}`).toHaveLength(1);
  }
  expect(told).toEqual([]);
});

it.each(sentences.map((row, at) => [...row, at] as const))('names the fault of %s', (_, words, at) => {
  expect(linesWith(`frontend/content/pages/prova-${at}.ts › a.b`).join()).toContain(words);
});

it.each(photos)('says of %s what is wrong', (name, _, words) => {
  expect(linesWith(`frontend/images/photos/${name} › `).join()).toContain(words);
});

it.each([
  [`data/venues.json › ${venue}.picture`, 'JPEG'],
  [`data/activities.json › ${activity}.picture`, 'non c’è'],
  ['data/activities.json › ', '«{premo}» non sta per nessun dato'],
  ['site-map.ts › /di-prova', 'frontend/pages/di-prova.tsx'],
  ['site-map.ts › /di-prova', 'frontend/content/pages/di-prova.ts'],
  ['pages/nuova.tsx › (pagina)', 'site-map.ts'],
])('says at %s: %s', (place, words) => {
  expect(linesWith(place).join()).toContain(words);
});
