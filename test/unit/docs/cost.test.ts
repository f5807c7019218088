import { expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import { packages } from "#contract/catalogue/packages.ts";
import { filmCost, makers, total } from "#tools/docs/cost/film-cost.ts";

/** US dollars of a credit where most are bought at once. */
const cheapestCredit = Math.min(...packages.map(({ amount, credits }) => amount / 100 / credits));

it.each(makers.flatMap((maker) => minutesSold.map((minutes) => [maker, minutes] as const)))(
  "a film by %s of %i minutes costs less than its credits bring, even the cheapest of them",
  (maker, minutes) => {
    const cost = filmCost(minutes, maker);

    expect(Object.values(cost).every((part) => part >= 0)).toBe(true);
    expect(total(cost)).toBeLessThan(lengths[minutes].credits * cheapestCredit);
  },
);
