import { mkdtempSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startKms } from "@animation-agent/aws-emulators/kms";
import { KMSClient } from "@aws-sdk/client-kms";
import { describe, expect, it } from "vitest";
import { kmsVault } from "#functions/adapters/kms/vault.ts";

const arn = "arn:aws:kms:us-east-1:000000000000:key/Secrets";
const ada = { userId: "ada", use: "webhook" } as const;

/** A vault on the KMS emulator. */
const makeVault = async (folder = mkdtempSync(join(tmpdir(), "kms-")), key = arn) => {
  const kms = await startKms({ folder, keys: [arn] });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const client = new KMSClient({ endpoint: kms.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  return { folder, vault: kmsVault(client, key), stop: kms.stop };
};

describe("a secret in the vault", () => {
  it("opens with the context it was sealed with, also after a restart", async () => {
    const first = await makeVault();
    const sealed = await first.vault.seal("whsec_secret", ada);
    await first.stop();
    const second = await makeVault(first.folder);

    expect(sealed).not.toContain("whsec");
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("whsec");
    expect(await second.vault.open(sealed, ada)).toBe("whsec_secret");
    await second.stop();
  });

  it("does not open for another user, purpose or machine, or if it was altered", async () => {
    const { vault, stop } = await makeVault();
    const other = await makeVault();
    const sealed = await vault.seal("whsec_secret", ada);
    const touched = Buffer.from(sealed, "base64");
    touched[touched.length - 1] = (touched.at(-1) ?? 0) ^ 1;

    for (const opening of [
      () => vault.open(sealed, { ...ada, userId: "bob" }),
      () => vault.open(sealed, { ...ada, use: "ghost" }),
      () => vault.open(touched.toString("base64"), ada),
      () => other.vault.open(sealed, ada),
    ])
      await expect(opening()).rejects.toMatchObject({ name: "InvalidCiphertextException" });
    await Promise.all([stop(), other.stop()]);
  });

  it("is sealed differently each time, with a known key, in a file that only its owner can read", async () => {
    const { vault, folder, stop } = await makeVault();
    const lost = await makeVault(folder, `${arn}2`);

    expect(await vault.seal("same", ada)).not.toBe(await vault.seal("same", ada));
    await expect(lost.vault.seal("same", ada)).rejects.toMatchObject({ name: "NotFoundException" });
    expect(statSync(join(folder, "root.key")).mode & 0o077).toBe(0);
    await Promise.all([stop(), lost.stop()]);
  });
});
