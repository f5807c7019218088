import { DecryptCommand, EncryptCommand, type KMSClient } from "@aws-sdk/client-kms";
import type { SecretPurpose, Vault } from "#functions/core/shared/ports.ts";

/** Secrets of users under a key that never leaves KMS. What they are for is part of the seal, and of KMS's own log. */
export const kmsVault = (client: KMSClient, KeyId: string): Vault => ({
  async seal(secret, purpose) {
    const { CiphertextBlob } = await client.send(
      new EncryptCommand({ KeyId, Plaintext: Buffer.from(secret), EncryptionContext: contextOf(purpose) }),
    );
    return Buffer.from(CiphertextBlob ?? []).toString("base64");
  },
  async open(sealed, purpose) {
    const { Plaintext } = await client.send(
      new DecryptCommand({
        KeyId,
        CiphertextBlob: Buffer.from(sealed, "base64"),
        EncryptionContext: contextOf(purpose),
      }),
    );
    return Buffer.from(Plaintext ?? []).toString();
  },
});

const contextOf = ({ userId, use }: SecretPurpose) => ({ userId, use });
