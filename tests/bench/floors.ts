import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

const floor = join(import.meta.dirname, 'floor');
const keptAttributes = new Set(['href', 'src', 'alt', 'width', 'height', 'id', 'lang', 'name', 'content']);

/** Reduces a built page to what one would write by hand for its words: bare elements, a screenful of style, one picture. */
export function handWritten(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? '';
  const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  const description = /<meta name="description"[^>]*>/.exec(html)?.[0] ?? '';
  const bare = body
    .replaceAll(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<!--[\s\S]*?-->|<\/?(?:picture|source)\b[^>]*>/g, '')
    .replaceAll(/<img(?![^>]*fetchPriority="high")[^>]*>/g, '')
    .replaceAll(
      /<([a-z][a-z0-9]*)((?:\s[^<>]*?)?)(\/?)>/g,
      (_tag, name: string, written: string, end: string) => {
        const attributes = [...written.matchAll(/\s([a-zA-Z-]+)="[^"]*"/g)]
          .filter(([, attribute = '']) => keptAttributes.has(attribute))
          .map(([whole]) => whole);
        return `<${name}${attributes.join('')}${end}>`;
      },
    );
  const style = readFileSync(join(floor, 'page.css'), 'utf8').replaceAll(/\s+/g, ' ');
  return `<!doctype html><html lang="it"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}${description}<style>${style}</style></head><body>${bare}</body></html>`;
}

/** Builds the smallest page of React and its router into `outDir`. */
export const buildReactPage = (outDir: string) =>
  build({
    root: join(floor, 'react'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
