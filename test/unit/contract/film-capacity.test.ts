import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { filmCapacity, maxScenesAtOnce, withScenesAtOnce } from "#contract/settings/film-capacity.ts";

const functionsOf = (quota: number): number => {
  const { filmsAtOnce, scenesAtOnce } = filmCapacity(quota);
  return filmsAtOnce * (scenesAtOnce + 1);
};

it.each([
  [10, { filmsAtOnce: 1, scenesAtOnce: 5 }],
  [50, { filmsAtOnce: 4, scenesAtOnce: 8 }],
  [1_000, { filmsAtOnce: 88, scenesAtOnce: 8 }],
  [10_000, { filmsAtOnce: 888, scenesAtOnce: 8 }],
])("says how many films fit into a quota of %i functions", (quota, capacity) => {
  expect(filmCapacity(quota)).toEqual(capacity);
});

it("leaves at least a fifth of the quota, and four functions, to calls of the API", () => {
  for (let quota = 6; quota <= 2_000; quota++)
    expect(quota - functionsOf(quota)).toBeGreaterThanOrEqual(Math.max(4, quota / 5));
});

it("sets no limit where the quota is not known", () => {
  expect(filmCapacity(0)).toEqual({ filmsAtOnce: 0, scenesAtOnce: maxScenesAtOnce });
});

it("limits every Map of the state machine", () => {
  const text = readFileSync("state-machines/make-video.asl.json", "utf8");
  const maps = text.match(/"Type": "Map"/g) ?? [];

  expect(maps.length).toBeGreaterThan(0);
  expect(withScenesAtOnce(text, 3).match(/"MaxConcurrency": 3\b/g)).toHaveLength(maps.length);
  expect(withScenesAtOnce(text, maxScenesAtOnce)).toBe(text);
});
