import fc from "fast-check";
import { expect, it } from "vitest";
import { lengths } from "#contract/catalogue/lengths.ts";
import { partsOf } from "#functions/core/credit/price-parts.ts";

it("is 10, 20, 60 and 10 percent of the price", () => {
  expect(partsOf(10)).toEqual({ story: 1, voices: 2, pictures: 6, film: 1 });
  expect(partsOf(64)).toEqual({ story: 7, voices: 13, pictures: 38, film: 6 });
});

it("adds up to the price, no part further than a credit from its share", () => {
  const prices = fc.oneof(fc.constantFrom(...Object.values(lengths).map(({ credits }) => credits)), fc.nat(10_000));
  fc.assert(
    fc.property(prices, (price) => {
      const { story, voices, pictures, film } = partsOf(price);

      expect(story + voices + pictures + film).toBe(price);
      for (const [part, share] of [
        [story, 0.1],
        [voices, 0.2],
        [pictures, 0.6],
        [film, 0.1],
      ] as const)
        expect(Math.abs(part - price * share)).toBeLessThan(1);
    }),
  );
});
