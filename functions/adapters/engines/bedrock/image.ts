import { type BedrockRuntimeClient, InvokeModelCommand } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { ContentBlocked, UnusableAnswer } from "#functions/core/shared/errors.ts";
import type { ImageEngine, ImageRequest } from "../engine.ts";
import { toCoreError } from "./errors.ts";

/** https://docs.aws.amazon.com/bedrock/latest/userguide/model-parameters-stability-diffusion.html */
const Answer = z.object({
  images: z.array(z.string()).default([]),
  finish_reasons: z.array(z.string().nullable()).default([]),
});

const aspectRatios = ["16:9", "1:1", "21:9", "2:3", "3:2", "4:5", "5:4", "9:16", "9:21"] as const;

/** Pictures by the Stable Image models of Stability AI. They take no reference pictures. */
export const bedrockImage = (bedrock: BedrockRuntimeClient): ImageEngine => ({
  takesReferences: false,
  async paint({ model, prompt, width, height, timeoutMs }) {
    const body = { prompt, mode: "text-to-image", aspect_ratio: nearestRatio({ width, height }), output_format: "png" };
    const command = new InvokeModelCommand({
      modelId: model,
      contentType: "application/json",
      accept: "application/json",
      body: JSON.stringify(body),
    });
    const answer = await bedrock
      .send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => {
        throw toCoreError(error);
      });
    const { images, finish_reasons: reasons } = Answer.parse(JSON.parse(new TextDecoder().decode(answer.body)));
    const [reason] = reasons;
    if (reason) throw new ContentBlocked(`The picture was blocked: ${reason}`);
    const [image] = images;
    if (!image) throw new UnusableAnswer("The model returned no picture.");
    return { image: Buffer.from(image, "base64"), usage: { provider: "bedrock", model, pictures: 1 } };
  },
});

const nearestRatio = ({ width, height }: Pick<ImageRequest, "width" | "height">): string => {
  const distance = (name: string): number => {
    const [wide = 1, high = 1] = name.split(":").map(Number);
    return Math.abs(Math.log((wide / high) * (height / width)));
  };
  return aspectRatios.toSorted((one, other) => distance(one) - distance(other))[0] ?? "1:1";
};
