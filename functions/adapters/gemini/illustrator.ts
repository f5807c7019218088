import type { GoogleGenAI, Part } from "@google/genai";
import sharp from "sharp";
import { flatPicture } from "#functions/adapters/ffmpeg/still/pictures.ts";
import { ProviderBusy } from "#functions/core/errors.ts";
import type { Illustrator } from "#functions/core/ports.ts";
import { ask } from "./ask.ts";
import { safety } from "./safety.ts";

type Order = Parameters<Illustrator["draw"]>[0];

const patience = 120;

/** What is asked for when a picture was refused: milder each time, and at last a picture that shows only the place. */
const softer = [
  "",
  "Keep it gentle: nobody is hurt, nothing frightening is seen, everybody is fully clothed.",
  "Show only the place, quiet and empty, as a symbol of the moment. No people, no creatures.",
];

/** Gemini as the illustrator: one flat picture of the size that is asked for. */
export const geminiIllustrator = (gemini: GoogleGenAI): Illustrator => ({
  async draw(order) {
    const response = await ask(
      gemini,
      {
        model: order.model,
        contents: [{ role: "user", parts: [...references(order), { text: promptFor(order) }] }],
        config: {
          responseModalities: ["IMAGE"],
          imageConfig: { aspectRatio: order.width > order.height ? "16:9" : "9:16", imageSize: "2K" },
          safetySettings: safety,
        },
      },
      patience,
    );
    const image = response.candidates?.[0]?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
    if (!image?.data) throw new ProviderBusy("The illustrator answered no picture");
    return flatPicture(await fitted(Buffer.from(image.data, "base64"), order));
  },
});

const references = ({ hero }: Order): Part[] =>
  hero ? [{ inlineData: { mimeType: "image/png", data: Buffer.from(hero).toString("base64") } }] : [];

const promptFor = ({ scene, plan, style, softness, hero }: Order): string => {
  const { prompt, time, weather, mood, shot, cast } = scene.picture;
  const seen = softness < 2 ? plan.cast.filter(({ id }) => cast.some((member) => member.id === id)) : [];
  const sheets = seen.map(({ name, kind, traits }) => `${name}: ${[...traits, kind].join(" ")}`).join("; ");
  return [
    `An illustration for a film, in this style throughout: ${style}.`,
    softness < 2 ? prompt : `The place of this moment: ${scene.picture.place}.`,
    `Light: ${time}, ${weather}. Mood: ${mood}. Shot: ${shot}.`,
    sheets && `Who is in it, always looking the same: ${sheets}.`,
    hero && softness < 2 && "The main character looks as in the picture that is given.",
    softer[softness] ?? "",
    "It fills the whole frame, without border, text, letters, logo or watermark. Leave the lowest sixth calm.",
  ]
    .filter(Boolean)
    .join("\n");
};

/** Colours that differ less than this from each other are no picture. */
const leastDeviation = 4;

/** The picture in the film's size; refused where it cannot be read, or is all of one colour. */
const fitted = async (bytes: Buffer, { width, height }: Order): Promise<Uint8Array> => {
  try {
    const image = sharp(bytes, { failOn: "error", limitInputPixels: 50_000_000 });
    const { channels } = await image.stats();
    if (channels.every(({ stdev }) => stdev < leastDeviation)) throw new ProviderBusy("The picture is empty");
    return await image.resize(width, height, { fit: "cover" }).png().toBuffer();
  } catch (error) {
    if (error instanceof ProviderBusy) throw error;
    throw new ProviderBusy("The picture cannot be read");
  }
};
