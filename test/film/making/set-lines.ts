import { languageSamples } from "@animation-agent/studio/languages";
import { createCanvas } from "@napi-rs/canvas";
import sharp from "sharp";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { captionPatch } from "#functions/adapters/ffmpeg/text/caption-patch.ts";
import { captionStyle } from "#functions/adapters/ffmpeg/text/caption-style.ts";

/** Small enough for the repository, large enough to show a wrong ligature. */
const size = { width: 960, height: 540 };
const shown = { width: 760, height: 44 };

/** A subtitle line of a language as grey pixels, cropped to its letters. */
export const setLine = async (language: LanguageId): Promise<{ width: number; height: number; grey: Uint8Array }> => {
  const patch = captionPatch([languageSamples[language].caption], captionStyle(language, size), size);
  const canvas = createCanvas(shown.width, shown.height);
  const context = canvas.getContext("2d");
  context.fillStyle = "#6b7f74";
  context.fillRect(0, 0, shown.width, shown.height);
  const letters = createCanvas(patch.width, patch.height);
  const pixels = letters.getContext("2d").createImageData(patch.width, patch.height);
  pixels.data.set(patch.rgba);
  letters.getContext("2d").putImageData(pixels, 0, 0);
  context.drawImage(letters, (shown.width - patch.width) / 2, (shown.height - patch.height) / 2);
  const grey = await sharp(await canvas.encode("png"))
    .greyscale()
    .raw()
    .toBuffer();
  return { ...shown, grey };
};

export const referenceOf = (language: LanguageId): string => `${import.meta.dirname}/references/${language}.png`;
