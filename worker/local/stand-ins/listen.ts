import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { url: string; port: number; close: () => Promise<void> };

/** Opens the server on 127.0.0.1 (port 0: any free one); rejects with `EADDRINUSE` when the port is taken. */
export const listen = async (server: Server, port: number): Promise<Listening> => {
  // A busy machine reads a request on an idle connection only after its time is over, and Node then breaks it unread.
  server.keepAliveTimeout = 0;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${taken}`,
    port: taken,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
