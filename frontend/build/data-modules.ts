import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Picture } from '../content/picture.ts';
import { dataPath } from '../content/read-data.ts';
import type { DataName } from '../content/schema/data-files.ts';

const READS = /\breadData\('([\w-]+)'\)/g;
const isPicture = (value: object): value is Picture & { file: string } => 'file' in value && 'src' in value;

/** A value as code; pictures as calls, in which the next plugin puts addresses and sizes. */
function codeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  if (isPicture(value))
    return `picture('${value.file}',${[value.alt ?? null, value.focus ?? undefined].map((part) => JSON.stringify(part)).join(',')})`;
  return `{${Object.entries(value).map(([name, one]) => `${JSON.stringify(name)}:${codeOf(one)}`)}}`;
}

/**
 * Runs the content modules that read data, in Node, and puts the values of their exports in their place: what validates
 * the data stays out of the bundles. A saved data file reloads the page.
 */
export function dataModules(): Plugin {
  return {
    name: 'data-modules',
    enforce: 'pre',
    load: {
      filter: { id: /\/content\/.*\.ts$/ },
      async handler(id) {
        const names = [...readFileSync(id, 'utf8').matchAll(READS)].map(([, name]) => name as DataName);
        if (names.length === 0 || id.endsWith('/read-data.ts')) return undefined;
        for (const name of names) this.addWatchFile(dataPath(name).pathname);
        // A new address each time: Node keeps modules that it has read.
        const module = await import(`${pathToFileURL(id)}?${Date.now()}`);
        const exports = Object.entries(module).map(
          ([name, value]) => `export const ${name} = ${codeOf(value)};`,
        );
        const needsPicture = exports.some((line) => line.includes("picture('"));
        return [
          ...(needsPicture ? ["import { picture } from '#frontend/content/picture.ts';"] : []),
          ...exports,
        ].join('\n');
      },
    },
  };
}
