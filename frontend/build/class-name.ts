import { basename } from 'node:path';

/** `title` of `card.module.css` becomes `card_title`: readable, and compressed to less than a name with a hash. */
export const className = (name: string, file: string): string =>
  `${basename(file.split('?')[0] ?? file, '.module.css')}_${name}`;
