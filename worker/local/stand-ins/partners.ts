import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { standInsOrigin } from '#frontend/content/stand-ins.ts';
import { type Listening, listen } from './listen.ts';
import { failurePage, partnerPages, thanksPage } from './partner-pages.ts';

/**
 * The partners' pages (booking, shop, galleries, applications) as one small real server: an origin of their own, so that
 * cross-origin rules are real. Takes any free port when `port` is in use.
 */
export const startPartners = ({ port = Number(new URL(standInsOrigin).port) } = {}): Promise<Listening> => {
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', standInsOrigin);
    const fault = searchParams.get('guasto');
    if (fault === 'giu') return request.socket.destroy();
    if (fault === 'lento') await pause(5000);
    // Browsers ask every origin for it, and the console says when there is none.
    if (pathname === '/favicon.ico') return response.writeHead(204).end();
    const found = partnerPages[pathname];
    const status = fault === '500' ? 500 : found ? 200 : 404;
    request.resume();
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(status === 200 ? (request.method === 'POST' ? thanksPage : found) : failurePage);
  });
  return listen(server, port).catch(() => listen(server, 0));
};
