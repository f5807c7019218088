import type { GoogleGenAI, Part } from "@google/genai";
import sharp from "sharp";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { flatPicture } from "../shared/flat-picture.ts";
import { generateContent } from "./generate-content.ts";
import { safetySettings } from "./safety-settings.ts";

type DrawRequest = Parameters<Illustrator["draw"]>[0];
type Member = DrawRequest["plan"]["cast"][number];

const timeoutSeconds = 120;

/** Added to the prompt by softness, after the model refused a picture. The last one asks for the place only. */
const softeningPrompts = [
  "",
  "Keep it gentle: nobody is hurt, nothing frightening is seen, everybody is fully clothed.",
  "Show only the place, quiet and empty, as a symbol of the moment. No people, no creatures.",
];

/** The illustrator by Gemini: one flat picture of the requested size, based on the character sheets of its cast. */
export const geminiIllustrator = (gemini: GoogleGenAI): Illustrator => ({
  async draw(request) {
    const aspectRatio = request.width > request.height ? "16:9" : "9:16";
    const parts = [...referenceImages(request), { text: scenePrompt(request) }];
    const image = await generatePicture(gemini, {
      model: request.model,
      parts,
      shape: { aspectRatio, imageSize: "2K" },
    });
    return flatPicture(await fitToSize(image, request));
  },

  async drawSheet({ member, style, model }) {
    const parts = [{ text: sheetPrompt(member, style) }];
    const image = await generatePicture(gemini, { model, parts, shape: { aspectRatio: "1:1", imageSize: "1K" } });
    return fitToSize(image, { width: sheetSidePixels, height: sheetSidePixels });
  },
});

/** Enough pixels for a face, and small enough to send with every picture. */
const sheetSidePixels = 768;

const generatePicture = async (
  gemini: GoogleGenAI,
  { model, parts, shape }: { model: string; parts: Part[]; shape: { aspectRatio: string; imageSize: string } },
): Promise<Buffer> => {
  const config = { responseModalities: ["IMAGE"], imageConfig: shape, safetySettings: safetySettings };
  const response = await generateContent(
    gemini,
    { model, contents: [{ role: "user", parts }], config },
    timeoutSeconds,
  );
  const image = response.candidates?.[0]?.content?.parts?.find(({ inlineData }) => inlineData?.data)?.inlineData;
  if (!image?.data) throw new ProviderBusy("The model returned no picture");
  return Buffer.from(image.data, "base64");
};

/** Each reference picture, preceded by the character's name. None if the prompt asks for the place only. */
const referenceImages = ({ hero, sheets = [], softness }: DrawRequest): Part[] => {
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

const scenePrompt = ({ scene, plan, style, softness, hero, sheets = [] }: DrawRequest): string => {
  const { prompt, time, weather, mood, shot, cast } = scene.picture;
  const visible = softness < 2 ? plan.cast.filter(({ id }) => cast.some((member) => member.id === id)) : [];
  const castText = visible.map(({ name, kind, traits }) => `${name}: ${[...traits, kind].join(" ")}`).join("; ");
  return [
    `An illustration for a film, in this style throughout: ${style}.`,
    softness < 2 ? prompt : `The place of this moment: ${scene.picture.place}.`,
    `Light: ${time}, ${weather}. Mood: ${mood}. Shot: ${shot}.`,
    castText && `Who is in it, always looking the same: ${castText}.`,
    hero && softness < 2 && "The main character looks as in the picture that is given.",
    sheets.length > 0 &&
      softness < 2 &&
      `${sheets.map((sheet) => sheet.name).join(", ")}: exactly the face, hair, colours and clothes of the pictures that are given, in the pose of this moment.`,
    softeningPrompts[softness] ?? "",
    "It fills the whole frame, without border, text, letters, logo or watermark. Leave the lowest fifth calm: no face, hand or foot in it.",
  ]
    .filter(Boolean)
    .join("\n");
};

/** A picture with a smaller standard deviation in every channel counts as empty. */
const minDeviation = 4;

/** The picture as a PNG of the given size. Throws `ProviderBusy` if it is unreadable or a single colour. */
const fitToSize = async (
  bytes: Buffer,
  { width, height }: Pick<DrawRequest, "width" | "height">,
): Promise<Uint8Array> => {
  try {
    const image = sharp(bytes, { failOn: "error", limitInputPixels: 50_000_000 });
    const { channels } = await image.stats();
    if (channels.every(({ stdev }) => stdev < minDeviation)) throw new ProviderBusy("The picture is empty");
    return await image.resize(width, height, { fit: "cover" }).png().toBuffer();
  } catch (error) {
    if (error instanceof ProviderBusy) throw error;
    throw new ProviderBusy("The picture cannot be read");
  }
};
