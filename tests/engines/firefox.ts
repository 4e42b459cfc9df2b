import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, stopTool } from '#worker/local/processes.ts';
import type { ClosedProxy } from './closed-proxy.ts';
import { type Driver, printed } from './driver.ts';

const preferences = (folder: string) => ({
  // Downloads ask nothing.
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  'pdfjs.disabled': true,
  'browser.startup.page': 0,
  // Fewer frames take less of the processor.
  'layout.frame_rate': 20,
  'intl.accept_languages': 'it-IT',
});

/** Firefox through WebDriver BiDi over its own socket. */
export const startFirefox = async (program: string, { address }: ClosedProxy): Promise<Driver> => {
  const profile = await mkdtemp(join(tmpdir(), 'fun-village-firefox-'));
  const lines = Object.entries(preferences(profile)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const browser = startProgram(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { output: 'pipe', env: { HOME: profile } },
  );
  const socket = new WebSocket(`${await printed(browser, /WebDriver BiDi listening on (ws:\S+)/)}/session`);
  await once(socket, 'open');

  const problems: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(data);
    if (method === 'log.entryAdded' && ['error', 'warn'].includes(params.level))
      problems.push(`console ${params.level}: ${params.text}`);
  });
  let calls = 0;
  const call = (method: string, params: object) => {
    calls += 1;
    const id = calls;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<never>((resolve, reject) => {
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(data);
        if (answer.id !== id) return;
        socket.removeEventListener('message', read);
        if (answer.error) reject(new Error(`${answer.error}: ${answer.message}`));
        else resolve(answer.result as never);
      };
      socket.addEventListener('message', read);
    });
  };
  const proxy = { proxyType: 'manual', httpProxy: address, sslProxy: address };
  await call('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true, proxy } } });
  await call('session.subscribe', { events: ['log.entryAdded'] });
  const { context }: { context: string } = await call('browsingContext.create', { type: 'tab' });
  const openUrl = async () => {
    const tree: { contexts: { url: string }[] } = await call('browsingContext.getTree', { root: context });
    return tree.contexts[0]?.url;
  };

  type Evaluated = { result: { value: string }; exceptionDetails?: { text: string } };
  return {
    takeProblems: async () => problems.splice(0),
    go: async (url) => {
      // While a frame of the page that is being left begins its own navigation, Firefox may give this one up, or call it complete too early.
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
