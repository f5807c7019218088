import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readMeasuredFilm } from "./measured.ts";
import { type Outcome, simulate } from "./simulate.ts";
import { rowOf, tableHead, withSimulation } from "./table.ts";

/**
 * Simulates films that are ordered within a minute in AWS accounts with different quotas of Lambda, and prints a table:
 * `npm run simulate -- --films 1,10 --quotas 10`. `--write` puts the whole table into docs/performance.md.
 */
const { values } = parseArgs({
  options: {
    films: { type: "string", default: "1,10,100,1000" },
    quotas: { type: "string", default: "10,1000,10000" },
    write: { type: "boolean", default: false },
  },
});
const numbers = (list: string): readonly number[] => list.split(",").map(Number);
const measured = readMeasuredFilm();
const outcomes: Outcome[] = [];
console.info(tableHead);
for (const quota of numbers(values.quotas))
  for (const films of numbers(values.films)) {
    const outcome = await simulate({ films, quota }, measured);
    outcomes.push(outcome);
    console.info(rowOf(outcome));
  }
if (values.write) {
  const page = "docs/performance.md";
  writeFileSync(page, withSimulation(readFileSync(page, "utf8"), outcomes));
}
