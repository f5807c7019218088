import { createECDH, createPublicKey, hkdfSync } from "node:crypto";

/** A key pair on the curve P-256. */
export interface SigningKey {
  /** As SubjectPublicKeyInfo (DER). */
  readonly publicKey: Buffer;
  /** Signs a SHA-256 digest: ECDSA (FIPS 186-5, section 6.4), in DER. Node.js signs only what it hashes itself. */
  readonly signDigest: (digest: Uint8Array) => Buffer;
}

/** The number of points of the curve. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The key pair of an ARN, derived from the root key: the same each time. */
export const openSigningKey = (root: Buffer, arn: string): SigningKey => {
  // 8 bytes more than the order has, so that each key is as likely as any other.
  const privateKey = (numberOf(Buffer.from(hkdfSync("sha256", root, "", `sign ${arn}`, 40))) % (order - 1n)) + 1n;
  return {
    publicKey: publicKeyOf(privateKey),
    signDigest: (digest) => {
      for (;;) {
        const curve = createECDH("prime256v1");
        const point = curve.generateKeys();
        const r = numberOf(point.subarray(1, 33)) % order;
        const s = (inverse(numberOf(curve.getPrivateKey())) * (numberOf(digest) + r * privateKey)) % order;
        if (r !== 0n && s !== 0n) return sequence(integer(r), integer(s));
      }
    },
  };
};

const publicKeyOf = (privateKey: bigint): Buffer => {
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(bytesOf(privateKey));
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  return createPublicKey({ key, format: "jwk" }).export({ type: "spki", format: "der" });
};

/** The inverse modulo the order, by Euclid's algorithm. */
const inverse = (number: bigint): bigint => {
  let [rest, next, factor, nextFactor] = [order, number % order, 0n, 1n];
  while (next > 0n) {
    const quotient = rest / next;
    [rest, next, factor, nextFactor] = [next, rest % next, nextFactor, factor - quotient * nextFactor];
  }
  return ((factor % order) + order) % order;
};

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString("hex")}`);
const bytesOf = (number: bigint): Buffer => Buffer.from(number.toString(16).padStart(64, "0"), "hex");

/** A DER integer in as few bytes as possible; a zero comes before a first bit that is set. */
const integer = (number: bigint): Buffer => {
  const hex = number.toString(16);
  const bytes = Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
  const content = (bytes[0] ?? 0) < 0x80 ? bytes : Buffer.concat([Buffer.alloc(1), bytes]);
  return Buffer.concat([Buffer.from([0x02, content.length]), content]);
};

const sequence = (...content: readonly Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from([0x30, bytes.length]), bytes]);
};
