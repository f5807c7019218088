import { expect, it } from "vitest";
import { priceOfSeconds } from "#contract/catalogue/price-by-length.ts";

it.each([
  ["as long as ordered", 180, 10],
  ["a tenth shorter", 162, 10],
  ["a third as long, rounded up", 61, 4],
  ["longer", 200, 10],
])("a film of 3 minutes and 10 credits that is %s costs its share", (_, seconds, credits) => {
  expect(priceOfSeconds(10, 3, seconds)).toBe(credits);
});
