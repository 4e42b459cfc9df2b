import { expect, it } from 'vitest';

const files = import.meta.glob<string>('/frontend/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('takes nothing but types of zod and the schemas, so that no visitor downloads them', () => {
  const outside = Object.entries(files).filter(
    ([path]) => !/\/content\/(schema|check)\/|\/build\/|read-data\.ts$/.test(path),
  );
  const importing = outside.filter(([, source]) =>
    /^import (?!type\b)[^;]*'(?:zod|[^']*\/schema\/[^']*)'/m.test(source),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(importing.map(([path]) => path)).toEqual([]);
});
