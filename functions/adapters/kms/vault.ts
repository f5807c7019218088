import { DecryptCommand, EncryptCommand, type KMSClient } from "@aws-sdk/client-kms";
import type { SecretPurpose, Vault } from "#functions/core/shared/ports.ts";

/** Encrypts users' secrets with a KMS key. The purpose is the encryption context, which CloudTrail also logs. */
export const kmsVault = (client: KMSClient, KeyId: string): Vault => ({
  async seal(secret, purpose) {
    const { CiphertextBlob } = await client.send(
      new EncryptCommand({ KeyId, Plaintext: Buffer.from(secret), EncryptionContext: encryptionContext(purpose) }),
    );
    return Buffer.from(CiphertextBlob ?? []).toString("base64");
  },
  async open(sealed, purpose) {
    const { Plaintext } = await client.send(
      new DecryptCommand({
        KeyId,
        CiphertextBlob: Buffer.from(sealed, "base64"),
        EncryptionContext: encryptionContext(purpose),
      }),
    );
    return Buffer.from(Plaintext ?? []).toString();
  },
});

const encryptionContext = ({ userId, use }: SecretPurpose) => ({ userId, use });
