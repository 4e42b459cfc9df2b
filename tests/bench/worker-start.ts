import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { type ESTree, parseSync, Visitor } from 'vite';
import { MEMBERS_ASSETS_PATH } from '#worker/contract.ts';
import { against, type Row } from './report.ts';

/** The built worker with every file of the staff area empty. */
function withoutMembersAssets(worker: string): string {
  const contents: ESTree.Node[] = [];
  new Visitor({
    Property: ({ key, value }) => {
      if (key.type === 'Literal' && String(key.value).startsWith(MEMBERS_ASSETS_PATH)) contents.push(value);
    },
  }).visit(parseSync('worker.js', worker).program);
  return contents.reduceRight(
    (code, { start, end }) => `${code.slice(0, start)}{content:""}${code.slice(end)}`,
    worker,
  );
}

/** Milliseconds in which a fresh V8 reads and runs a worker, without the start of the process around it. */
async function startOf(file: string): Promise<number> {
  const measure = `const start = performance.now();
    await import(${JSON.stringify(pathToFileURL(file).href)});
    console.log(performance.now() - start);
    process.exit();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', measure]);
  return Number(stdout);
}

/** The built worker beside itself without the files of the staff area, which are strings that nobody parses at the start. */
export async function workerStart(outDir: string, folder: string, rounds: number): Promise<Row> {
  const [whole, lean] = [join(folder, 'whole-worker.mjs'), join(folder, 'lean-worker.mjs')];
  const code = await readFile(join(outDir, '_worker.js'), 'utf8');
  await writeFile(whole, code);
  await writeFile(lean, withoutMembersAssets(code));
  const times: number[] = [];
  const least: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    times.push(await startOf(whole));
    least.push(await startOf(lean));
  }
  return against('worker: start with the staff area’s files, beside without', times, least);
}
