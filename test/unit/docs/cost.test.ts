import { expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import { packages } from "#contract/catalogue/packages.ts";
import { engines, filmCost, total } from "#tools/docs/cost/film-cost.ts";

/** US dollars for a credit in the cheapest package. */
const cheapestCredit = Math.min(...packages.map(({ amount, credits }) => amount / 100 / credits));

it.each(engines.flatMap((engine) => minutesSold.map((minutes) => [engine, minutes] as const)))(
  "a film by %s of %i minutes costs less than its price, even at the cheapest credits",
  (engine, minutes) => {
    const cost = filmCost(minutes, engine);

    expect(Object.values(cost).every((part) => part >= 0)).toBe(true);
    expect(total(cost)).toBeLessThan(lengths[minutes].credits * cheapestCredit);
  },
);
