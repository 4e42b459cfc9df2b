import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Prerendered = typeof import('../entry-prerender.tsx');

/** Prerenders each page under `npm run dev`, as the build does, so that hydration errors show during development. */
export function devPages(): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        const address = request.originalUrl ?? '/';
        if (!request.headers.accept?.includes('text/html')) return next();
        try {
          const path = new URL(address, 'http://localhost').pathname;
          const { renderPage } = (await server.ssrLoadModule('/entry-prerender.tsx')) as Prerendered;
          const { head, body } = await renderPage(path);
          const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
          const html = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(address, html));
        } catch (error) {
          server.ssrFixStacktrace(error as Error);
          next(error);
        }
      });
    },
  };
}
