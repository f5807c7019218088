import { expect, it } from "vitest";
import { cyclicNeighbor } from "#web/src/features/task-form/cyclic-neighbor.ts";
import { pictureError } from "#web/src/features/task-form/picture-error.ts";
import { estimateTokens, isPastedStory, splitPlaceholders } from "#web/src/features/task-form/prompt-analysis.ts";

it("wraps around at both ends", () => {
  const list = ["a", "b", "c"];

  expect([cyclicNeighbor(list, "a", -1), cyclicNeighbor(list, "c", 1), cyclicNeighbor(list, "a", 1)]).toEqual([
    "c",
    "a",
    "b",
  ]);
});

it("recognizes a pasted story but not a typed one", () => {
  expect(isPastedStory("", "a".repeat(1_200))).toBe(true);
  expect(isPastedStory("a".repeat(5_000), "a".repeat(5_001))).toBe(false);
});

it("splits placeholders and estimates tokens", () => {
  expect(splitPlaceholders("In __story_language_placeholder__.")).toEqual([
    { words: "In ", isPlaceholder: false },
    { words: "__story_language_placeholder__", isPlaceholder: true },
    { words: ".", isPlaceholder: false },
  ]);
  expect([estimateTokens(""), estimateTokens("abcde")]).toEqual([0, 2]);
});

it("rejects pictures of the wrong type, size or dimensions, and unreadable ones", async () => {
  const file = { name: "sign.png", type: "image/png", size: 1_000 };
  const square = (side: number) => async () => ({ width: side, height: side });

  expect(await pictureError("watermark", file, square(128))).toBe("");
  expect(await pictureError("character", file, square(640))).toBe("");
  expect(await pictureError("watermark", file, square(64))).toContain("exactly 128x128 pixels");
  expect(await pictureError("character", { ...file, name: "sign.gif" }, square(128))).toBe(
    "Invalid file type. Must be one of: png, jpg, jpeg",
  );
  expect(await pictureError("character", { ...file, size: 3 * 1024 * 1024 }, square(128))).toBe(
    "File size 3 MB exceeds maximum allowed size. Maximum size: 2MB",
  );
  expect(await pictureError("character", file, () => Promise.reject(new Error("broken")))).toBe(
    "This file is not an image that can be read.",
  );
});
