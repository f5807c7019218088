import type { GoogleGenAI, Part } from "@google/genai";
import type { ImageEngine, ReferenceImage } from "../engine.ts";
import { generateContent, mediaIn } from "./generate-content.ts";
import { imageConfigFor } from "./models.ts";
import { safetySettings } from "./safety-settings.ts";

export const geminiImage = (gemini: GoogleGenAI): ImageEngine => ({
  async paint({ model, prompt, references, width, height, timeoutMs }) {
    const parts = [...references.flatMap(toParts), { text: prompt }];
    const config = {
      responseModalities: ["IMAGE"],
      imageConfig: imageConfigFor(model, { width, height }),
      safetySettings,
    };
    const answer = await generateContent(gemini, { model, contents: [{ role: "user", parts }], config }, timeoutMs);
    return { image: mediaIn(answer, "picture").bytes, usage: { ...answer.usage, pictures: 1 } };
  },
});

/** Each reference picture, preceded by its name. */
const toParts = ({ name, png }: ReferenceImage): Part[] => [
  { text: `${name}:` },
  { inlineData: { mimeType: "image/png", data: Buffer.from(png).toString("base64") } },
];
