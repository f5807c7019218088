import { expect, it } from "vitest";
import { credits, fileSize, playingTime, remainingTime } from "#web/src/lib/format.ts";

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
