import sharp from "sharp";
import { exampleOf } from "./example-of.ts";
import type { GeminiRequest } from "./request.ts";

/** The content part of a response: JSON that fits the requested schema, a picture, or sound. */
export const answerTo = async (request: GeminiRequest, picture: "blank" | "drawn" = "drawn"): Promise<object> => {
  const { responseModalities = [], responseJsonSchema, imageConfig } = request.generationConfig ?? {};
  if (responseModalities.includes("IMAGE"))
    return { inlineData: { mimeType: "image/png", data: await pictureOf(imageConfig?.aspectRatio ?? "1:1", picture) } };
  if (responseModalities.includes("AUDIO")) return soundPart(textIn(request).length / lettersPerSecond, 0.3);
  return { text: responseJsonSchema ? JSON.stringify(exampleOf(responseJsonSchema)) : "A story." };
};

const lettersPerSecond = 15;
/** The text to speak. */
const textIn = ({ contents }: GeminiRequest): string =>
  contents.flatMap(({ parts }) => parts.map((part) => String(part["text"] ?? ""))).join("\n");

const pictureOf = async (aspectRatio: string, kind: "blank" | "drawn"): Promise<string> => {
  const [wide = 1, high = 1] = aspectRatio.split(":").map(Number);
  const [width, height] = [wide * 64, high * 64];
  const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="#204080"/><stop offset="1" stop-color="#f0b060"/></linearGradient>`;
  const drawn = `<defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/><circle cx="50%" cy="40%" r="12%" fill="#fff4d0"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${kind === "drawn" ? drawn : ""}</svg>`;
  const image = sharp(Buffer.from(svg)).flatten({ background: "#808080" });
  return (await image.png().toBuffer()).toString("base64");
};

const sampleRate = 24_000;

/** A hum with syllables, as raw 16-bit PCM: the format of Gemini's speech models. */
export const soundPart = (seconds: number, amplitude: number): object => {
  const pcm = Buffer.alloc(Math.round(seconds * sampleRate) * 2);
  for (let n = 0; n < pcm.length / 2; n++) {
    const time = n / sampleRate;
    const syllable = Math.max(0, Math.sin(2 * Math.PI * 3.5 * time));
    const hum = Math.sin(2 * Math.PI * 140 * time) + 0.5 * Math.sin(2 * Math.PI * 420 * time);
    pcm.writeInt16LE(Math.round((amplitude * syllable * hum * 32_767) / 1.5), n * 2);
  }
  return { inlineData: { mimeType: `audio/L16;codec=pcm;rate=${sampleRate}`, data: pcm.toString("base64") } };
};
