import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { fetchFile } from '#frontend/gate/offline.ts';

it.each([401, 404, 503])('never keeps an answer with status %i in place of a file', async (status) => {
  const server = createServer((_request, response) => response.writeHead(status).end('no file')).listen(0);
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await expect(fetchFile(`http://127.0.0.1:${port}/members/assets/area.js`)).rejects.toThrow(String(status));
});
