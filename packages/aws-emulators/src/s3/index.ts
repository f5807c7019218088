import { EventEmitter, once } from "node:events";
import { access, mkdir, readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openBucket } from "./bucket.ts";
import { type LifecycleResult, sweep } from "./lifecycle.ts";
import type { CreatedObject, House } from "./s3-context.ts";
import { s3Server } from "./server.ts";
import type { Credentials } from "./signing.ts";
import type { Bucket } from "./stored-object.ts";

export interface S3Options {
  readonly folder: string;
  /** Absent or 0: any that is free. */
  readonly port?: number;
  readonly credentials: Credentials;
  readonly now?: () => number;
}
export interface S3 {
  readonly endpoint: string;
  stop(): Promise<void>;
  on(event: "created", listener: (object: CreatedObject) => void): void;
  /** Carries out the lifecycle rules of all buckets. */
  sweep(now: Date): Promise<LifecycleResult>;
}

/** S3 on this machine, for path-style requests of whoever has the credentials, or an address or form they signed. */
export const startS3 = async ({ folder, port = 0, credentials, now = Date.now }: S3Options): Promise<S3> => {
  const events = new EventEmitter();
  const house: House = {
    folder,
    credentials,
    buckets: await openBuckets(folder),
    beingMade: new Set(),
    now,
    created: (object) => events.emit("created", object),
  };
  const server = s3Server(house);
  server.keepAliveTimeout = 60_000; // a client must not meet a connection that is just being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port, not on a pipe
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    on: (event, listener) => void events.on(event, listener),
    sweep: (at) => sweep(house, at),
  };
};

const openBuckets = async (folder: string): Promise<Map<string, Bucket>> => {
  await mkdir(folder, { recursive: true });
  const buckets = new Map<string, Bucket>();
  for (const name of await readdir(folder)) {
    // A folder without its settings is a bucket that was being made when the process was killed.
    const isBucket = await access(join(folder, name, "bucket.json")).then(
      () => true,
      () => false,
    );
    if (isBucket) buckets.set(name, await openBucket(name, join(folder, name)));
  }
  return buckets;
};
