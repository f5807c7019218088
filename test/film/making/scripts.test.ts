import sharp from "sharp";
import { expect, it } from "vitest";
import { languageIds } from "#contract/catalogue/languages.ts";
import { referenceOf, setLine } from "./set-lines.ts";

// Each reference was checked by eye: conjuncts, vowel signs, joined letters and marks are correct.
it.each(languageIds)("%s is typeset as in the reference that was checked by eye", async (language) => {
  const { width, height, grey } = await setLine(language);

  const { data, info } = await sharp(referenceOf(language)).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width, height });
  const differences = Array.from(grey, (value, index) => Math.abs(value - (data[index] ?? 0)));
  const mean = differences.reduce((sum, each) => sum + each, 0) / differences.length;
  // The tolerance covers 16 grey levels and rounding on other machines. A missing letter differs ten times as much.
  expect(mean).toBeLessThan(3);
  expect(differences.filter((each) => each > 96).length / differences.length).toBeLessThan(0.002);
});
