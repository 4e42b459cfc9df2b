import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { lightMarks } from '#frontend/build/light-marks.ts';

const require = createRequire(import.meta.resolve('react-dom'));
const file = require.resolve('./cjs/react-dom-client.production.js');
const source = readFileSync(file, 'utf8');

/** How many errors react-dom makes while it loads. */
function errorsOnLoading(code: string) {
  let made = 0;
  const CountedError = (message: string) => {
    made += 1;
    return new Error(message);
  };
  CountedError.prototype = Error.prototype;
  new Function('require', 'exports', 'Error', code)(require, {}, CountedError);
  return made;
}

it('loads react-dom without an error, whose place an engine with a debugger would look up', () => {
  const { transform } = lightMarks();
  if (typeof transform !== 'object' || !(transform.filter?.id instanceof RegExp))
    throw new Error('The plugin names no file');
  const handler = transform.handler as (source: string) => { code: string };

  expect(file).toMatch(transform.filter.id);
  expect(errorsOnLoading(source)).toBeGreaterThan(0);
  expect(errorsOnLoading(handler.call({}, source).code)).toBe(0);
});
