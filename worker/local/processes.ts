import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const root = resolve(import.meta.dirname, '../..');

const running = new Set<ChildProcess>();

const signalGroup = (id: number | undefined, signal: NodeJS.Signals) => {
  try {
    if (id) process.kill(-id, signal);
  } catch {
    // The whole group is gone already.
  }
};

/** The process groups of all that descends from a process: a runner's tests start programs, too, and may be gone before they have ended them. */
const groupsBelow = (pid: number) => {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid='], { encoding: 'utf8' });
  const all = [...(stdout ?? '').matchAll(/(\d+) +(\d+) +(\d+)/g)];
  const below = (parent: string): string[] =>
    all
      .filter((row) => row[2] === parent)
      .flatMap(([, child = '', , group = '']) => [group, ...below(child)]);
  return new Set(below(`${pid}`).map(Number));
};

/** `inherit`: shown on this terminal; `pipe`: read by the caller; a number: an open file. */
export type Output = 'inherit' | 'pipe' | number;
type Options = { env?: Record<string, string | undefined>; output?: Output; cwd?: string };

/** Starts a program in a process group of its own: wrangler and browsers have children that outlive them. */
export const startProgram = (
  program: string,
  args: string[],
  { env = {}, output = 'inherit', cwd = root }: Options = {},
) => {
  const stdio: StdioOptions = ['ignore', output, output];
  const quiet = output === 'inherit' ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };
  const child = spawn(program, args, {
    cwd,
    detached: true,
    stdio,
    env: { ...process.env, ...quiet, ...env },
  });
  running.add(child);
  child.once('exit', () => {
    running.delete(child);
    signalGroup(child.pid, 'SIGKILL');
  });
  return child;
};

/** Starts a script of a package on this Node. */
export const startTool = (script: string, args: string[], options: Options = {}) =>
  startProgram(process.execPath, [resolve(root, 'node_modules', script), ...args], {
    ...options,
    env: {
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_HIDE_BANNER: 'true',
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      // It writes every request into a database of its own, which takes a third of the work of serving a file.
      X_LOCAL_OBSERVABILITY: 'false',
      ...options.env,
    },
  });

/** Runs a script to its end; rejects with everything it printed when it fails. */
export const runTool = async (script: string, args: string[], options: Options = {}) => {
  const child = startTool(script, args, { ...options, output: 'pipe' });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (printed += piece));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${script} ${args.join(' ')} failed\n${printed.trim()}`);
  return printed;
};

/** Ends the process and all that it started: SIGTERM, and SIGKILL after at most two seconds. */
export const stopTool = async (child: ChildProcess) => {
  if (!running.has(child) || !child.pid) return;
  const groups = groupsBelow(child.pid).add(child.pid);
  const gone = once(child, 'exit');
  signalGroup(child.pid, 'SIGTERM');
  await Promise.race([gone, pause(2000)]);
  for (const group of groups) signalGroup(group, 'SIGKILL');
};

/** Resolves once every tool that was started has ended. */
export const stopAllTools = () => Promise.all([...running].map(stopTool));

/** Calls back once on Ctrl-C, on a signal, or when npm was ended: its shell then leaves this process without a parent. */
export const onStop = (stop: () => void) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
};

process.once('exit', () => {
  for (const child of running) signalGroup(child.pid, 'SIGKILL');
});
