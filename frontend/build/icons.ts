import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';
import { iconNames } from '../ui/icon-names.ts';
import { writeAtomically } from './disk-cache.ts';

/** Joins the lines of an icon into one path: home alone would have some hundred more elements. */
const onePath: Config = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'convertPathData',
    { name: 'mergePaths', params: { force: true } },
  ],
};

const symbol = (name: (typeof iconNames)[number]) =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs in the build, nothing is shipped.
  optimize(renderToStaticMarkup(createElement(lucide[name])), onePath)
    .data.replace(/<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace('</svg>', '</symbol>');

/** The style of the other icons draws with lines. */
const markSymbol = async () =>
  (await readFile(join(import.meta.dirname, '../images/mark.svg'), 'utf8'))
    .replace(/<svg[^>]*>/, '<symbol id="Mark" viewBox="0 0 64 64"><g stroke="none">')
    .replace('</svg>', '</g></symbol>');

/** Gives components the name `icons.svg` to import: every icon of the site in one file, outside pages and scripts. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async config() {
      const file = join(import.meta.dirname, '../../node_modules/.cache/icons/icons.svg');
      await writeAtomically(
        file,
        `<svg xmlns="http://www.w3.org/2000/svg">${iconNames.map(symbol).join('')}${await markSymbol()}</svg>`,
      );
      return { resolve: { alias: { 'icons.svg': file } } };
    },
  };
}
