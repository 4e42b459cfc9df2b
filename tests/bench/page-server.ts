import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Listening, listen } from '#worker/local/stand-ins/listen.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The file that answers a path of the site, without a slash in front. */
export const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : extname(path) ? path.slice(1) : `${path.slice(1)}.html`;

/** Serves a built folder as an edge does: compressed beforehand, hashed files cached. `change` rewrites its pages. */
export function servePages(folder: string, change = (html: string) => html): Promise<Listening> {
  const ready = new Map<string, Buffer>();
  const compressed = (file: string) => {
    const content = readFileSync(join(folder, file));
    return brotliCompressSync(extname(file) === '.html' ? change(content.toString()) : content);
  };
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(new URL(url, 'http://localhost').pathname);
    try {
      const body = ready.get(file) ?? compressed(file);
      ready.set(file, body);
      response
        .writeHead(200, {
          'Content-Type': types[extname(file)] ?? 'application/octet-stream',
          'Content-Encoding': 'br',
          'Cache-Control': file.startsWith('assets/')
            ? 'public, max-age=31536000, immutable'
            : 'max-age=0, must-revalidate',
        })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return listen(server, 0);
}
