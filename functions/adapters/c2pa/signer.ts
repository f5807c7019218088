import { createHash } from "node:crypto";
import { type Cbor, encodeCbor, Tagged } from "./cbor.ts";

/** A key for ECDSA with P-256 and SHA-256, which may be in KMS. */
export interface SigningKey {
  /** As SubjectPublicKeyInfo (DER). */
  publicKey(): Promise<Uint8Array>;
  /** Signs a SHA-256 digest. Returns the signature in DER. */
  sign(digest: Uint8Array): Promise<Uint8Array>;
}

/** Who signs: a key, and the certificates (DER) that vouch for it, that of the key first. */
export interface Signer {
  readonly key: Pick<SigningKey, "sign">;
  readonly certificates: readonly Uint8Array[];
}

const es256 = -7;
/** Header parameters of COSE: the algorithm (RFC 9052) and the certificates (RFC 9360). */
const headers = { algorithm: 1, certificates: 33 } as const;
const coseSign1 = 18;
const signatureBytes = 64;

/** A COSE_Sign1 structure (RFC 9052) without its payload: C2PA's signature of a claim. */
export const signDetached = async (payload: Uint8Array, { key, certificates }: Signer): Promise<Tagged> => {
  const protectedHeader = headerOf(certificates);
  const toSign = encodeCbor(["Signature1", protectedHeader, new Uint8Array(), payload]);
  const signature = await key.sign(createHash("sha256").update(toSign).digest());
  return structure(protectedHeader, rawSignature(signature));
};

/** The same with an empty signature, as long as any other: to measure a manifest before it is signed. */
export const unsigned = ({ certificates }: Pick<Signer, "certificates">): Tagged =>
  structure(headerOf(certificates), new Uint8Array(signatureBytes));

const headerOf = (certificates: readonly Uint8Array[]): Uint8Array => {
  const [first, ...others] = certificates;
  if (!first) throw new Error("A signer has a certificate");
  return encodeCbor(
    new Map<number, Cbor>([
      [headers.algorithm, es256],
      [headers.certificates, others.length === 0 ? first : certificates],
    ]),
  );
};

const structure = (protectedHeader: Uint8Array, signature: Uint8Array): Tagged =>
  new Tagged(coseSign1, [protectedHeader, {}, null, signature]);

/** A DER signature as COSE has it: r and s of 32 bytes each. */
const rawSignature = (der: Uint8Array): Uint8Array => {
  // SEQUENCE { INTEGER r, INTEGER s }: each has a tag, a length, and a leading zero if its first bit is set.
  const rAt = 4;
  const rLength = der[3] ?? 0;
  const sLength = der[rAt + rLength + 1] ?? 0;
  const r = der.subarray(rAt, rAt + rLength);
  const s = der.subarray(rAt + rLength + 2, rAt + rLength + 2 + sLength);
  return Buffer.concat([r, s].map((number) => Buffer.concat([Buffer.alloc(32), number]).subarray(-32)));
};
