import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filmCapacity, scenesAtOnceBeside } from "#contract/settings/film-capacity.ts";

/** The functions of as many films as may be in progress, each as wide as it may be at its start. */
const functionsOf = (quota: number): number => {
  const capacity = filmCapacity(quota);
  const films = Array.from({ length: capacity.filmsAtOnce }, (_, running) => scenesAtOnceBeside(capacity, running) + 2);
  return films.reduce((sum, each) => sum + each, 0);
};

it.each([
  [10, { filmsAtOnce: 1, scenesAtOnce: 4, wideFilms: 0, wideScenesAtOnce: 4 }],
  [50, { filmsAtOnce: 4, scenesAtOnce: 8, wideFilms: 0, wideScenesAtOnce: 8 }],
  [1_000, { filmsAtOnce: 51, scenesAtOnce: 8, wideFilms: 9, wideScenesAtOnce: 40 }],
  [10_000, { filmsAtOnce: 496, scenesAtOnce: 8, wideFilms: 95, wideScenesAtOnce: 40 }],
])("says how many films fit into a quota of %i functions", (quota, capacity) => {
  expect(filmCapacity(quota)).toEqual(capacity);
});

it("leaves at least a fifth of the quota, and four functions, to calls of the API", () => {
  for (let quota = 7; quota <= 2_000; quota++)
    expect(quota - functionsOf(quota)).toBeGreaterThanOrEqual(Math.max(4, quota / 5));
});

it("makes the first films wide, and those that start beside them as wide as in a crowd", () => {
  const capacity = filmCapacity(1_000);

  expect([0, 8, 9, 50].map((running) => scenesAtOnceBeside(capacity, running))).toEqual([40, 40, 8, 8]);
});

it("sets no limit where the quota is not known", () => {
  const capacity = filmCapacity(0);

  expect(capacity.filmsAtOnce).toBe(0);
  expect(scenesAtOnceBeside(capacity, 0)).toBe(8);
});

it("bounds every Map of the state machine", () => {
  const text = readFileSync("state-machines/make-video.asl.json", "utf8");
  const maps = text.match(/"Type": "Map"/g) ?? [];

  expect(maps.length).toBeGreaterThan(0);
  expect(text.match(/"MaxConcurrency": "\{% \$scenesAtOnce %\}"/g)).toHaveLength(maps.length);
});
