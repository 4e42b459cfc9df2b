import { createServer } from 'node:http';
import { listen } from '#worker/local/stand-ins/listen.ts';

/** Firefox looks for updates of its own. */
const BROWSER_HOST = /\.mozilla\.(com|org|net)(:|$)|^update\.googleapis\.com/;

/** A host that the proxy cannot read. */
export const UNREADABLE = '(encrypted)';

/** The engines' only way to another machine: refuses every request, and remembers which hosts were asked for. */
export async function startClosedProxy() {
  const askedHosts = new Set<string>();
  const note = (host: string) => BROWSER_HOST.test(host) || askedHosts.add(host);
  const server = createServer(({ url = '' }, answer) => {
    note(new URL(url).host);
    answer.writeHead(502).end();
  });
  // Asked for before an encrypted connection.
  server.on('connect', ({ url = '' }, socket) => {
    note(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  // WebKit encrypts even what it says to the proxy.
  server.on('clientError', (_error, socket) => {
    note(UNREADABLE);
    socket.destroy();
  });
  const { port, close } = await listen(server, 0);
  return { address: `127.0.0.1:${port}`, askedHosts, close };
}

export type ClosedProxy = Awaited<ReturnType<typeof startClosedProxy>>;
