import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { openStore } from "./engine.ts";
import { operationsOn } from "./operations.ts";
import { dynamodbServer } from "./server.ts";
import { settleTables } from "./tables.ts";
import { transactionTokens } from "./transaction-tokens.ts";

export interface DynamodbOptions {
  /** Where the tables are kept; absent, they live in memory and go with the process. */
  readonly folder: string | undefined;
  /** Absent or 0: any that is free. */
  readonly port?: number;
  readonly now?: () => number;
}
export interface Dynamodb {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/**
 * DynamoDB on this machine: dynalite's engine under transactions of our own.
 *
 * An acknowledged write survives a kill of the process: LevelDB hands every batch to the operating system
 * before it answers (its log is flushed at the end of each record). Only a power cut could lose it.
 */
export const startDynamodb = async ({ folder, port = 0, now = Date.now }: DynamodbOptions): Promise<Dynamodb> => {
  if (folder) await mkdir(folder, { recursive: true });
  const store = await openStore(folder);
  await settleTables(store);
  const server = dynamodbServer(operationsOn(store, await transactionTokens(store, now)));
  server.keepAliveTimeout = 60_000; // a client must not meet a connection that is just being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await promisify(store.db.close)();
    },
  };
};
