import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from "@aws-sdk/client-s3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { bucket as Bucket, bytesOf, clientOf, digest } from "./s3-support.ts";

let folder: string;
let child: ChildProcess;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "s3-"));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

const start = async (): Promise<S3Client> => {
  const program = fileURLToPath(new URL("s3-process.ts", import.meta.url));
  child = spawn(process.execPath, ["--import", "tsx", program, folder], { stdio: ["ignore", "pipe", "inherit"] });
  if (!child.stdout) throw new Error("the process has no output");
  const [endpoint] = await once(createInterface(child.stdout), "line");
  return clientOf(String(endpoint));
};
const kill = async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
};

it("a kill during uploads loses no acknowledged object and leaves no partial one", async () => {
  const before = await start();
  await before.send(new CreateBucketCommand({ Bucket }));
  const acknowledged = new Map<string, number>();
  let killed: Promise<void> | undefined;
  // Each writer replaces its own object again and again, and writes the expected bytes in the metadata.
  const work = async (writer: number) => {
    for (let version = 1; version < 1000; version++) {
      const Body = Buffer.alloc(400_000, `${writer}-${version} `);
      const Metadata = { digest: digest(Body), version: String(version) };
      await before.send(new PutObjectCommand({ Bucket, Key: `film-${writer}`, Body, Metadata }));
      acknowledged.set(`film-${writer}`, version);
      if (version === 12) killed ??= kill();
    }
  };
  await Promise.allSettled([1, 2, 3, 4].map(work));
  await killed;

  const after = await start();

  const { Contents = [] } = await after.send(new ListObjectsV2Command({ Bucket }));
  expect(Contents.map(({ Key }) => Key)).toEqual([...acknowledged.keys()].sort());
  for (const { Key = "" } of Contents) {
    const film = await after.send(new GetObjectCommand({ Bucket, Key }));
    expect(digest(await bytesOf(film))).toBe(film.Metadata?.["digest"]);
    expect(Number(film.Metadata?.["version"])).toBeGreaterThanOrEqual(acknowledged.get(Key) ?? 0);
  }
  expect(await readdir(join(folder, Bucket, "blobs"))).toHaveLength(Contents.length);
  expect(await readdir(join(folder, Bucket, "incoming"))).toEqual([]);
});
