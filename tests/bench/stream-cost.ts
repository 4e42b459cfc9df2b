import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#worker/local/ports.ts';
import { startProduct } from '#worker/local/product.ts';
import { listen } from '#worker/local/stand-ins/listen.ts';
import { against, type Row } from './report.ts';

const PIECES = 300;
const POSTS_A_ROUND = 5;
const TICK_MS = 10;

/** A provider that writes 300 short pieces, each a packet of its own. */
const startTalker = () =>
  listen(
    createServer(async (request, response) => {
      request.resume();
      response.socket?.setNoDelay(true);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const choice = (delta: object, finish_reason: string | null = null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'chatcmpl-talker', object: 'chat.completion.chunk', created: 0, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
        );
      for (let piece = 0; piece < PIECES; piece += 1) {
        choice({ content: 'parola ' });
        await pause(2);
      }
      choice({}, 'stop');
      response.end('data: [DONE]\n\n');
    }),
    0,
  );

/** The least that a worker can do with a stream of which it is to know the end: read it and write it again. */
const passingThrough = `export default {
  async fetch(request, env) {
    if (request.method !== 'POST') return new Response('ok');
    const body = await request.text();
    const answer = await fetch(env.OPENAI_BASE_URL + '/chat/completions', { method: 'POST', body });
    const stream = new ReadableStream({
      async start(controller) {
        for await (const bytes of answer.body) controller.enqueue(bytes);
        controller.close();
      },
    });
    return new Response(stream, { headers: { 'Content-Type': 'text/event-stream' } });
  },
};`;

/** Processor time so far, in ms, of the runtime in a process group; Linux only. */
function runtimeCpu(group: number | undefined): number {
  const { stdout } = spawnSync('pgrep', ['-g', `${group}`, 'workerd'], { encoding: 'utf8' });
  const ticks = stdout.match(/\d+/g)?.map((pid) => {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [userTicks, systemTicks] = fields.split(' ').slice(11, 13).map(Number);
    return (userTicks ?? 0) + (systemTicks ?? 0);
  });
  return (ticks ?? []).reduce((sum, one) => sum + one * TICK_MS, 0);
}

/** Processor time of the runtime for a post of 300 pieces: through the product, and passed on untouched. */
export async function streamCost(outDir: string, folder: string, rounds: number): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const talker = await startTalker();
  const bareDir = join(folder, 'passing-through');
  await mkdir(bareDir, { recursive: true });
  await writeFile(join(bareDir, '_worker.js'), passingThrough);
  const passcode = 'conchiglia-vento-girandola';
  const bindings = {
    MEMBERS_PASSCODE: passcode,
    OPENAI_API_KEY: 'bench',
    OPENAI_BASE_URL: talker.url,
    GENERATIONS_PER_SESSION: '1000',
    GENERATIONS_PER_DAY: '10000',
  };
  const serve = async (dir: string, state: string) =>
    startProduct({
      ...{ outDir: dir, stateDir: join(folder, state), bindings },
      ...{ port: await freePort(), output: 'pipe' },
    });
  const [product, bare] = [await serve(outDir, 'cost-state'), await serve(bareDir, 'bare-state')];
  const post = (url: string, path: string, headers: Record<string, string>, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: url, ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post(product.url, '/api/session', {}, { passcode });
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';

  const costOf = async (place: typeof product): Promise<number> => {
    const before = runtimeCpu(place.server.pid);
    for (let count = 0; count < POSTS_A_ROUND; count += 1) {
      const headers = { Cookie, Accept: 'text/event-stream' };
      const answer = await post(place.url, '/api/generate', headers, { description: 'Giochi' });
      const text = await answer.text();
      if (!answer.ok || text.split('parola').length < PIECES)
        throw new Error(`${answer.status}: ${text.slice(-200)}`);
    }
    return (runtimeCpu(place.server.pid) - before) / POSTS_A_ROUND;
  };
  const through: number[] = [];
  const floor: number[] = [];
  await costOf(product);
  await costOf(bare);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await costOf(bare));
    through.push(await costOf(product));
  }
  await Promise.all([product.stop(), bare.stop(), talker.close()]);
  return [against('generator: processor time of 300 pieces in the runtime', through, floor)];
}
