import { languageSamples } from "@animation-agent/studio/languages";
import { describe, expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { subtitleStyleIds } from "#contract/catalogue/subtitle-styles.ts";
import type { PatchPixels } from "#functions/adapters/ffmpeg/planes/patch.ts";
import { captionPatch } from "#functions/adapters/ffmpeg/text/caption-patch.ts";
import { captionRuler, captionStyle } from "#functions/adapters/ffmpeg/text/caption-style.ts";
import { spokenWordPatch } from "#functions/adapters/ffmpeg/text/spoken-word-patch.ts";
import { captionsOf } from "#functions/core/captions/captions.ts";

const landscape = { width: 1920, height: 1080 };
const portrait = { width: 1080, height: 1920 };

/** The coverage of each column, and the bounding box of the covered pixels in the frame. */
const measureCoverage = ({ rgba, width, height, x, y }: PatchPixels) => {
  const columns = Array.from({ length: width }, () => 0);
  let [top, bottom] = [height, 0];
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const alpha = rgba[(row * width + column) * 4 + 3] ?? 0;
      if (alpha < 128) continue;
      columns[column] = (columns[column] ?? 0) + 1;
      [top, bottom] = [Math.min(top, row), Math.max(bottom, row)];
    }
  }
  const left = columns.findIndex((count) => count > 0);
  const right = columns.findLastIndex((count) => count > 0);
  return { columns, left: x + left, right: x + right, top: y + top, bottom: y + bottom };
};

describe.each(languageIds)("captions in %s", (language) => {
  it.each(subtitleStyleIds.flatMap((name) => [landscape, portrait].map((size) => ({ name, ...size }))))(
    "in style $name are drawn within the safe area of $width x $height",
    ({ name, width, height }) => {
      const size = width > height ? landscape : portrait;
      const { caption } = languageSamples[language];
      const style = captionStyle(language, size, name);
      const words = [{ text: caption, start: 0, end: 4 }];
      const captions = captionsOf({ sentences: [caption], words, until: 5 }, captionRuler(language, size, name));

      for (const { lines } of captions) {
        const ink = measureCoverage(captionPatch(lines, style, size));

        expect(ink.right - ink.left).toBeGreaterThan(style.pixels * 3);
        expect(ink.left).toBeGreaterThan(size.width * 0.05);
        expect(ink.right).toBeLessThan(size.width * 0.95);
        expect(ink.top).toBeGreaterThan(size.height * (size === portrait ? 0.77 : 0.8));
        expect(ink.bottom).toBeLessThan(size.height * (size === portrait ? 0.88 : 0.95));
      }
    },
  );

  it("colour only the letters of the spoken word", () => {
    const style = captionStyle(language, landscape);
    const { caption } = languageSamples[language];
    const all = measureCoverage(captionPatch([caption], style, landscape));
    const place = /[\p{L}\p{M}]+/u.exec(caption);
    const [from, until] = [place?.index ?? 0, (place?.index ?? 0) + (place?.[0].length ?? 0)];

    const patch = spokenWordPatch([caption], { line: 0, from, until }, style, landscape);

    const word = patch && measureCoverage(patch);
    expect(word).toBeDefined();
    if (!word) return;
    expect([word.left >= all.left, word.right <= all.right]).toEqual([true, true]);
    // The first word is at the side where reading starts.
    const share = (word.left + word.right - 2 * all.left) / 2 / (all.right - all.left);
    expect(language === "arabic" ? 1 - share : share).toBeLessThan(0.55);
  });

  it("have a glyph for every character: no empty boxes", () => {
    const style = captionStyle(language, landscape);
    // No font has this character, so it is drawn as the box for missing glyphs.
    const missing = measureCoverage(captionPatch(["\u{10FFFD}"], style, landscape)).columns.join();
    const letters = new Set([...languageSamples[language].caption].filter((letter) => /\p{L}/u.test(letter)));

    for (const letter of letters)
      expect(measureCoverage(captionPatch([letter], style, landscape)).columns.join()).not.toBe(missing);
  });
});

describe("captions that quote another script", () => {
  it("have glyphs of that script too", () => {
    const style = captionStyle("english", landscape);
    const missing = measureCoverage(captionPatch(["\u{10FFFD}"], style, landscape)).columns.join();

    for (const letter of ["狐", "き", "여", "ق", "क", "ক", "ж"]) {
      expect(measureCoverage(captionPatch([letter], style, landscape)).columns.join()).not.toBe(missing);
    }
  });
});

describe("captions in arabic", () => {
  it("run from right to left: the narrow first word stands at the right", () => {
    const { columns } = measureCoverage(captionPatch(["ا ممممممممم"], captionStyle("arabic", landscape), landscape));

    const ink = columns.flatMap((count, index) => (count > 0 ? [index] : []));
    const [first = 0, last = 0] = [ink[0], ink.at(-1)];
    const gaps = ink.map((column, index) => ({ width: column - (ink[index - 1] ?? column), at: column }));
    const widest = gaps.reduce((a, b) => (b.width > a.width ? b : a));
    expect(widest.width).toBeGreaterThan(3);
    expect((widest.at - first) / (last - first)).toBeGreaterThan(0.8);
  });
});
