import { createHash, createHmac, randomBytes } from "node:crypto";
import { generator, modulus, modulusHex } from "./srp-group.ts";

// Secure Remote Password as Cognito speaks it (RFC 5054 group of 3072 bits, SHA-256, a key derived by HKDF).
// Numbers travel as hex, and one in two hundred begins with a zero byte: hash none but as `padded` writes it.

export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

/** What the server keeps of a password. */
export const verifierOf = (poolName: string, username: string, password: string, salt = newSalt()): Verifier => {
  const identity = createHash("sha256").update(`${poolName}${username}:${password}`).digest("hex");
  return { salt, verifier: power(generator, number(hashHex(padded(salt) + identity))).toString(16) };
};

const newSalt = () => randomBytes(16).toString("hex");

export interface ServerHalf {
  readonly secret: string;
  readonly publicB: string;
}

/** The server's half of an exchange for one user. */
export const serverHalf = ({ verifier }: Verifier): ServerHalf => {
  const secret = randomBytes(32).toString("hex");
  const publicB = (multiplier * number(verifier) + power(generator, number(secret))) % modulus;
  return { secret, publicB: publicB.toString(16) };
};

/** Whether the client's half is one that gives nothing away. */
export const isSafe = (publicA: string): boolean => /^[0-9a-f]+$/i.test(publicA) && number(publicA) % modulus !== 0n;

interface Exchange {
  readonly poolName: string;
  readonly username: string;
  readonly publicA: string;
  readonly half: ServerHalf;
  readonly verifier: string;
  readonly secretBlock: string;
  readonly timestamp: string;
}

/** The signature that only a client with the right password can have made. */
export const signatureOf = ({ poolName, username, publicA, half, verifier, secretBlock, timestamp }: Exchange) => {
  const mix = hashHex(padded(publicA) + padded(half.publicB));
  const shared = power(number(publicA) * power(number(verifier), number(mix)), number(half.secret));
  const extracted = hmac(Buffer.from(padded(mix), "hex"), Buffer.from(padded(shared.toString(16)), "hex"));
  const key = hmac(extracted, Buffer.from("Caldera Derived Key\u0001")).subarray(0, 16);
  const message = [Buffer.from(poolName + username), Buffer.from(secretBlock, "base64"), Buffer.from(timestamp)];
  return hmac(key, Buffer.concat(message)).toString("base64");
};

const hmac = (key: Buffer, message: Buffer): Buffer => createHmac("sha256", key).update(message).digest();
const hashHex = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const number = (hex: string): bigint => BigInt(`0x${hex}`);

/** As both sides write a number before they hash it: no zeros in front, but one byte of them before a high bit. */
const padded = (hex: string): string => {
  const digits = number(hex).toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return /^[89a-f]/i.test(even) ? `00${even}` : even;
};

const power = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

const multiplier = number(hashHex(padded(modulusHex) + padded(generator.toString(16))));
