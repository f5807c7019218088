import { EventEmitter, once } from "node:events";
import { access, mkdir, readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { openBucket } from "./bucket.ts";
import { applyLifecycleRules, type LifecycleResult } from "./lifecycle.ts";
import type { CreatedObject, S3Context } from "./s3-context.ts";
import { createS3Server } from "./server.ts";
import type { Credentials } from "./signing.ts";
import type { Bucket } from "./stored-object.ts";

export interface S3Options {
  readonly folder: string;
  /** 0 (the default) chooses a free port. */
  readonly port?: number;
  readonly credentials: Credentials;
  readonly now?: () => number;
}
export interface S3 {
  readonly endpoint: string;
  stop(): Promise<void>;
  on(event: "created", listener: (object: CreatedObject) => void): void;
  /** Deletes what the lifecycle rules of all buckets say is due. */
  applyLifecycleRules(now: Date): Promise<LifecycleResult>;
}

/** Starts the emulator. It serves path-style requests, presigned URLs and POST forms that these credentials signed. */
export const startS3 = async ({ folder, port = 0, credentials, now = Date.now }: S3Options): Promise<S3> => {
  const events = new EventEmitter();
  const context: S3Context = {
    folder,
    credentials,
    buckets: await openBuckets(folder),
    bucketsBeingCreated: new Set(),
    now,
    onCreated: (object) => events.emit("created", object),
  };
  const server = createS3Server(context);
  server.keepAliveTimeout = 60_000; // longer than clients reuse connections, so none uses one that is being closed
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // a server on a TCP port has an address with a port
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
    on: (event, listener) => void events.on(event, listener),
    applyLifecycleRules: (at) => applyLifecycleRules(context, at),
  };
};

const openBuckets = async (folder: string): Promise<Map<string, Bucket>> => {
  await mkdir(folder, { recursive: true });
  const buckets = new Map<string, Bucket>();
  for (const name of await readdir(folder)) {
    // A folder without settings is left by a crash during CreateBucket.
    const isBucket = await access(join(folder, name, "bucket.json")).then(
      () => true,
      () => false,
    );
    if (isBucket) buckets.set(name, await openBucket(name, join(folder, name)));
  }
  return buckets;
};
