import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { tokens } from './tokens.ts';

const frontend = join(import.meta.dirname, '..');
const PROPERTY = /--[a-z][\w-]*/g;
const DECLARED = /(?<=[{;\s])--[a-z][\w-]*(?=:)/g;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

const countsIn = (pattern: string, name: RegExp): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const file of globSync(pattern, { cwd: frontend }).toSorted())
    for (const found of readFileSync(join(frontend, file), 'utf8').match(name) ?? [])
      counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
};

/** Those that a component sets keep their names. */
const setByComponents = countsIn('**/*.tsx', PROPERTY);

/** The tokens that no rule turns, with their values: constants. */
function constants(): Map<string, string> {
  const declared = countsIn('**/*.css', DECLARED);
  return new Map([...tokens].filter(([name]) => declared.get(name) === 1 && !setByComponents.has(name)));
}

/** The other custom properties of the site's style, the most written first: one letter for each of those. */
function shortNames(fixed: Map<string, string>): Map<string, string> {
  const names = [...countsIn('**/*.css', PROPERTY)]
    .filter(([name]) => !fixed.has(name) && !setByComponents.has(name))
    .toSorted(([, one], [, other]) => other - one);
  const short = [...letters, ...letters.flatMap((first) => letters.map((second) => first + second))];
  return new Map(names.map(([name], index) => [name, `--${short[index]}`]));
}

/**
 * Published, a token that nothing turns stands as its value where it is used, and what remains of `--leading` is a letter: half a
 * kilobyte less, after compression, on every page, and less for the browser to look up. Not in the finished files, whose names
 * hold a hash of what they say; and after Vite has put together what a module takes from another.
 */
export function customProperties(): Plugin {
  const fixed = constants();
  const short = shortNames(fixed);
  const inPlace = (style: string): string =>
    style.replaceAll(/var\((--[\w-]+)\)/g, (whole, name) => inPlace(fixed.get(name) ?? '') || whole);
  return {
    name: 'custom-properties',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/ },
      handler: (style) => ({
        code: inPlace(style)
          .replaceAll(/(--[a-z][\w-]*):[^;}]+;/g, (whole, name) => (fixed.has(name) ? '' : whole))
          .replaceAll(PROPERTY, (name) => short.get(name) ?? name),
        map: null,
      }),
    },
  };
}
