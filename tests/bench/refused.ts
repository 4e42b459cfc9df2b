import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { freePort } from '#worker/local/ports.ts';
import { startProduct } from '#worker/local/product.ts';
import { median, type Row } from './report.ts';

const REQUESTS = 400;
const AT_ONCE = 10;

async function buildBareWorker(folder: string): Promise<void> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'floor/bare-worker.ts'), formats: ['es'] },
    },
  });
  const [result] = output as Rolldown.RolldownOutput[];
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, '_worker.js'), result?.output[0].code ?? '');
}

/** Requests a second that are refused with 401, asked ten at a time. */
async function refusalsPerSecond(url: string): Promise<number> {
  const ask = async () => {
    for (let count = 0; count < REQUESTS / AT_ONCE; count += 1) {
      const answer = await fetch(`${url}/api/generate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: url },
        body: '{"description":"Giochi"}',
      });
      if (answer.status !== 401) throw new Error(`${answer.status} from ${answer.url}`);
      await answer.text();
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return (REQUESTS / (performance.now() - start)) * 1000;
}

/** A post asked for without a session, beside the same refusal of a bare worker of Hono on the same runtime, in turns. */
export async function refused(origin: string, folder: string, rounds: number): Promise<Row> {
  const bareDir = join(folder, 'bare-hono');
  await buildBareWorker(bareDir);
  const bare = await startProduct({
    outDir: bareDir,
    port: await freePort(),
    stateDir: join(folder, 'bare-hono-state'),
    bindings: {},
    output: 'kept',
  });
  const rates: number[] = [];
  const least: number[] = [];
  await refusalsPerSecond(origin);
  await refusalsPerSecond(bare.url);
  for (let round = 0; round < rounds; round += 1) {
    least.push(await refusalsPerSecond(bare.url));
    rates.push(await refusalsPerSecond(origin));
  }
  await bare.stop();
  return {
    what: 'worker: refused requests a second beside bare Hono (more is better)',
    value: median(rates).toFixed(0),
    floor: median(least).toFixed(0),
    ratio: median(rates) / median(least),
  };
}
