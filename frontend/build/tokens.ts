import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const root = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/:root \{([^}]*)\}/)?.[1] ?? '';

/** A colour of `styles/tokens.css` by its name without dashes, for pictures and files that no style sheet reaches. */
export function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(root)?.[1];
  if (!value) throw new Error(`styles/tokens.css has no --${name}`);
  return value;
}
