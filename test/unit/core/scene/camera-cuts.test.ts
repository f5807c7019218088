import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutsOf } from "#functions/core/scene/camera-cuts.ts";

describe("another framing of a scene's picture", () => {
  it("is not needed in a scene of up to 12 seconds", () => {
    expect(cutsOf([0.5, 4, 8], 12)).toEqual([]);
  });

  it("comes with a sentence near the middle of a longer one, in the pause before it", () => {
    expect(cutsOf([0.5, 3, 7.4, 11], 15)).toEqual([7.4 - 0.12]);
  });

  it("comes several times in a very long one", () => {
    const sentences = Array.from({ length: 20 }, (_, index) => 0.5 + index * 2);

    expect(cutsOf(sentences, 40)).toHaveLength(4);
  });

  it("never comes within a sentence, nor is a framing seen for less than four seconds", () => {
    const starts = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { maxLength: 20 });
    fc.assert(
      fc.property(starts, fc.double({ min: 1, max: 60, noNaN: true }), (given, seconds) => {
        const sentences = given.filter((start) => start < seconds).toSorted((a, b) => a - b);
        const cuts = cutsOf(sentences, seconds);

        const borders = [0, ...cuts, seconds];
        for (const [index, cut] of cuts.entries()) {
          expect(sentences.some((start) => Math.abs(start - cut - 0.12) < 1e-9)).toBe(true);
          expect(cut - (borders[index] ?? 0)).toBeGreaterThanOrEqual(4);
        }
        if (cuts.length > 0) expect(seconds - (cuts.at(-1) ?? 0)).toBeGreaterThanOrEqual(4);
      }),
    );
  });
});
