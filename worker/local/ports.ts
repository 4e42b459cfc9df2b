import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const open = async (port: number, host: string) => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return taken;
};

/** False when somebody listens there, on IPv4 or IPv6. */
export const isPortFree = async (port: number): Promise<boolean> => {
  for (const host of ['127.0.0.1', '::1']) {
    try {
      await open(port, host);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    }
  }
  return true;
};

/** A port of 127.0.0.1 that nobody listens on. */
export const freePort = () => open(0, '127.0.0.1');
