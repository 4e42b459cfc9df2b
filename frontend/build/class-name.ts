import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const frontend = join(import.meta.dirname, '..');
const readable = (name: string, file: string) => `${basename(file, '.module.css')}_${name}`;

/** All names of the style modules, in an order that only their files decide. */
const names = globSync('**/*.module.css', { cwd: frontend })
  .flatMap((file) =>
    [...readFileSync(join(frontend, file), 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(
      ([, name = '']) => readable(name, file),
    ),
  )
  .toSorted();
const numbers = new Map([...new Set(names)].map((name, index) => [name, index]));

/**
 * `title` of `card.module.css` is `card_title` while one works on it. Published it is a number: half a kilobyte less, after
 * compression, on every page.
 */
export const className = (name: string, file: string): string => {
  const whole = readable(name, file.split('?')[0] ?? file);
  const number = process.env.NODE_ENV === 'production' ? numbers.get(whole) : undefined;
  return number === undefined ? whole : `_${number.toString(36)}`;
};
