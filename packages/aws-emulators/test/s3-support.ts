import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CreateBucketCommand, type GetObjectCommandOutput, S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import { type S3, startS3 } from "../src/s3/index.ts";

export const bucket = "animation-agent-assets";
export const credentials = { accessKeyId: "local", secretAccessKey: "local-secret" };

export const clientOf = (endpoint: string, config: S3ClientConfig = {}) =>
  new S3Client({ endpoint, region: "us-east-1", credentials, maxAttempts: 1, ...config });

/** An S3 with one bucket in its own folder, and a clock that a test can move. */
export interface World {
  readonly s3: S3;
  readonly client: S3Client;
  readonly folder: string;
  readonly clock: { now: () => number };
  readonly end: () => Promise<void>;
}
export const makeFixture = async (): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), "s3-"));
  const clock = { now: Date.now };
  const s3 = await startS3({ folder, credentials, now: () => clock.now() });
  const client = clientOf(s3.endpoint);
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  const end = async () => {
    client.destroy();
    await s3.stop();
    await rm(folder, { recursive: true });
  };
  return { s3, client, folder, clock, end };
};

export const bytesOf = async ({ Body }: GetObjectCommandOutput): Promise<Buffer> => {
  if (!Body) throw new Error("the answer has no body");
  return Buffer.from(await Body.transformToByteArray());
};

export const digest = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");

/** The status and error code of a refused call. */
export const refusalOf = async (call: Promise<unknown>): Promise<{ status: number | undefined; name: string }> => {
  const answer = await call.catch((error: unknown) => error);
  if (!(answer instanceof Error)) throw new Error("expected a refusal");
  const { $metadata } = answer as { $metadata?: { httpStatusCode?: number } }; // what every error of the SDK has
  return { status: $metadata?.httpStatusCode, name: answer.name };
};
