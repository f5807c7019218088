import { createHash, createPublicKey, verify } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startKms } from "@animation-agent/aws-emulators/kms";
import { GetPublicKeyCommand, KMSClient, type MessageType, SignCommand } from "@aws-sdk/client-kms";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const [signs, encrypts] = ["arn:aws:kms:us-east-1:000000000000:key/A", "arn:aws:kms:us-east-1:000000000000:key/B"];
const start = async (folder = mkdtempSync(join(tmpdir(), "kms-"))) => {
  const kms = await startKms({ folder, keys: [encrypts], signingKeys: [signs] });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new KMSClient({ endpoint: kms.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  return { folder, client, stop: kms.stop };
};
const publicKeyOf = async (client: KMSClient, KeyId = signs) =>
  Buffer.from((await client.send(new GetPublicKeyCommand({ KeyId }))).PublicKey ?? []);

describe("a signing key", () => {
  let kms: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    kms = await start();
  });
  afterAll(() => kms.stop());
  const sign = async (Message: Uint8Array, MessageType: MessageType, KeyId = signs) => {
    const command = new SignCommand({ KeyId, Message, MessageType, SigningAlgorithm: "ECDSA_SHA_256" });
    return Buffer.from((await kms.client.send(command)).Signature ?? []);
  };

  it("signs messages and digests as Node.js verifies them, each time differently", async () => {
    const key = createPublicKey({ key: await publicKeyOf(kms.client), format: "der", type: "spki" });
    const messages = Array.from({ length: 40 }, (_, n) => Buffer.from(`message ${n}`));

    for (const message of messages) {
      const digest = createHash("sha256").update(message).digest();
      expect(verify("sha256", message, key, await sign(message, "RAW"))).toBe(true);
      expect(verify("sha256", message, key, await sign(digest, "DIGEST"))).toBe(true);
    }
    expect(verify("sha256", Buffer.from("other"), key, await sign(Buffer.from("message"), "RAW"))).toBe(false);
    expect(await sign(Buffer.from("a"), "RAW")).not.toEqual(await sign(Buffer.from("a"), "RAW"));
  });

  it("is the same after a restart, and another in another folder", async () => {
    const [again, other] = [await start(kms.folder), await start()];

    expect(await publicKeyOf(again.client)).toEqual(await publicKeyOf(kms.client));
    expect(await publicKeyOf(other.client)).not.toEqual(await publicKeyOf(kms.client));
    await Promise.all([again.stop(), other.stop()]);
  });

  it("refuses what KMS refuses", async () => {
    await expect(sign(Buffer.from("short"), "DIGEST")).rejects.toMatchObject({ name: "ValidationException" });
    await expect(sign(Buffer.from("a"), "RAW", encrypts)).rejects.toMatchObject({ name: "InvalidKeyUsageException" });
    await expect(sign(Buffer.from("a"), "RAW", `${signs}2`)).rejects.toMatchObject({ name: "NotFoundException" });
  });
});
