import type { Identifier } from '@mdn/browser-compat-data';
import { compatibility } from './support.ts';

/** Elements and attributes of a page, by the names of the compatibility table. */
export const markupFeatures = (html: string): Map<string, Identifier | undefined> => {
  const { elements, global_attributes: everywhere } = compatibility.html;
  const found = new Map<string, Identifier | undefined>();
  for (const [, tag = '', attributes = ''] of html.matchAll(
    /<([a-z]\w*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/g,
  )) {
    if (elements?.[tag]) found.set(`<${tag}>`, elements[tag]);
    for (const [, written = ''] of attributes.matchAll(/\s([^\s=>"]+)(?:="[^"]*")?/g)) {
      const name = written.toLowerCase();
      const entry = elements?.[tag]?.[name] ?? everywhere?.[name];
      if (entry) found.set(elements?.[tag]?.[name] ? `<${tag} ${name}>` : `[${name}]`, entry);
    }
  }
  return found;
};
