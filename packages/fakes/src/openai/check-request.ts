import type { Problem } from "./errors.ts";
import type { OpenAiModel } from "./models.ts";
import { openAiVoices } from "./models.ts";
import type { ChatRequest, ImageEditRequest, ImageRequest, SpeechRequest } from "./requests.ts";

/** Why OpenAI refuses a chat request with 400, undefined if it accepts it. */
export const chatProblem = (request: ChatRequest, model: OpenAiModel): Problem | undefined => {
  if (model.reasons && typeof request.max_tokens === "number")
    return {
      message:
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
      param: "max_tokens",
      code: "unsupported_parameter",
    };
  if (model.reasons && typeof request.temperature === "number" && request.temperature !== 1)
    return {
      message: `Unsupported value: 'temperature' does not support ${request.temperature} with this model. Only the default (1) value is supported.`,
      param: "temperature",
      code: "unsupported_value",
    };
  if (!model.reasons && request.reasoning_effort)
    return { message: "Unrecognized request argument supplied: reasoning_effort", param: null, code: null };
  const format = request.response_format;
  if (format?.type === "json_object" && !/json/i.test(JSON.stringify(request.messages)))
    return {
      message: "'messages' must contain the word 'json' in some form, to use 'response_format' of type 'json_object'.",
      param: "messages",
      code: null,
    };
  if (format?.type !== "json_schema" || !format.json_schema.strict) return undefined;
  const reason = strictProblem(format.json_schema.schema ?? {});
  return reason
    ? {
        message: `Invalid schema for response_format '${format.json_schema.name}': ${reason}`,
        param: "response_format",
        code: null,
      }
    : undefined;
};

/** Structured Outputs: objects are closed, and all of their properties are required. */
const strictProblem = (schema: unknown, path = "()"): string | undefined => {
  if (typeof schema !== "object" || schema === null) return undefined;
  const node = schema as Readonly<Record<string, unknown>>;
  if (node["type"] === "object") {
    const names = Object.keys((node["properties"] as object | undefined) ?? {});
    if (node["additionalProperties"] !== false)
      return `In context=${path}, 'additionalProperties' is required to be supplied and to be false.`;
    const required = Array.isArray(node["required"]) ? node["required"] : [];
    const missing = names.find((name) => !required.includes(name));
    if (missing)
      return `In context=${path}, 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  return Object.entries(node)
    .filter(([key]) => key !== "enum" && key !== "required")
    .map(([key, value]) => strictProblem(value, `${path}.${key}`))
    .find(Boolean);
};

/** Why OpenAI refuses a request for a picture with 400. */
export const imageProblem = (request: ImageRequest | ImageEditRequest): Problem | undefined => {
  const { model = "", size = "auto" } = request;
  if (request.response_format)
    return { message: "Unknown parameter: 'response_format'.", param: "response_format", code: "unknown_parameter" };
  if ("style" in request && request.style)
    return { message: "Unknown parameter: 'style'.", param: "style", code: "unknown_parameter" };
  return size && !isSizeOf(model ?? "", size)
    ? { message: `Invalid value: '${size}'.`, param: "size", code: "invalid_value" }
    : undefined;
};

const standardSizes = new Set(["auto", "1024x1024", "1536x1024", "1024x1536"]);
const isSizeOf = (model: string, size: string): boolean => {
  if (standardSizes.has(size)) return true;
  const [width = 0, height = 0] = size.split("x").map(Number);
  const isDivisible = width > 0 && height > 0 && width % 16 === 0 && height % 16 === 0;
  const isInRange = Math.max(width, height) <= 3_840 && width * height <= 3_840 * 2_160;
  return model.startsWith("gpt-image-2") && isDivisible && isInRange && Math.max(width / height, height / width) <= 3;
};

/** Why OpenAI refuses a request for speech with 400. */
export const speechProblem = ({ model, voice, instructions }: SpeechRequest): Problem | undefined => {
  if (!openAiVoices.has(voice))
    return {
      message: `Input should be ${[...openAiVoices].map((each) => `'${each}'`).join(", ")}`,
      param: "voice",
      code: "invalid_value",
    };
  return instructions && model.startsWith("tts-1")
    ? {
        message: "'instructions' is not supported with this model.",
        param: "instructions",
        code: "unsupported_parameter",
      }
    : undefined;
};
