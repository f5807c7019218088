import sharp from "sharp";
import { languageIds } from "#contract/catalogue/languages.ts";
import { referenceOf, setLine } from "./set-lines.ts";

/** Draws the reference pictures again (`npx tsx test/film/making/make-references.ts`). Look at each one before you commit it. */
const drawAll = async (): Promise<void> => {
  for (const language of languageIds) {
    const { width, height, grey } = await setLine(language);
    await sharp(grey, { raw: { width, height, channels: 1 } })
      .png({ palette: true, colours: 16, effort: 10 })
      .toFile(referenceOf(language));
  }
};

await drawAll();
