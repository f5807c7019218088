import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RunningServer, ServiceError, serveAwsJson } from "../shared/aws-json.ts";
import { readStored } from "../shared/files.ts";
import { openSigningKey, type SigningKey } from "./signing-key.ts";

interface Context {
  readonly EncryptionContext?: Readonly<Record<string, string>>;
}
type Encrypt = Context & { readonly KeyId: string; readonly Plaintext: string };
type Decrypt = Context & { readonly KeyId?: string; readonly CiphertextBlob: string };
interface Sign {
  readonly KeyId: string;
  readonly Message: string;
  readonly MessageType?: string;
  readonly SigningAlgorithm: string;
}

interface KmsOptions {
  readonly folder: string;
  /** ARNs of the symmetric keys. */
  readonly keys: readonly string[];
  /** ARNs of the keys of type ECC_NIST_P256 that sign. */
  readonly signingKeys?: readonly string[];
}

/** Starts the emulator. All keys are derived from a root key in a file that only its owner can read. */
export const startKms = ({ folder, keys, signingKeys = [] }: KmsOptions): Promise<RunningServer> => {
  const root = rootKey(folder);
  const signers = new Map(signingKeys.map((arn) => [arn, openSigningKey(root, arn)]));
  const signerOf = (arn: string): SigningKey => {
    const signer = signers.get(arn);
    if (signer) return signer;
    if (keys.includes(arn)) throw new ServiceError("InvalidKeyUsageException", `${arn} key usage is ENCRYPT_DECRYPT`);
    throw new ServiceError("NotFoundException", `There is no key ${arn}`);
  };
  const keyOf = (arn: string | undefined): Buffer => {
    if (arn === undefined || !keys.includes(arn)) throw new ServiceError("NotFoundException", `There is no key ${arn}`);
    return Buffer.from(hkdfSync("sha256", root, "", arn, 32));
  };
  return serveAwsJson({
    name: "KMS",
    version: "1.1",
    operations: {
      encrypt: ({ KeyId, Plaintext, EncryptionContext }: Encrypt) => {
        const nonce = randomBytes(12);
        const cipher = createCipheriv("aes-256-gcm", keyOf(KeyId), nonce).setAAD(sorted(EncryptionContext));
        const ciphertext = Buffer.concat([cipher.update(Plaintext, "base64"), cipher.final()]);
        const name = Buffer.from(KeyId);
        const blob = Buffer.concat([Buffer.from([name.length]), name, nonce, cipher.getAuthTag(), ciphertext]);
        return { KeyId, CiphertextBlob: blob.toString("base64"), EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
      },
      decrypt: ({ KeyId, CiphertextBlob, EncryptionContext }: Decrypt) => {
        const blob = Buffer.from(CiphertextBlob, "base64");
        const end = 1 + (blob[0] ?? 0);
        const arn = blob.subarray(1, end).toString();
        if (KeyId !== undefined && KeyId !== arn)
          throw new ServiceError("IncorrectKeyException", "The ciphertext was made with another key");
        const [nonce, tag, ciphertext] = [
          blob.subarray(end, end + 12),
          blob.subarray(end + 12, end + 28),
          blob.subarray(end + 28),
        ];
        try {
          const decipher = createDecipheriv("aes-256-gcm", keyOf(arn), nonce, { authTagLength: 16 })
            .setAAD(sorted(EncryptionContext))
            .setAuthTag(tag);
          const plain = Buffer.concat([decipher.update(ciphertext), decipher.final()]);
          return { KeyId: arn, Plaintext: plain.toString("base64"), EncryptionAlgorithm: "SYMMETRIC_DEFAULT" };
        } catch {
          throw new ServiceError("InvalidCiphertextException", "");
        }
      },
      getPublicKey: ({ KeyId }: { readonly KeyId: string }) => ({
        KeyId,
        PublicKey: signerOf(KeyId).publicKey.toString("base64"),
        KeySpec: "ECC_NIST_P256",
        KeyUsage: "SIGN_VERIFY",
        SigningAlgorithms: ["ECDSA_SHA_256"],
      }),
      sign: ({ KeyId, Message, MessageType = "RAW", SigningAlgorithm }: Sign) => {
        const signer = signerOf(KeyId);
        const message = Buffer.from(Message, "base64");
        if (SigningAlgorithm !== "ECDSA_SHA_256")
          throw new ServiceError("ValidationException", `The key does not support ${SigningAlgorithm}`);
        if (MessageType === "DIGEST" && message.length !== 32)
          throw new ServiceError("ValidationException", "Digest is invalid length for algorithm ECDSA_SHA_256.");
        const digest = MessageType === "DIGEST" ? message : createHash("sha256").update(message).digest();
        return { KeyId, Signature: signer.signDigest(digest).toString("base64"), SigningAlgorithm };
      },
    },
  });
};

const rootKeyBytes = 32;

const rootKey = (folder: string): Buffer => {
  const path = join(folder, "root.key");
  mkdirSync(folder, { recursive: true });
  if (!existsSync(path)) writeFileSync(path, randomBytes(rootKeyBytes).toString("base64"), { mode: 0o600 });
  return readStored(path, (content) => {
    const key = Buffer.from(content, "base64");
    if (key.length !== rootKeyBytes) throw new Error(`it has ${key.length} bytes instead of ${rootKeyBytes}`);
    return key;
  });
};

/** The bytes of an encryption context; the order of its entries makes no difference. */
const sorted = (context: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.from(JSON.stringify(Object.entries(context).sort(([a], [b]) => (a < b ? -1 : 1))));
