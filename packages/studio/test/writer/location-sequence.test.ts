import { expect, it } from "vitest";
import { locationSequence } from "../../src/writer/plan/location-sequence.ts";

const night = { place: "forest", time: "night", weather: "clear" } as const;

it("moves to a place nearby while the text names none, and comes back", () => {
  const go = locationSequence("seed", "earth");

  const places = Array.from({ length: 8 }, () => go(night).place);

  expect(places.slice(0, 2)).toEqual(["forest", "forest"]);
  expect(new Set(places).size).toBeGreaterThan(1);
  expect(places.filter((place) => place === "forest").length).toBeGreaterThan(3);
  for (const place of places) expect(["forest", "meadow", "lake", "mountain"]).toContain(place);
});

it("follows the text as soon as it names a place", () => {
  const go = locationSequence("seed", "earth");
  for (let scene = 0; scene < 5; scene++) go(night);

  expect(go({ ...night, place: "sea" }).place).toBe("sea");
  expect(go({ ...night, place: "sea", time: "dawn" })).toMatchObject({ place: "sea", time: "dawn" });
});

it("has no villages in space", () => {
  const go = locationSequence("seed", "space");

  const places = Array.from({ length: 20 }, () => go({ ...night, place: "space" }).place);

  for (const place of places) expect(["space", "desert", "cave", "spaceship"]).toContain(place);
});

it("moves on to the day while the text does not mention the night", () => {
  const go = locationSequence("seed", "earth");

  const times = Array.from({ length: 8 }, () => go(night).time);

  expect(times.slice(0, 2)).toEqual(["night", "night"]);
  expect(times.at(-1)).toBe("day");
});

it.each(["desert", "snow"] as const)("does not reach a meadow from the %s", (place) => {
  const go = locationSequence("a", place);

  const places = Array.from({ length: 20 }, () => go({ ...night, place }).place);

  expect(places).not.toContain("meadow");
  expect(places).not.toContain("forest");
  expect(new Set(places).size).toBeGreaterThan(1);
});
