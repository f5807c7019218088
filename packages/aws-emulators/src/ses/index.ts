import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { sesServer } from "./server.ts";

export { inboxPage } from "./inbox-page.ts";
export type { Mail } from "./mailbox.ts";

export interface SesOptions {
  readonly folder: string;
  /** 0 (the default) chooses a free port. */
  readonly port?: number;
  readonly now?: () => number;
}
export interface Ses extends Mailbox {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** Starts the emulator. Every mail is stored in a folder and none is sent. */
export const startSes = async ({ folder, port = 0, now = Date.now }: SesOptions): Promise<Ses> => {
  const mailbox = await openMailbox(folder, now);
  const server = sesServer(mailbox);
  server.keepAliveTimeout = 60_000; // longer than clients reuse connections, so none uses one that is being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    ...mailbox,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a server on a TCP port has an address with a port
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
