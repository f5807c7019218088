import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createServerEphemeral, isValidPublicA, signatureOf, verifierOf } from "../src/cognito/srp.ts";
import { modulus } from "../src/cognito/srp-group.ts";

// The client's side of a sign-in. It computes with numbers, so a wrong padding with zeros on the server is found.
const sha256 = (hex: string) => createHash("sha256").update(Buffer.from(hex, "hex")).digest("hex");
const hmac = (key: Buffer, message: Buffer) => createHmac("sha256", key).update(message).digest();
const number = (hex: string) => BigInt(`0x${hex}`);
const bytesOf = (value: bigint) => {
  const digits = value.toString(16);
  const even = digits.padStart(digits.length + (digits.length % 2), "0");
  return /^[89a-f]/.test(even) ? `00${even}` : even;
};
const power = (base: bigint, exponent: bigint): bigint => {
  if (exponent === 0n) return 1n;
  const ephemeral = power((base * base) % modulus, exponent / 2n);
  return exponent % 2n ? (ephemeral * base) % modulus : ephemeral;
};
const remainder = (value: bigint) => ((value % modulus) + modulus) % modulus;

const exchange = {
  poolName: "AnimAgent",
  username: "ada",
  secretBlock: "c2VjcmV0",
  timestamp: "Sat Nov 21 10:00:00 UTC 2026",
};

const clientSignature = (password: string, salt: string, secretA: bigint, publicB: string) => {
  const { poolName, username, secretBlock, timestamp } = exchange;
  const B = number(publicB);
  const mix = number(sha256(bytesOf(power(2n, secretA)) + bytesOf(B)));
  const identity = createHash("sha256").update(`${poolName}${username}:${password}`).digest("hex");
  const x = number(sha256(bytesOf(number(salt)) + identity));
  const k = number(sha256(bytesOf(modulus) + bytesOf(2n)));
  const shared = power(remainder(B - k * power(2n, x)), secretA + mix * x);
  const extracted = hmac(Buffer.from(bytesOf(mix), "hex"), Buffer.from(bytesOf(shared), "hex"));
  const key = hmac(extracted, Buffer.from("Caldera Derived Key\u0001")).subarray(0, 16);
  const message = [Buffer.from(poolName + username), Buffer.from(secretBlock, "base64"), Buffer.from(timestamp)];
  return hmac(key, Buffer.concat(message)).toString("base64");
};

const agrees = (password: string, typed: string, salt?: string, mixBegins = /^/) => {
  const verifier = verifierOf(exchange.poolName, exchange.username, password, salt);
  const ephemeral = createServerEphemeral(verifier);
  const isWanted = (a: bigint) => mixBegins.test(sha256(bytesOf(2n ** a) + bytesOf(number(ephemeral.publicB))));
  let secretA = 300n;
  while (!isWanted(secretA)) secretA++;
  const publicA = power(2n, secretA).toString(16);
  const wanted = signatureOf({ ...exchange, publicA, ephemeral, verifier: verifier.verifier });
  return clientSignature(typed, verifier.salt, secretA, ephemeral.publicB) === wanted;
};

describe("a password proof", () => {
  it.each([
    ["any salt", undefined, /^/],
    ["a salt with zeros in front", "0012345678901234567890123456789a", /^/],
    ["a salt with half a zero byte in front", "0512345678901234567890123456789a", /^/],
    ["a salt with its high bit set", "ff12345678901234567890123456789a", /^/],
    ["a mix with a zero in front", undefined, /^0[1-9a-f]/],
    ["a mix with a zero byte in front", undefined, /^00[1-7]/],
    ["a mix with its high bit set", undefined, /^f/],
  ])("holds with %s, and only for that password", (_, salt, mixBegins) => {
    expect(agrees("sunny1", "sunny1", salt, mixBegins)).toBe(true);
    expect(agrees("sunny1", "sunny2", salt, mixBegins)).toBe(false);
  });

  it("refuses a public value of zero", () => {
    expect([
      isValidPublicA("0"),
      isValidPublicA(modulus.toString(16)),
      isValidPublicA("xyz"),
      isValidPublicA("4"),
    ]).toEqual([false, false, false, true]);
  });
});
