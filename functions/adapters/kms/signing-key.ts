import { GetPublicKeyCommand, type KMSClient, SignCommand } from "@aws-sdk/client-kms";

/** A KMS key of type ECC_NIST_P256 that signs. */
export const kmsSigningKey = (client: KMSClient, KeyId: string) => ({
  /** As SubjectPublicKeyInfo (DER). */
  async publicKey(): Promise<Uint8Array> {
    const { PublicKey } = await client.send(new GetPublicKeyCommand({ KeyId }));
    return bytesOf(PublicKey);
  },
  /** Signs a SHA-256 digest. Returns the signature in DER. */
  async sign(digest: Uint8Array): Promise<Uint8Array> {
    const command = new SignCommand({
      KeyId,
      Message: digest,
      MessageType: "DIGEST",
      SigningAlgorithm: "ECDSA_SHA_256",
    });
    return bytesOf((await client.send(command)).Signature);
  },
});

const bytesOf = (answer: Uint8Array | undefined): Uint8Array => {
  if (!answer) throw new Error("KMS answered without content");
  return answer;
};
