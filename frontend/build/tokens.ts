import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheet = readFileSync(join(import.meta.dirname, '../styles/tokens.css'), 'utf8');

/** The value of a custom property of `styles/tokens.css`, for pictures and files that no style sheet reaches. */
export function token(name: string): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(sheet)?.[1];
  if (!value) throw new Error(`styles/tokens.css has no --${name}`);
  return value;
}
