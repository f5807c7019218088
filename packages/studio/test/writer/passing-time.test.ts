import { expect, it } from "vitest";
import { passingTime } from "../../src/writer/plan/passing-time.ts";

const night = { place: "desert", time: "night", weather: "clear" } as const;

it("stays at the place of the text, however long that names no other", () => {
  const next = passingTime();

  const places = Array.from({ length: 20 }, () => next(night).place);

  expect(new Set(places)).toEqual(new Set(["desert"]));
});

it("follows the text as soon as it names a place or a time", () => {
  const next = passingTime();
  for (let scene = 0; scene < 5; scene++) next(night);

  expect(next({ ...night, place: "sea" })).toEqual({ ...night, place: "sea" });
  expect(next({ ...night, place: "sea", time: "dusk" })).toMatchObject({ place: "sea", time: "dusk" });
});

it("moves on through the evening, and stays in the night until the text has another time", () => {
  const next = passingTime();

  const times = Array.from({ length: 8 }, () => next({ ...night, time: "golden" }).time);

  expect(times).toEqual(["golden", "golden", "dusk", "dusk", "night", "night", "night", "night"]);
  expect(next({ ...night, time: "dawn" }).time).toBe("dawn");
});
