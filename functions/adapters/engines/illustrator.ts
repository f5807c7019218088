import sharp from "sharp";
import type { Illustrator } from "#functions/core/picture/ports.ts";
import { ProviderBusy } from "#functions/core/shared/errors.ts";
import { flatPicture } from "../shared/flat-picture.ts";
import type { ImageEngine, ReferenceImage } from "./engine.ts";

type DrawRequest = Parameters<Illustrator["draw"]>[0];
type Member = DrawRequest["plan"]["cast"][number];

const timeoutMs = 120_000;

/** Added to the prompt by softness, after the model refused a picture. The last one asks for the place only. */
const softeningPrompts = [
  "",
  "Keep it gentle: nobody is hurt, nothing frightening is seen, everybody is fully clothed.",
  "Show only the place, quiet and empty, as a symbol of the moment. No people, no creatures.",
];

/** Enough pixels for a face, and small enough to send with every picture. */
const sheetSize = { width: 768, height: 768 };

/** The illustrator over any image engine: one flat picture of the requested size, drawn after its cast's sheets. */
export const engineIllustrator = (engine: ImageEngine): Illustrator => ({
  async draw(request) {
    const { model, width, height } = request;
    const references = referenceImages(request);
    const { image } = await engine.paint({ model, prompt: scenePrompt(request), references, width, height, timeoutMs });
    return flatPicture(await fitToSize(image, request));
  },

  async drawSheet({ member, style, model }) {
    const prompt = sheetPrompt(member, style);
    const { image } = await engine.paint({ model, prompt, references: [], ...sheetSize, timeoutMs });
    return fitToSize(image, sheetSize);
  },
});

/** None if the prompt asks for the place only. */
const referenceImages = ({ hero, sheets = [], softness }: DrawRequest): ReferenceImage[] => {
  if (softness >= 2) return [];
  return [...(hero ? [{ name: "The main character", png: hero }] : []), ...sheets];
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
  bytes: Uint8Array,
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
