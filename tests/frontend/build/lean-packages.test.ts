import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, it } from 'vitest';
import { leanPackages } from '#frontend/build/lean-packages.ts';

const require = createRequire(createRequire(import.meta.url).resolve('react-dom'));
const plugins = leanPackages();

/** What the build makes of a file of a package, by the plugin of this name. */
function lean(name: string, file: string): string {
  const { transform } = plugins.find((plugin) => plugin.name === name) as Plugin;
  if (typeof transform !== 'object') throw new Error(`${name} transforms nothing`);
  expect(file).toMatch(transform.filter?.id as RegExp);
  const handler = transform.handler as (code: string) => { code: string };
  return handler.call({}, readFileSync(file, 'utf8')).code;
}

/** How many errors react-dom makes while it loads. */
function errorsOnLoading(code: string): number {
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
  const file = require.resolve('./cjs/react-dom-client.production.js');
  expect(errorsOnLoading(readFileSync(file, 'utf8'))).toBeGreaterThan(0);
  expect(errorsOnLoading(lean('light-marks', file))).toBe(0);
});

it('lets the bundler leave out what nobody uses of the router', () => {
  const folder = join(dirname(require.resolve('react-router/package.json')), 'dist/production');
  const file = readdirSync(folder).find((name) =>
    readFileSync(join(folder, name), 'utf8').includes('var NavLink ='),
  );
  const kept = /^(?:var \w+ = React\d*\.(?:createContext|forwardRef|memo)\(|\w+\.displayName)/m;
  expect(readFileSync(join(folder, file ?? ''), 'utf8')).toMatch(kept);
  expect(lean('pure-components', join(folder, file ?? ''))).not.toMatch(kept);
});
