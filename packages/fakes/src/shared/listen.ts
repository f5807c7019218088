import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Listening {
  /** Base URL without a trailing slash. */
  readonly endpoint: string;
  /** Closes the server and all its connections. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on a free port of the loopback interface. */
export const listen = async (server: Server): Promise<Listening> => {
  // A client that reuses a connection while it times out would see a reset, on a slow machine.
  server.keepAliveTimeout = 600_000;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a server on a TCP port has an address with a port
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
