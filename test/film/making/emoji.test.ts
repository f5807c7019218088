import { expect, it } from "vitest";
import { textRuler } from "#functions/adapters/ffmpeg/text/lettering.ts";

it("leaves no space for an emoji, which no bundled font can draw", () => {
  const width = textRuler({ language: "english", weight: "600SemiBold", pixels: 40 });

  expect(width("A fox 🦊")).toBe(width("A fox "));
  expect(width("❤️‍🔥")).toBeLessThan(width("❤ x"));
  expect(width("© 2026")).toBeGreaterThan(width("2026"));
});
