import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, stopTool } from '#worker/local/processes.ts';
import type { ClosedProxy } from './closed-proxy.ts';
import { type Driver, printed } from './driver.ts';

/** Downloads ask nothing. */
const preferences = (folder: string) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.startup.page': 0,
  // Tests look at what stands there, not at how smoothly it came.
  'layout.frame_rate': 20,
  'pdfjs.disabled': true,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'intl.accept_languages': 'it-IT',
});

type Message = {
  id?: number;
  method?: string;
  params?: { level: string; text: string };
  result?: never;
  error?: string;
  message?: string;
};

/** Firefox through WebDriver BiDi over its own socket. */
export const startFirefox = async (
  program: string,
  { address: proxyAddress }: ClosedProxy,
): Promise<Driver> => {
  const profile = await mkdtemp(join(tmpdir(), 'fun-village-firefox-'));
  const lines = Object.entries(preferences(profile)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { output: 'kept', env: { HOME: profile } },
  );
  const address = await printed(browser, /WebDriver BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const problems: string[] = [];
  const waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, message }: Message = JSON.parse(data);
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params?.level ?? ''))
      problems.push(`console ${params?.level}: ${params?.text}`);
    const call = waiting.get(id ?? 0);
    if (error) call?.reject(new Error(`${error}: ${message}`));
    else call?.resolve(result as never);
  });
  let calls = 0;
  const call = (method: string, params: object) => {
    calls += 1;
    const id = calls;
    return new Promise<never>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  const proxy = { proxyType: 'manual', httpProxy: proxyAddress, sslProxy: proxyAddress };
  await call('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true, proxy } } });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { context }: { context: string } = await call('browsingContext.create', { type: 'tab' });

  const openUrl = async () => {
    const { contexts }: { contexts: { url: string }[] } = await call('browsingContext.getTree', {
      root: context,
      maxDepth: 0,
    });
    return contexts[0]?.url;
  };

  type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } };
  return {
    takeProblems: async () => problems.splice(0),
    go: async (url) => {
      // When a frame of the page that is being left has just begun its own navigation, Firefox may give this one up, or call it complete while that page still stands.
      while ((await openUrl()) !== url)
        await call('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error: Error) => {
          if (!error.message.includes('NS_ERROR_ABORT')) throw error;
        });
    },
    reload: () => call('browsingContext.reload', { context, wait: 'complete' }),
    evaluate: async (script, ...input) => {
      const { result, exceptionDetails }: Evaluated = await call('script.evaluate', {
        expression: `(async () => JSON.stringify({ value: await (${script})(...${JSON.stringify(input)}) }))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result.value).value;
    },
    act: (actions) => call('input.performActions', { context, actions }),
    resize: (width, height) => call('browsingContext.setViewport', { context, viewport: { width, height } }),
    close: async () => {
      socket.close();
      await stopTool(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
};
