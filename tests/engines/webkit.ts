import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#worker/local/ports.ts';
import { startProgram, stopTool } from '#worker/local/processes.ts';
import type { ClosedProxy } from './closed-proxy.ts';
import { type Driver, printed } from './driver.ts';

export const findMiniBrowser = () => globSync('/usr/lib{,exec}/{*/,}webkit2gtk-4*/MiniBrowser').at(-1);

/** Records problems from `load` on: the driver does not give the console. */
const recordProblems = () => {
  const problems: string[] = performance
    .getEntriesByType('resource')
    .filter((entry) => Number((entry as PerformanceResourceTiming).responseStatus) >= 400)
    .map(({ name }) => `could not be loaded: ${name}`);
  Object.assign(globalThis, { problems });
  for (const level of ['error', 'warn'] as const)
    console[level] = (...parts) => problems.push(`console ${level}: ${parts.join(' ')}`);
  addEventListener('error', ({ message }) => problems.push(`error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`rejection: ${reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    problems.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
};

/** WebKitGTK, the engine of Safari, through WebKitWebDriver (W3C WebDriver over HTTP) on a display in memory. */
export const startWebKit = async ({ address }: ClosedProxy): Promise<Driver> => {
  const home = await mkdtemp(join(tmpdir(), 'fun-village-webkit-'));
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24'], {
    output: 'pipe',
  });
  const display = await printed(screen, /^(\d+)\n/);
  const port = await freePort();
  const server = startProgram('WebKitWebDriver', [`--port=${port}`], {
    output: 'pipe',
    env: {
      ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', HOME: home, XDG_RUNTIME_DIR: home },
      // Without a graphics processor, composing layers takes three times the processor time of painting.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      // Root has no user namespaces to sandbox in.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const problems: string[] = [];
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const proxy = { proxyType: 'manual', httpProxy: address, sslProxy: address };
  const alwaysMatch = {
    acceptInsecureCerts: true,
    proxy: { ...proxy, noProxy: ['localhost', '127.0.0.1'] },
    'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
  };
  const start = async (): Promise<{ sessionId: string }> => {
    for (;;) {
      try {
        return await call('POST', '', { capabilities: { alwaysMatch } });
      } catch (error) {
        // The driver does not listen yet.
        if (!(error instanceof TypeError) || server.exitCode !== null) throw error;
        await pause(50);
      }
    }
  };
  const session = `/${(await start()).sessionId}`;
  const evaluate: Driver['evaluate'] = (script, ...input) =>
    call('POST', `${session}/execute/async`, {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve((${script})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [input],
    }).then(({ value, error }: { value: never; error?: string }) => {
      if (error) throw new Error(error);
      return value;
    });
  const takeProblems = async () => {
    const found = await evaluate(
      () => (Reflect.get(globalThis, 'problems') as string[] | undefined)?.splice(0) ?? [],
    );
    return [...problems.splice(0), ...found];
  };
  const load = async (path: string, body: object) => {
    problems.push(...(await takeProblems()));
    await call('POST', `${session}${path}`, body);
    await evaluate(recordProblems);
  };
  return {
    takeProblems,
    evaluate,
    go: (url) => load('/url', { url }),
    reload: () => load('/refresh', {}),
    act: (actions) => call('POST', `${session}/actions`, { actions }),
    resize: async (width, height) => {
      // The window is larger than the page by its bars.
      const inner = await evaluate(() => ({ width: innerWidth, height: innerHeight }));
      const outer: { width: number; height: number } = await call('GET', `${session}/window/rect`);
      await call('POST', `${session}/window/rect`, {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      });
    },
    close: async () => {
      await call('DELETE', session).catch(() => {});
      await stopTool(server);
      await stopTool(screen);
      await rm(home, { recursive: true, force: true });
    },
  };
};
