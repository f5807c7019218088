import * as z from "zod";
import { tokensOf } from "../shared/reply.ts";
import { aspectRatios, type GeminiModel, imageSizes, voices } from "./models.ts";
import { type GeminiRequest, textOf } from "./request.ts";

/** Why Gemini refuses the request with 400 INVALID_ARGUMENT, undefined if it accepts it. */
export const requestProblem = (request: GeminiRequest, model: GeminiModel): string | undefined => {
  const { generationConfig: config = {} } = request;
  if ((config.maxOutputTokens ?? 1) > model.outputTokenLimit)
    return `Unable to submit request because it has a maxOutputTokens value of ${config.maxOutputTokens} but the supported range is from 1 (inclusive) to ${model.outputTokenLimit + 1} (exclusive).`;
  if (tokensOf(textOf(request)) > model.inputTokenLimit)
    return `The input token count exceeds the maximum number of tokens allowed (${model.inputTokenLimit}).`;
  return checks[model.kind](request);
};

const checks: Readonly<Record<GeminiModel["kind"], (request: GeminiRequest) => string | undefined>> = {
  text: ({ contents, generationConfig: config = {} }) => {
    const modality = config.responseModalities?.find((each) => each !== "TEXT");
    if (modality) return `Model does not support the requested response modalities: ${modality.toLowerCase()}`;
    if (config.imageConfig || config.speechConfig)
      return "Image and speech configuration is not enabled for this model";
    if (hasSpeechMetadata({ contents })) return "Speech metadata is not supported for this model";
    if (config.responseJsonSchema && config.responseMimeType !== "application/json")
      return "Function calling or a response schema with a response mime type: 'text/plain' is unsupported";
    const level = config.thinkingConfig?.thinkingLevel;
    if (level && !/^(low|medium|high)$/i.test(level)) return `Thinking level ${level} is not supported for this model.`;
    return config.responseJsonSchema ? schemaProblem(config.responseJsonSchema) : undefined;
  },
  image: ({ contents, generationConfig: config = {} }) => {
    if (config.responseMimeType === "application/json" || config.responseJsonSchema)
      return "JSON mode is not enabled for this model";
    if (config.responseModalities?.includes("AUDIO"))
      return "Model does not support the requested response modalities: audio";
    if (config.speechConfig || hasSpeechMetadata({ contents }))
      return "Speech configuration is not enabled for this model";
    const { aspectRatio, imageSize } = config.imageConfig ?? {};
    if (aspectRatio && !aspectRatios.has(aspectRatio)) return `Invalid aspect ratio: ${aspectRatio}`;
    if (imageSize && !imageSizes.has(imageSize)) return `Invalid image size: ${imageSize}`;
    return undefined;
  },
  speech: ({ contents, systemInstruction, generationConfig: config = {} }) => {
    if (config.responseModalities?.join() !== "AUDIO")
      return "The requested combination of response modalities (TEXT) is not supported by the model.";
    if (systemInstruction) return "Developer instruction is not enabled for this model";
    if (config.thinkingConfig) return "Thinking is not enabled for this model";
    if (config.responseJsonSchema || config.imageConfig) return "JSON mode is not enabled for this model";
    if (contents.some(({ parts }) => parts.some(({ inlineData }) => inlineData))) return "Only text input is supported";
    const { prebuiltVoiceConfig, voice } = config.speechConfig?.voiceConfig ?? {};
    const name = prebuiltVoiceConfig?.voiceName ?? voice;
    if (!name) return "A voice is required: set speech_config.voice_config";
    return voices.has(name) ? undefined : `Voice name ${name} is not supported.`;
  },
};

const hasSpeechMetadata = ({ contents }: Pick<GeminiRequest, "contents">): boolean =>
  contents.some(({ parts }) => parts.some(({ speechMetadata }) => speechMetadata));

const Node = z
  .object({
    $ref: z.string().optional(),
    type: z.unknown().optional(),
    items: z.unknown().optional(),
    minItems: z.unknown().optional(),
    maxItems: z.unknown().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    anyOf: z.array(z.unknown()).optional(),
  })
  .loose();

/** Gemini compiles a schema to a grammar: counted lists of objects make it too large. */
const schemaProblem = (schema: unknown): string | undefined => {
  const { success, data: node } = Node.safeParse(schema);
  if (!success) return "A schema in response_json_schema must be an object";
  if (node.$ref && Object.keys(node).some((key) => !key.startsWith("$")))
    return "A sub-schema with $ref must have no other properties";
  const isListOfObjects = Node.safeParse(node.items).data?.type === "object";
  if (isListOfObjects && (node.minItems !== undefined || node.maxItems !== undefined))
    return "The specified schema produces a constraint that has too many states for serving. Typical causes of this error are schemas with lots of text (for example, very long property or enum names), schemas with long array length limits (especially when nested), or schemas using complex value matchers (for example, integers or numbers with minimum/maximum bounds or strings with complex formats like date-time)";
  const inner = [...Object.values(node.properties ?? {}), ...(node.anyOf ?? []), ...(node.items ? [node.items] : [])];
  return inner.map(schemaProblem).find(Boolean);
};
