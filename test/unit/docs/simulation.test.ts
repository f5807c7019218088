import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readMeasuredFilm } from "#tools/simulate/measured.ts";
import { simulate } from "#tools/simulate/simulate.ts";

/** The cells of a line of the table, by its quota and its films. */
const rowOf = (quota: string, films: string): readonly string[] => {
  const lines = readFileSync("docs/performance.md", "utf8").split("\n");
  const rows = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  return rows.find(([, first, second]) => first === quota && second === films) ?? [];
};

it.each([
  ["10", 10],
  ["1,000", 1_000],
])(
  "the page has the time and the cost of one film with a quota of %s; else: npm run simulate -- --write",
  async (name, quota) => {
    const { medianSeconds, costOfFilm, usage } = await simulate({ films: 1, quota }, readMeasuredFilm());

    const [, , , ready, median = "", , , , refusedCalls, , , , cost = ""] = rowOf(name, "1");
    expect([ready, refusedCalls]).toEqual(["1", "0"]);
    expect(usage.refused.api).toBe(0);
    expect(Math.abs(Number.parseFloat(median) / medianSeconds - 1)).toBeLessThan(0.25);
    expect(Math.abs(Number(cost.slice(1)) / costOfFilm - 1)).toBeLessThan(0.25);
  },
);
