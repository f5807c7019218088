import type OpenAI from "openai";
import { toFile } from "openai";
import { UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { ImageEngine, ImageRequest } from "../engine.ts";
import { hasNoSuchCall, toCoreError } from "./errors.ts";

/** OpenAI's limit. */
const maxReferences = 16;

/** Pictures by any server that speaks OpenAI's API. One without edits draws without the reference pictures. */
export const openAiImage = (name: string, openai: OpenAI): ImageEngine => {
  let hasEdits = true;

  const paint = async (request: ImageRequest): Promise<OpenAI.ImagesResponse> => {
    const { model, prompt, references, timeoutMs } = request;
    // OpenAI names its sizes; other servers take any.
    const fields = { model, prompt, n: 1, size: sizeFor(request) as "1024x1024" };
    if (!hasEdits || references.length === 0) return openai.images.generate(fields, { timeout: timeoutMs });
    const image = await Promise.all(
      references
        .slice(0, maxReferences)
        .map(({ png }, index) => toFile(png, `reference-${index + 1}.png`, { type: "image/png" })),
    );
    const names = references.map((reference, index) => `Picture ${index + 1}: ${reference.name}.`).join(" ");
    try {
      return await openai.images.edit({ ...fields, image, prompt: `${names}\n${prompt}` }, { timeout: timeoutMs });
    } catch (error) {
      if (!hasNoSuchCall(error)) throw error;
      hasEdits = false;
      return paint(request);
    }
  };

  return {
    async paint(request) {
      const { data, usage } = await paint(request).catch((error: unknown) => {
        throw toCoreError(name, error);
      });
      const counted = {
        provider: name,
        model: request.model,
        ...(usage && { inputTokens: usage.input_tokens, outputTokens: usage.output_tokens }),
      };
      const image = await imageIn(data?.[0]);
      if (!image) throw new UnusableAnswer("The model returned no picture.", { usage: counted });
      return { image, usage: { ...counted, pictures: 1 } };
    },
  };
};

/** The picture, also from the file that the server has written it to. Undefined if there is none. */
const imageIn = async (image: OpenAI.Image | undefined): Promise<Uint8Array | undefined> => {
  if (image?.b64_json) return Buffer.from(image.b64_json, "base64");
  const response = image?.url ? await fetch(image.url).catch(() => undefined) : undefined;
  return response?.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
};

/** `gpt-image-2` draws any size whose sides are multiples of 16; other models draw three sizes. */
const sizeFor = ({ model, width, height }: ImageRequest): string => {
  const by16 = (pixels: number): number => Math.ceil(pixels / 16) * 16;
  if (model.startsWith("gpt-image-2")) return `${by16(width)}x${by16(height)}`;
  if (width === height) return "1024x1024";
  return width > height ? "1536x1024" : "1024x1536";
};
