import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { openStore } from "./engine.ts";
import { createOperations } from "./operations.ts";
import { createDynamodbServer } from "./server.ts";
import { finishInterruptedTables } from "./tables.ts";
import { transactionTokens } from "./transaction-tokens.ts";

export interface DynamodbOptions {
  /** Where the tables are stored; undefined keeps them in memory only. */
  readonly folder: string | undefined;
  /** 0 (the default) chooses a free port. */
  readonly port?: number;
  readonly now?: () => number;
  /** The account in the ARNs of the tables; only its tables have tags. */
  readonly account?: string;
}
export interface Dynamodb {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/**
 * Starts the emulator: dynalite's engine, with transactions added.
 *
 * An acknowledged write survives a kill of the process, because LevelDB passes every batch to the operating system
 * before it returns. It does not survive a power failure.
 */
export const startDynamodb = async ({
  folder,
  port = 0,
  now = Date.now,
  account = "000000000000",
}: DynamodbOptions): Promise<Dynamodb> => {
  if (folder) await mkdir(folder, { recursive: true });
  const store = await openStore(folder, account);
  await finishInterruptedTables(store);
  const server = createDynamodbServer(createOperations(store, await transactionTokens(store, now)));
  server.keepAliveTimeout = 60_000; // longer than clients reuse connections, so none uses one that is being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a server on a TCP port has an address with a port
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await promisify(store.db.close)();
    },
  };
};
