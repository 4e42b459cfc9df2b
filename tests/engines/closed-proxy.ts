import { createServer } from 'node:http';
import { listen } from '#worker/local/stand-ins/listen.ts';

/** Firefox looks for updates of its own and of its plug-ins. */
const BROWSER_HOST = /\.mozilla\.(com|org|net)(:|$)|^update\.googleapis\.com/;

/** A host that the proxy cannot read: WebKit encrypts even what it says to the proxy. */
export const UNREADABLE = '(encrypted)';

/** The engines' only way to another machine: refuses every request, and records the hosts. */
export async function startClosedProxy() {
  const askedHosts = new Set<string>();
  const record = (host: string) => BROWSER_HOST.test(host) || askedHosts.add(host);
  const server = createServer(({ url = '' }, answer) => {
    record(new URL(url).host);
    answer.writeHead(502).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    record(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  server.on('clientError', (_error, socket) => {
    record(UNREADABLE);
    socket.destroy();
  });
  const { port, close } = await listen(server, 0);
  return { address: `127.0.0.1:${port}`, askedHosts, close };
}

export type ClosedProxy = Awaited<ReturnType<typeof startClosedProxy>>;
