import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { diskCache, hashOf, writeAtomically } from './disk-cache.ts';

const packages = join(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(join(packages, 'subset-font/package.json'), 'utf8'));

/** Every character the site sets: ASCII, Italian accents and the typographic signs of `frontend/content`. */
const latin = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const characters = `${latin}àáèéìíîòóùúÀÈÉÌÒÙ€’‘“”«»–—…→·×°ªº©\u00a0`;

const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = regular.map((face) => `${face} Bold`);

/**
 * One weight of the display face at a large optical size, the text face from 400 to 700.
 * `fallbacks` give Arial (or Liberation Sans, as wide, and Roboto, 0.8 % wider) the web font's width and height: `size` is the
 * ratio of the widths of Italian text in the two faces, ascent and descent are the web font's metrics divided by it.
 */
const faces = [
  {
    file: 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    name: 'bricolage',
    family: 'Bricolage Grotesque Variable',
    weight: '800',
    axes: { opsz: 72, wght: 800 },
    features: ['kern', 'liga', 'ccmp'],
    ascent: 0.93,
    descent: 0.27,
    fallback: 'Bricolage Fallback',
    fallbacks: [{ weight: '800', local: bold, size: 0.953 }],
  },
  {
    file: 'figtree/files/figtree-latin-wght-normal.woff2',
    name: 'figtree',
    family: 'Figtree Variable',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'liga', 'ccmp', 'tnum'],
    ascent: 0.95,
    descent: 0.25,
    fallback: 'Figtree Fallback',
    fallbacks: [
      { weight: '400 500', local: regular, size: 1.001 },
      { weight: '600', local: bold, size: 0.947 },
      { weight: '700', local: bold, size: 0.967 },
    ],
  },
] as const;

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

const rules = ({ name, family, weight, ascent, descent, fallback, fallbacks }: (typeof faces)[number]) =>
  `@font-face {
  font-family: "${family}";
  src: url("./${name}.woff2") format("woff2");
  font-weight: ${weight};
  font-display: swap;
}
${fallbacks
  .map(
    ({ weight, local, size }) => `@font-face {
  font-family: "${fallback}";
  src: ${local.map((face) => `local("${face}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(ascent / size)};
  descent-override: ${percent(descent / size)};
  line-gap-override: 0%;
}
`,
  )
  .join('')}`;

/** Writes the subset faces and their `fonts.css` into `folder`. */
async function writeFonts(folder: string) {
  for (const { file, name, axes, features } of faces) {
    const options = { targetFormat: 'woff2' as const, variationAxes: axes, keepFeatures: [...features] };
    const whole = await readFile(join(packages, '@fontsource-variable', file));
    const key = hashOf(whole, characters, JSON.stringify({ options, version }));
    const subset = await diskCache(`fonts/${key}.woff2`, () => subsetFont(whole, characters, options));
    await writeAtomically(join(folder, `${name}.woff2`), subset);
  }
  await writeAtomically(join(folder, 'fonts.css'), faces.map(rules).join(''));
}

/** Makes `fonts.css` importable from styles; written at every start of Vite. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      const folder = join(packages, '.cache/fonts');
      await writeFonts(folder);
      return { resolve: { alias: { 'fonts.css': join(folder, 'fonts.css') } } };
    },
  };
}
