import { createHash, createHmac, randomBytes } from "node:crypto";
import { generator, modulus, modulusHex } from "./srp-group.ts";

// Secure Remote Password as Cognito implements it (RFC 5054 with the 3072-bit group, SHA-256, a key derived by HKDF).
// Numbers are sent as hex, and one in 256 starts with a zero byte: always hash them in the form of `padded`.

export interface Verifier {
  readonly salt: string;
  readonly verifier: string;
}

/** What the server stores instead of a password. */
export const verifierOf = (poolName: string, username: string, password: string, salt = newSalt()): Verifier => {
  const identity = createHash("sha256").update(`${poolName}${username}:${password}`).digest("hex");
  return { salt, verifier: modPow(generator, fromHex(hashHex(padded(salt) + identity))).toString(16) };
};

const newSalt = () => randomBytes(16).toString("hex");

export interface ServerEphemeral {
  readonly secret: string;
  readonly publicB: string;
}

/** The server's ephemeral values for one sign-in. */
export const createServerEphemeral = ({ verifier }: Verifier): ServerEphemeral => {
  const secret = randomBytes(32).toString("hex");
  const publicB = (multiplier * fromHex(verifier) + modPow(generator, fromHex(secret))) % modulus;
  return { secret, publicB: publicB.toString(16) };
};

/** Whether the client's public value is valid. Zero (mod N) would let a client in without the password. */
export const isValidPublicA = (publicA: string): boolean =>
  /^[0-9a-f]+$/i.test(publicA) && fromHex(publicA) % modulus !== 0n;

interface Exchange {
  readonly poolName: string;
  readonly username: string;
  readonly publicA: string;
  readonly ephemeral: ServerEphemeral;
  readonly verifier: string;
  readonly secretBlock: string;
  readonly timestamp: string;
}

/** The signature that a client with the right password sends. */
export const signatureOf = ({ poolName, username, publicA, ephemeral, verifier, secretBlock, timestamp }: Exchange) => {
  const scrambler = hashHex(padded(publicA) + padded(ephemeral.publicB));
  const shared = modPow(fromHex(publicA) * modPow(fromHex(verifier), fromHex(scrambler)), fromHex(ephemeral.secret));
  const extracted = hmac(Buffer.from(padded(scrambler), "hex"), Buffer.from(padded(shared.toString(16)), "hex"));
  const key = hmac(extracted, Buffer.from("Caldera Derived Key\u0001")).subarray(0, 16);
  const message = [Buffer.from(poolName + username), Buffer.from(secretBlock, "base64"), Buffer.from(timestamp)];
  return hmac(key, Buffer.concat(message)).toString("base64");
};

const hmac = (key: Buffer, message: Buffer): Buffer => createHmac("sha256", key).update(message).digest();
const hashHex = (hex: string): string => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const fromHex = (hex: string): bigint => BigInt(`0x${hex}`);

/**
 * The form in which both sides hash a number: whole bytes without leading zeros, plus a zero byte before a high bit.
 */
const padded = (hex: string): string => {
  const digits = fromHex(hex).toString(16);
  const even = digits.length % 2 ? `0${digits}` : digits;
  return /^[89a-f]/i.test(even) ? `00${even}` : even;
};

const modPow = (base: bigint, exponent: bigint): bigint => {
  let result = 1n;
  let square = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
};

const multiplier = fromHex(hashHex(padded(modulusHex) + padded(generator.toString(16))));
