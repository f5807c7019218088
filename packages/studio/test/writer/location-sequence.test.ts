import { expect, it } from "vitest";
import { locationSequence } from "../../src/writer/plan/location-sequence.ts";

const night = { place: "forest", time: "night", weather: "clear" } as const;

it("goes on to a place nearby where a story says nothing new for a while, and comes back", () => {
  const go = locationSequence("seed", "earth");

  const places = Array.from({ length: 8 }, () => go(night).place);

  expect(places.slice(0, 2)).toEqual(["forest", "forest"]);
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(places.filter((place) => place === "forest").length).toBeGreaterThan(3);
  for (const place of places) expect(["forest", "meadow", "lake", "mountain"]).toContain(place);
});

it("is where the story says, as soon as it says so", () => {
  const go = locationSequence("seed", "earth");
  for (let scene = 0; scene < 5; scene++) go(night);

  expect(go({ ...night, place: "sea" }).place).toBe("sea");
  expect(go({ ...night, place: "sea", time: "dawn" })).toMatchObject({ place: "sea", time: "dawn" });
});

it("finds no village among the stars", () => {
  const go = locationSequence("seed", "space");

  const places = Array.from({ length: 20 }, () => go({ ...night, place: "space" }).place);

  for (const place of places) expect(["space", "desert", "cave", "spaceship"]).toContain(place);
});

it("sees the day again where a story says nothing more of the night", () => {
  const go = locationSequence("seed", "earth");

  const times = Array.from({ length: 8 }, () => go(night).time);

  expect(times.slice(0, 2)).toEqual(["night", "night"]);
  expect(times.at(-1)).toBe("day");
});

it.each(["desert", "snow"] as const)("comes to no green meadow in the %s", (place) => {
  const go = locationSequence("a", place);

  const places = Array.from({ length: 20 }, () => go({ ...night, place }).place);

  expect(places).not.toContain("meadow");
  expect(places).not.toContain("forest");
  expect(new Set(places).size).toBeGreaterThan(1);
});
