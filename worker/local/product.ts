import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Output, root, runTool, startTool, stopTool } from './processes.ts';

const wrangler = 'wrangler/bin/wrangler.js';

/** The production build, with the partners' addresses of this machine; returns what it printed. `environment`: e.g. the day of the build, `SOURCE_DATE_EPOCH`. */
export const buildProduct = (
  outDir: string,
  standInsOrigin: string,
  environment: Record<string, string> = {},
) =>
  runTool('vite/bin/vite.js', ['build', '--outDir', outDir], {
    // A development server in this process has set NODE_ENV for itself.
    env: { VITE_STAND_INS_ORIGIN: standInsOrigin, NODE_ENV: 'production', ...environment },
  });

type ProductOptions = {
  outDir: string;
  port: number;
  /** Folder of the local D1's data. */
  stateDir: string;
  /** Variables and secrets of the worker; they win over `.dev.vars` and `wrangler.toml`. */
  bindings: Record<string, string>;
  output?: Output;
  /** WebKit keeps a `Secure` cookie on https alone, also on this machine. */
  protocol?: 'http' | 'https';
};

const isAnswering = async (url: string) => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
};

/** Serves a build on the real runtime with an up-to-date local database; resolves once it answers. */
export const startProduct = async ({
  outDir,
  port,
  stateDir,
  bindings,
  output = 'inherit',
  protocol = 'http',
}: ProductOptions) => {
  const persist = ['--persist-to', stateDir];
  await runTool(wrangler, ['d1', 'migrations', 'apply', 'DB', '--local', ...persist], {
    env: { CI: 'true' },
  });
  // Locally every request passes through Node with its address twice in the headers, whose 16 kB
  // would be full at half the address length that the real runtime takes.
  const server = startTool(
    wrangler,
    [
      ...['pages', 'dev', outDir, '--port', `${port}`, '--inspector-port', '0', ...persist],
      ...['--local-protocol', protocol, '--log-level', 'warn', '--show-interactive-dev-session', 'false'],
      ...Object.entries(bindings).flatMap(([name, value]) => ['--binding', `${name}=${value}`]),
    ],
    { output, env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-http-header-size=65536` } },
  );
  const url = `${protocol}://localhost:${port}`;
  const deadline = Date.now() + 60_000;
  while (!(await isAnswering(url))) {
    if (server.exitCode !== null) throw new Error('wrangler pages dev stopped before it answered.');
    if (Date.now() > deadline)
      throw new Error(`wrangler pages dev did not answer at ${url} within a minute.`);
    await pause(100);
  }
  return { url, server, stop: () => stopTool(server) };
};

export const distFolder = join(root, 'dist');
