import { expect, it } from "vitest";
import { subtitleStyleIds } from "#contract/catalogue/subtitle-styles.ts";
import type { PatchPixels } from "#functions/adapters/ffmpeg/planes/patch.ts";
import { captionLooks } from "#functions/adapters/ffmpeg/text/caption-looks.ts";
import { captionPatch } from "#functions/adapters/ffmpeg/text/caption-patch.ts";
import { captionStyle } from "#functions/adapters/ffmpeg/text/caption-style.ts";

const size = { width: 1920, height: 1080 };

const hasColor = ({ rgba }: PatchPixels, color: string): boolean => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  for (let at = 0; at < rgba.length; at += 4)
    if (rgba[at] === red && rgba[at + 1] === green && rgba[at + 2] === blue) return true;
  return false;
};

it.each(subtitleStyleIds)("the style %s has a color of its own for each of six speakers", (name) => {
  const style = captionStyle("english", size, name);
  const { speakers, ink, spoken } = captionLooks[name];

  expect(new Set([...speakers, ink.fill, spoken]).size).toBe(8);
  for (const color of speakers) expect(hasColor(captionPatch(["Where are we?"], style, size, color), color)).toBe(true);
});
