import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const root = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/:root \{([^}]*)\}/)?.[1] ?? '';

/** The custom properties of `styles/tokens.css` with their values, by their whole names (`--sea`). */
export const tokens = new Map(
  [...root.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
    name,
    value.replaceAll(/\s+/g, ' ').trim(),
  ]),
);

/** One by its name without dashes, for pictures and files that no style sheet reaches. */
export function token(name: string): string {
  const value = tokens.get(`--${name}`);
  if (!value) throw new Error(`styles/tokens.css has no --${name}`);
  return value;
}
