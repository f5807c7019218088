import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { type Mailbox, openMailbox } from "./mailbox.ts";
import { sesServer } from "./server.ts";

export { inboxPage } from "./inbox-page.ts";
export type { Mail } from "./mail.ts";

export interface SesOptions {
  readonly folder: string;
  /** Absent or 0: any that is free. */
  readonly port?: number;
  readonly now?: () => number;
}
export interface Ses extends Mailbox {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** SES on this machine: every mail is kept in a folder and goes nowhere. */
export const startSes = async ({ folder, port = 0, now = Date.now }: SesOptions): Promise<Ses> => {
  const mailbox = await openMailbox(folder, now);
  const server = sesServer(mailbox);
  server.keepAliveTimeout = 60_000; // a client must not meet a connection that is just being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    ...mailbox,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
