import { expect, it } from "vitest";
import { credits, fileSize, playingTime, remainingTime } from "#web/src/lib/format.ts";

it.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1 KB"],
  [1_590_000, "1.52 MB"],
  [2 * 1024 ** 3, "2 GB"],
  [1024 ** 5, "1024 TB"],
])("says of %i bytes that they are %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

it("counts credits as people do", () => {
  expect([credits(0), credits(1), credits(1200)]).toEqual(["0 credits", "1 credit", "1,200 credits"]);
});

it("says how long a film is, and about how long one has to wait", () => {
  expect(playingTime(187)).toBe("3:07");
  expect([remainingTime(20), remainingTime(150), remainingTime(5400)]).toEqual([
    "less than a minute left",
    "about 3 min left",
    "about 1.5 hours left",
  ]);
});
