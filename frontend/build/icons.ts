import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';
import { lucideNames, ownNames } from '../ui/icon-names.ts';
import { writeAtomically } from './disk-cache.ts';

/** Joins the lines of an icon into one path: home alone would have some hundred more elements. */
const onePath: Config = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'convertPathData',
    { name: 'mergePaths', params: { force: true } },
  ],
};

const images = join(import.meta.dirname, '../images');

const symbol = (name: string, drawing: string) =>
  optimize(drawing, onePath)
    .data.replace(/<svg[^>]*>/, `<symbol id="${name}" viewBox="0 0 24 24">`)
    .replace('</svg>', '</symbol>');

const lucideSymbol = (name: (typeof lucideNames)[number]) =>
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: runs in the build, nothing is shipped.
  symbol(name, renderToStaticMarkup(createElement(lucide[name])));

const ownSymbol = async (name: (typeof ownNames)[number]) =>
  symbol(name, await readFile(join(images, `icons/${name.toLowerCase()}.svg`), 'utf8'));

/** Without the stroke that the style gives to the other icons. */
const markSymbol = async () =>
  (await readFile(join(images, 'mark.svg'), 'utf8'))
    .replace(/<svg[^>]*>/, '<symbol id="Mark" viewBox="0 0 64 64"><g stroke="none">')
    .replace('</svg>', '</g></symbol>');

/** Makes `icons.svg` importable: one sprite with every icon, which pages and scripts share. */
export function icons(): Plugin {
  return {
    name: 'icons',
    async config() {
      const file = join(import.meta.dirname, '../../node_modules/.cache/icons/icons.svg');
      const symbols = [
        ...lucideNames.map(lucideSymbol),
        ...(await Promise.all(ownNames.map(ownSymbol))),
        await markSymbol(),
      ];
      await writeAtomically(file, `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`);
      return { resolve: { alias: { 'icons.svg': file } } };
    },
  };
}
