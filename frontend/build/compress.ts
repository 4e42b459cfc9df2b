import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minify } from 'terser';
import type { Plugin } from 'vite';
import { root } from './environments.ts';
import { hashOf, kept } from './kept.ts';
import { membersFolder } from './members-chunks.ts';

/** Functions put in the place of their calls compress badly; names are shortened once, by Vite's minifier. */
const options = { module: true, compress: { passes: 2, inline: 1 }, mangle: false };
const { version } = JSON.parse(readFileSync(join(root, 'node_modules/terser/package.json'), 'utf8'));

/**
 * Terser folds what Vite's own minifier leaves, and that one, which comes after it, the rest: together a hundredth less.
 * It takes a fifth of a first build, and most of that goes into packages that stay the same; a third pass makes no page
 * smaller. The staff area's scripts, twice as much, come once and are kept: they do without.
 */
export const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: async (source, { fileName }) => {
    if (fileName.startsWith(membersFolder)) return null;
    const code = await kept(`terser/${hashOf(version, JSON.stringify(options), source)}.js`, async () => {
      const minified = await minify(source, options);
      return minified.code ?? source;
    });
    return { code: code.toString(), map: null };
  },
});
