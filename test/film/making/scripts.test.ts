import sharp from "sharp";
import { expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { referenceOf, setLine } from "./set-lines.ts";

// The references were looked at one by one: conjuncts, vowel signs, joined letters and marks are where they belong.
it.each(languageIds)("%s is set as in the reference that was read by eye", async (language) => {
  const { width, height, grey } = await setLine(language);

  const { data, info } = await sharp(referenceOf(language)).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width, height });
  const differences = Array.from(grey, (value, index) => Math.abs(value - (data[index] ?? 0)));
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  // Sixteen greys, and the edges that another machine rounds otherwise. A letter that is missing is ten times as much.
  expect(mean).toBeLessThan(3);
  expect(differences.filter((each) => each > 96).length / differences.length).toBeLessThan(0.002);
});
