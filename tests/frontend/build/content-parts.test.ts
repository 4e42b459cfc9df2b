import { expect, it } from 'vitest';
import { contentParts } from '#frontend/build/content-parts.ts';
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
