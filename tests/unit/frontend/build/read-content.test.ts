import { join } from 'node:path';
import { loadConfigFromFile } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');

it('leaves the content out of the configuration, so that the content check names every slip in it', async () => {
  const { dependencies = [] } =
    (await loadConfigFromFile({ command: 'build', mode: 'production' }, join(root, 'vite.config.ts'))) ?? {};
  expect(dependencies).toContain(join(root, 'frontend/build/site.ts').replaceAll('\\', '/'));
  expect(
    dependencies.filter((file) =>
      /\/content\/(data|pages|season|organisation|venues|activities)\//.test(file),
    ),
  ).toEqual([]);
});
