import type { GoogleGenAI, Part } from "@google/genai";
import sharp from "sharp";
import { flatPicture } from "#functions/adapters/ffmpeg/still/pictures.ts";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { ask } from "./ask.ts";
import { safety } from "./safety.ts";

type Order = Parameters<Illustrator["draw"]>[0];
type Member = Order["plan"]["cast"][number];

const patience = 120;

/** What is asked for when a picture was refused: milder each time, and at last a picture that shows only the place. */
const softer = [
  "",
  "Keep it gentle: nobody is hurt, nothing frightening is seen, everybody is fully clothed.",
  "Show only the place, quiet and empty, as a symbol of the moment. No people, no creatures.",
];

/** Gemini as the illustrator: one flat picture of the size that is asked for, drawn after the sheets of who is in it. */
export const geminiIllustrator = (gemini: GoogleGenAI): Illustrator => ({
  async draw(order) {
    const aspectRatio = order.width > order.height ? "16:9" : "9:16";
    const parts = [...references(order), { text: promptFor(order) }];
    const image = await pictureOf(gemini, { model: order.model, parts, shape: { aspectRatio, imageSize: "2K" } });
    return flatPicture(await fitted(image, order));
  },

  async drawSheet({ member, style, model }) {
    const parts = [{ text: sheetPrompt(member, style) }];
    const image = await pictureOf(gemini, { model, parts, shape: { aspectRatio: "1:1", imageSize: "1K" } });
    return fitted(image, { width: sheetSide, height: sheetSide });
  },
});

/** Pixels of a sheet's side: enough for a face, and small to send with every picture. */
const sheetSide = 768;

const pictureOf = async (
  gemini: GoogleGenAI,
  { model, parts, shape }: { model: string; parts: Part[]; shape: { aspectRatio: string; imageSize: string } },
): Promise<Buffer> => {
  const config = { responseModalities: ["IMAGE"], imageConfig: shape, safetySettings: safety };
  const response = await ask(gemini, { model, contents: [{ role: "user", parts }], config }, patience);
  const image = response.candidates?.[0]?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
  if (!image?.data) throw new ProviderBusy("The illustrator answered no picture");
  return Buffer.from(image.data, "base64");
};

/** Each picture with the name of whom it shows. Where only the place is asked for, nobody is shown. */
const references = ({ hero, sheets = [], softness }: Order): Part[] => {
  if (softness >= 2) return [];
  const shown = [...(hero ? [{ name: "The main character", png: hero }] : []), ...sheets];
  return shown.flatMap(({ name, png }) => [
    { text: `${name}:` },
    { inlineData: { mimeType: "image/png", data: Buffer.from(png).toString("base64") } },
  ]);
};

const sheetPrompt = ({ name, kind, traits }: Member, style: string): string =>
  [
    `A character sheet for a film, in this style: ${style}.`,
    `It shows ${name}: ${[...traits, kind].join(" ")}. Alone and whole, seen from the front, with a friendly face, in clear light before a plain background.`,
    "One figure only. No text, letters, border or watermark.",
  ].join("\n");

const promptFor = ({ scene, plan, style, softness, hero, sheets = [] }: Order): string => {
  const { prompt, time, weather, mood, shot, cast } = scene.picture;
  const seen = softness < 2 ? plan.cast.filter(({ id }) => cast.some((member) => member.id === id)) : [];
  const words = seen.map(({ name, kind, traits }) => `${name}: ${[...traits, kind].join(" ")}`).join("; ");
  return [
    `An illustration for a film, in this style throughout: ${style}.`,
    softness < 2 ? prompt : `The place of this moment: ${scene.picture.place}.`,
    `Light: ${time}, ${weather}. Mood: ${mood}. Shot: ${shot}.`,
    words && `Who is in it, always looking the same: ${words}.`,
    hero && softness < 2 && "The main character looks as in the picture that is given.",
    sheets.length > 0 &&
      softness < 2 &&
      `${sheets.map((sheet) => sheet.name).join(", ")}: exactly the face, hair, colours and clothes of the pictures that are given, in the pose of this moment.`,
    softer[softness] ?? "",
    "It fills the whole frame, without border, text, letters, logo or watermark. Leave the lowest fifth calm: no face, hand or foot in it.",
  ]
    .filter(Boolean)
    .join("\n");
};

/** Colours that differ less than this from each other are no picture. */
const leastDeviation = 4;

/** The picture in the film's size; refused where it cannot be read, or is all of one colour. */
const fitted = async (bytes: Buffer, { width, height }: Pick<Order, "width" | "height">): Promise<Uint8Array> => {
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
