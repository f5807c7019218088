import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keyPattern } from "#contract/schema/api-key.ts";
import { randomText } from "#functions/connect/random-text.ts";
import { checksum } from "#functions/core/developer/checksum.ts";
import { isKeyText, keyText, masked } from "#functions/core/developer/key-text.ts";

const base62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const anyKey = fc
  .tuple(
    fc.constantFrom("live" as const, "test" as const),
    fc.string({ unit: fc.constantFrom(...base62), minLength: 40, maxLength: 40 }),
  )
  .map(([mode, random]) => keyText(mode, random));

it("a key says its mode, holds 40 random letters and ends with six that check them", () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      expect(key).toMatch(/^aa_(live|test)_[0-9A-Za-z]{46}$/);
      expect(isKeyText(key)).toBe(true);
      expect(keyPattern.exec(`found ${key} in a file`)?.[0]).toBe(key);
    }),
  );
});

it("a key with one letter wrong is no key", () => {
  fc.assert(
    fc.property(anyKey, fc.nat(), fc.constantFrom(...base62), (key, place, letter) => {
      const at = place % key.length;
      fc.pre(key[at] !== letter);
      expect(isKeyText(key.slice(0, at) + letter + key.slice(at + 1))).toBe(false);
    }),
  );
});

it.each([
  "",
  "aa_live_",
  `aa_prod_${"a".repeat(46)}`,
  `AA_LIVE_${"a".repeat(46)}`,
  `${keyText("live", "a".repeat(40))} `,
  `${keyText("live", "a".repeat(40))}\n`,
])("%j is no key", (text) => {
  expect(isKeyText(text)).toBe(false);
});

it("the check is CRC32 in Base62, as other vendors' tokens end", () => {
  // CRC32 of "123456789" is 0xcbf43926 by its definition.
  const [...letters] = checksum("123456789");

  expect(letters.reduce((sum, letter) => sum * 62 + base62.indexOf(letter), 0)).toBe(0xcbf43926);
});

it("later a key is shown by its first twelve letters and its last four", () => {
  expect(masked(`aa_live_abcd${"x".repeat(38)}wxyz`)).toBe("aa_live_abcd...wxyz");
});

describe("randomText", () => {
  it("gives so many letters of Base62, each time others", () => {
    const { randomText: make } = randomText();
    const texts = Array.from({ length: 50 }, () => make(40));

    expect(new Set(texts).size).toBe(50);
    for (const text of texts) expect(text).toMatch(/^[0-9A-Za-z]{40}$/);
    expect(new Set(texts.join("")).size).toBe(62);
  });
});
