import { expect, it } from "vitest";
import { lengths, minutesSold } from "#contract/catalogue/lengths.ts";
import { creditsPerDollar, packages } from "#contract/catalogue/packages.ts";
import { engines, filmCost, total } from "#tools/docs/cost/film-cost.ts";
import { costPage } from "#tools/docs/cost-page.ts";

/** US dollars for a credit in the cheapest package. */
const cheapestCredit = Math.min(...packages.map(({ amount, credits }) => amount / 100 / credits));

const films = engines.flatMap((engine) => minutesSold.map((minutes) => ({ engine, minutes })));
const costOf = ({ engine, minutes }: (typeof films)[number]) => total(filmCost(minutes, engine));
const creditsOf = ({ minutes }: (typeof films)[number]) => lengths[minutes].credits;

it("every film costs less than its price", () => {
  for (const film of films) {
    expect(Object.values(filmCost(film.minutes, film.engine)).every((part) => part >= 0)).toBe(true);
    expect(costOf(film), `${film.engine}, ${film.minutes} minutes`).toBeLessThan(creditsOf(film) / creditsPerDollar);
  }
});

it("only the shortest film by Gemini costs more than the credits of the largest package; the page says so", () => {
  const losing = films.filter((film) => costOf(film) >= creditsOf(film) * cheapestCredit);

  expect(losing).toEqual([{ engine: "Gemini", minutes: 3 }]);
  expect(costPage()).toContain("only a film of 3 minutes costs more than its credits");
});
