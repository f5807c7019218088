import type { Outcome } from "./simulate.ts";

export const tableHead = `| Quota | Films | Ready | Film, median | Film, p95 | First scene, median | p95 | Refused calls of the API | Refused stages | Most functions | GB s a film | Cost of a film |
| ----: | ----: | ----: | -----------: | --------: | ------------------: | --: | -----------------------: | -------------: | -------------: | ----------: | -------------: |`;

const whole = (number: number): string => Math.round(number).toLocaleString("en");
const time = (seconds: number): string => {
  if (!Number.isFinite(seconds)) return "-";
  if (seconds < 600) return `${Math.round(seconds)} s`;
  return seconds < 7_200 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`;
};

/** A scenario as a line of the table in docs/performance.md. */
export const rowOf = (outcome: Outcome): string => {
  const { quota, films, usage, costOfFilm } = outcome;
  const cells = [
    whole(quota),
    whole(films),
    whole(outcome.completed),
    time(outcome.medianSeconds),
    time(outcome.p95Seconds),
    time(outcome.firstSceneSeconds),
    time(outcome.firstSceneP95Seconds),
    whole(usage.refused.api),
    whole(usage.refused.stage),
    whole(usage.peak),
    whole(usage.gbSeconds / films),
    `$${costOfFilm.toFixed(4)}`,
  ];
  return `| ${cells.join(" | ")} |`;
};

/** The page with a new table. */
export const withSimulation = (page: string, outcomes: readonly Outcome[]): string => {
  const begin = "<!-- table: simulation -->\n";
  const [before, rest = ""] = page.split(begin);
  const after = rest.slice(rest.indexOf("<!-- end -->"));
  return `${before}${begin}\n${[tableHead, ...outcomes.map(rowOf)].join("\n")}\n\n${after}`;
};
