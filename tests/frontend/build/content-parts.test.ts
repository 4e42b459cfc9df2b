import { expect, it } from 'vitest';
import { contentParts } from '#frontend/build/content-parts.ts';
import { shownCount } from '#frontend/shown-count.ts';
import { buildContent } from './content-build.ts';

const venue = `
export const depth = 3;
export const lido = {
  slug: 'lido',
  name: 'Il lido',
  page: { title: 'Titolo della pagina' },
  hours: { page: 'Voce di una scheda' },
  secretariat: ['Orari della segreteria'],
};
`;
const files = {
  'frontend/content/venues/lido.ts': venue,
  'main.js': `
    import { depth, lido } from './frontend/content/venues/lido.ts';
    import('./frontend/content/venues/lido.ts?page').then(console.log);
    console.log(depth, lido);
  `,
};

it('leaves to the page of a venue what only that page shows', async () => {
  const main = (await buildContent(files, [contentParts()])).chunk('main');
  expect(main).toContain('Il lido');
  expect(main).toContain('Voce di una scheda');
  expect(main).not.toMatch(/Titolo della pagina|Orari della segreteria/);
});

it('gives the page the rest, and the name that both parts go by', async () => {
  const own = (await buildContent(files, [contentParts()])).chunk('lido');
  expect(own).toMatch(/Titolo della pagina[\s\S]*Orari della segreteria/);
  expect(own).toMatch(/slug: ["']lido["']/);
  expect(own).not.toContain('Il lido');
});

it('keeps a venue whole for the prerender', async () => {
  const main = (await buildContent(files, [contentParts()], true)).chunk('main');
  expect(main).toMatch(/Il lido[\s\S]*Titolo della pagina/);
});

it('touches no other content', async () => {
  const season = "export const season = { slug: 'x', page: 'Resta dov’è' };";
  const { all } = await buildContent(
    {
      'frontend/content/season/season.ts': season,
      'main.js': "import { season } from './frontend/content/season/season.ts'; console.log(season);",
    },
    [contentParts()],
  );
  expect(all).toContain('Resta dov’è');
});

const names = Array.from({ length: 8 }, (_, at) => `lido${at}`);
const shown = shownCount('venues', names.length);
const many = {
  ...Object.fromEntries(
    names.map((name) => [
      `frontend/content/venues/${name}.ts`,
      `export const ${name} = { slug: '${name}', name: 'Scheda ${name}', garden: 'Prato ${name}', page: { title: 'Pagina ${name}' } };`,
    ]),
  ),
  'frontend/content/venues/index.ts': [
    ...names.map((name) => `import { ${name} } from './${name}.ts';`),
    `const list = [${names.join(', ')}] as const;`,
    'export const venues = list;',
  ].join('\n'),
  'frontend/content/shown.ts': `import { venues } from './venues/index.ts';\nexport const shownVenues = venues.slice(0, ${shown});`,
  'main.js': `
    import { shownVenues } from './frontend/content/shown.ts';
    console.log(shownVenues);
    import('./list.js');
    import('./frontend/content/venues/${names.at(-1)}.ts?page').then(console.log);
  `,
  'list.js': "import { venues } from './frontend/content/venues/index.ts'; console.log(venues);",
};

it('brings with every page the cards of the first venues alone, however many there are', async () => {
  const { all, chunk } = await buildContent(many, [contentParts()]);
  for (const [at, name] of names.entries()) {
    expect(all).toContain(`Scheda ${name}`);
    expect(chunk('main').includes(`Scheda ${name}`), name).toBe(at < shown);
  }
});

it('leaves to the page of a further venue what no list of all says', async () => {
  const { all, chunk } = await buildContent(many, [contentParts()]);
  const last = `${names.at(-1)}`;
  expect(chunk(last)).toMatch(new RegExp(`Prato ${last}[\\s\\S]*Pagina ${last}`));
  expect(chunk(last)).not.toContain(`Scheda ${last}`);
  expect(all.split(`Prato ${last}`)).toHaveLength(2);
});
