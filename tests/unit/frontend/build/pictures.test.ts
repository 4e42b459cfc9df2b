import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictureFile, pictures } from '#frontend/build/pictures.ts';
import { buildContent } from './content-build.ts';

/** Any of the site's drawings. */
const [scene = ''] = readdirSync(join(import.meta.dirname, '../../../../frontend/images/scenes'));

const files = (name: string) => ({
  'frontend/content/pool.ts': `
    const picture = (source, alt) => ({ source, alt });
    export const pool = picture('${name}', 'La piscina');
  `,
  'main.js': "import { pool } from './frontend/content/pool.ts'; console.log(pool);",
});

it('finds a drawing by its name, and says so of a picture that is not there', () => {
  expect(pictureFile(scene)).toMatch(/scenes/);
  expect(pictureFile('nessuna.svg')).toBeNull();
  expect(pictureFile('nessuna.jpg')).toBeNull();
});

it('puts the drawing’s address and size in the place of its name', async () => {
  const { all } = await buildContent(files(scene), [pictures()]);
  expect(all).toMatch(/\/assets\/[\w-]+\.svg/);
  expect(all).toMatch(/width: \d+,\s*height: \d+/);
  expect(all).toContain('La piscina');
  expect(all).not.toContain(`"${scene}"`);
});

it('tells the prerender the name besides, from which link previews are drawn', async () => {
  const { all } = await buildContent(files(scene), [pictures()], true);
  expect(all).toContain(`file: "${scene}"`);
});

it('stops the build at a picture that is not there, and names it', async () => {
  await expect(buildContent(files('nessuna.svg'), [pictures()])).rejects.toThrow(
    '«nessuna.svg» non è in frontend/images',
  );
});
