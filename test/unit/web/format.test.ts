import { expect, it } from "vitest";
import { credits, fileSize, playingTime, remainingBetween, remainingTime } from "#web/src/lib/format.ts";

it.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1 KB"],
  [1_590_000, "1.52 MB"],
  [2 * 1024 ** 3, "2 GB"],
  [1024 ** 5, "1024 TB"],
])("formats %i bytes as %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

it("formats credits with singular and plural", () => {
  expect([credits(0), credits(1), credits(1200)]).toEqual(["0 credits", "1 credit", "1,200 credits"]);
});

it("formats playing time and remaining time", () => {
  expect(playingTime(187)).toBe("3:07");
  expect([remainingTime(20), remainingTime(50), remainingTime(150), remainingTime(5400)]).toEqual([
    "less than a minute left",
    "about 1 min left",
    "about 3 min left",
    "about 1.5 hours left",
  ]);
});

it.each([
  [0, 29, "less than a minute left"],
  [20, 80, "about 1 min left"],
  [20, 100, "less than 2 min left"],
  [100, 130, "about 2 min left"],
  [65, 190, "1 to 3 min left"],
  [1_800, 3_570, "0.5 to 1 hours left"],
  [5_300, 5_450, "about 1.5 hours left"],
])("formats a range of %i to %i remaining seconds as %s", (min, max, words) => {
  expect(remainingBetween(min, max)).toBe(words);
});
