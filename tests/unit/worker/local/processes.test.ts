import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { startProgram, stopTool } from '#worker/local/processes.ts';
import { listen } from '#worker/local/stand-ins/listen.ts';

const stubborn = (port: number) => `
  process.on('SIGTERM', () => {});
  require('node:net').connect(${port}, '127.0.0.1').resume();
`;
const hasty = (port: number) => `
  process.once('SIGTERM', () => process.exit());
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn(port))}], { detached: true, stdio: 'ignore' });
  setInterval(() => {}, 1000);
`;

it('ends with a program also what that has started in a group of its own, though it goes first', async () => {
  const server = createServer();
  const { port, close } = await listen(server, 0);
  const program = startProgram(process.execPath, ['-e', hasty(port)], { output: 'pipe' });
  const [connection] = await once(server, 'connection');
  const gone = once(connection, 'close');
  await stopTool(program);
  await gone;
  expect(program.exitCode).toBe(0);
  await close();
});
