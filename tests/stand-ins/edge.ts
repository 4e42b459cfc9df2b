import { Agent, createServer, type OutgoingHttpHeaders, request } from 'node:http';
import { pipeline } from 'node:stream';
import { listen } from './listen.ts';

/**
 * Cloudflare's edge before the product at `origin` (http): once asked for, what never changes is given without the product, whose
 * local runtime makes every file dear: an eighth of the processor in the browser tests. All else passes through.
 */
export async function startEdge(origin: string) {
  const { hostname, port } = new URL(origin);
  const kept = new Map<string, { headers: OutgoingHttpHeaders; body: Buffer }>();
  // A connection kept for later could be broken by then.
  const agent = new Agent();
  const server = createServer({ maxHeaderSize: 65_536 }, (asked, answer) => {
    const { method, url: path = '/', headers } = asked;
    const isWhole = method === 'GET' && !headers.range && !headers['if-none-match'];
    const key = `${path} ${headers['accept-encoding']}`;
    const known = isWhole && kept.get(key);
    if (known) {
      answer.writeHead(200, known.headers).end(known.body);
      return;
    }
    const passed = request({ hostname, port, agent, method, path, headers }, (given) => {
      const { statusCode = 502, statusMessage, rawHeaders } = given;
      answer.writeHead(statusCode, statusMessage, rawHeaders);
      pipeline(given, answer, () => {});
      if (!isWhole || statusCode !== 200 || !given.headers['cache-control']?.includes('immutable')) return;
      const pieces: Buffer[] = [];
      given.on('data', (piece) => pieces.push(piece));
      given.on('end', () => kept.set(key, { headers: given.headers, body: Buffer.concat(pieces) }));
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    pipeline(asked, passed, () => {});
  });
  const edge = await listen(server, 0);
  return { ...edge, url: `http://localhost:${edge.port}` };
}
