import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Listening, listen } from '#tests/stand-ins/listen.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const script = /<script(?![^>]*json)[^>]*>[\s\S]*?<\/script>/g;

/** The file that answers a path of the site, without a slash in front. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : extname(path) ? path.slice(1) : `${path.slice(1)}.html`;

/** A built folder as an edge serves it: compressed before anybody asks. The bare one leaves every script out of the pages. */
export function servePages(folder: string, { isBare }: { isBare: boolean }): Promise<Listening> {
  const ready = new Map<string, Buffer>();
  const compressed = (file: string) => {
    const content = readFileSync(join(folder, file));
    const isPage = isBare && extname(file) === '.html';
    return brotliCompressSync(isPage ? content.toString().replace(script, '') : content);
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    try {
      const body = ready.get(file) ?? compressed(file);
      ready.set(file, body);
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return listen(server, 0);
}
