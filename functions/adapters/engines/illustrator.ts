import sharp from "sharp";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import { flatPicture } from "../shared/flat-picture.ts";
import type { ImageEngine, ImageRequest } from "./engine.ts";
import { picturePrompt, pictureReferences } from "./prompts/picture.ts";
import { placePrompt } from "./prompts/place.ts";
import { sheetPrompt } from "./prompts/sheet.ts";

const timeoutMs = 120_000;

/** Enough pixels for a face, and small enough to send with every picture. */
const sheetSize = { width: 768, height: 768 };
const placeSize = { width: 1024, height: 576 };

/** The illustrator over any image engine: one flat picture of the requested size, drawn after the film's look bible. */
export const engineIllustrator = (engine: ImageEngine): Illustrator => {
  const { takesReferences = true } = engine;
  return {
    async draw(request) {
      const { model, width, height } = request;
      const references = takesReferences ? pictureReferences(request) : [];
      const prompt = picturePrompt(request, references);
      return flatPicture(await paint(engine, { model, prompt, references, width, height, timeoutMs }));
    },

    async drawSheet({ subject, style, before, model }) {
      if (!takesReferences) return undefined;
      const hasEarlier = before !== undefined;
      const prompt =
        subject.of === "place" ? placePrompt(subject, style, hasEarlier) : sheetPrompt(subject, style, hasEarlier);
      const references = before ? [{ name: subject.name, png: before }] : [];
      const size = subject.of === "place" ? placeSize : sheetSize;
      return paint(engine, { model, prompt, references, ...size, timeoutMs });
    },
  };
};

/** A picture of the size as PNG. Throws `UnusableAnswer` for what is none, and forgets it. */
const paint = async (engine: ImageEngine, request: ImageRequest): Promise<Uint8Array> => {
  const { image, discard } = await engine.paint(request);
  return fitToSize(image, request).catch(async (error: unknown) => {
    await discard?.();
    throw error;
  });
};

/** A picture with a smaller standard deviation in every channel counts as empty. */
const minDeviation = 4;

/** The picture as a PNG of the given size. Throws `UnusableAnswer` if it is unreadable or a single colour. */
const fitToSize = async (
  bytes: Uint8Array,
  { width, height }: Pick<ImageRequest, "width" | "height">,
): Promise<Uint8Array> => {
  try {
    const image = sharp(bytes, { failOn: "error", limitInputPixels: 50_000_000 });
    const { channels } = await image.stats();
    if (channels.every(({ stdev }) => stdev < minDeviation)) throw new UnusableAnswer("The picture is empty");
    return await image.resize(width, height, { fit: "cover" }).png().toBuffer();
  } catch (error) {
    if (error instanceof UnusableAnswer) throw error;
    throw new UnusableAnswer("The picture cannot be read");
  }
};
