import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scratchCopy } from '#tests/fixtures/scratch-copy.ts';
import { freePort } from '#worker/local/ports.ts';
import { listen } from '#worker/local/stand-ins/listen.ts';

const copy = scratchCopy('commands');
afterAll(copy.remove);

/** Starts a command in a copy of the repository; `said` resolves once it has printed this. */
function run(script: string, port: number) {
  const child = spawn(process.execPath, [join(copy.path, 'worker/local', script)], {
    cwd: copy.path,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: `${port}` },
  });
  let printed = '';
  const exited = once(child, 'close').then(([status]) => ({ status, printed: printed.trim() }));
  const said = (text: string) =>
    new Promise<string>((done, fail) => {
      const look = (piece: string | Buffer) => {
        printed += piece;
        if (printed.includes(text)) done(printed);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void exited.then(() => fail(new Error(printed)));
    });
  return { child, said, exited };
}

describe.each([
  ['npm start', 'start.ts'],
  ['npm run dev', 'dev.ts'],
])('%s', (command, script) => {
  it('says that its port is in use, and which other one to try', async () => {
    const { port, close } = await listen(createServer(), 0);
    const { said, exited } = run(script, port);
    said('never').catch(() => undefined);
    const { status, printed } = await exited;
    await close();
    expect([status, printed]).toEqual([
      1,
      `Port ${port} is in use: stop what listens there or choose another one, e.g. PORT=${port + 1} ${command}.`,
    ]);
  });

  it('serves the home page at the address that it prints, with the local passcode, until Ctrl-C', async () => {
    const port = await freePort();
    const { child, said, exited } = run(script, port);
    const printed = await said('Ctrl-C stops everything');
    expect(printed).toContain(`http://localhost:${port}`);
    expect(printed).toContain('passcode: estate-al-villaggio');
    const page = await fetch(`http://localhost:${port}/`, { headers: { Accept: 'text/html' } });
    expect(await page.text()).toContain('<h1');
    child.kill('SIGINT');
    expect((await exited).status).toBe(0);
    await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow(TypeError);
  });
});
