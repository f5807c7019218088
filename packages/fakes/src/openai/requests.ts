import * as z from "zod";

/**
 * The requests of OpenAI's API: the fields of its published OpenAPI document, so that an unknown one is refused as the
 * API refuses it. test/openai-document.test.ts compares the names with the document.
 */
const ContentPart = z.union([
  z.strictObject({ type: z.literal("text"), text: z.string() }),
  z.strictObject({
    type: z.literal("image_url"),
    image_url: z.strictObject({ url: z.string(), detail: z.enum(["auto", "low", "high"]).optional() }),
  }),
]);
const Message = z.strictObject({
  role: z.enum(["developer", "system", "user", "assistant"]),
  content: z.union([z.string(), z.array(ContentPart).min(1)]),
  name: z.string().optional(),
});

const JsonSchemaFormat = z.strictObject({
  type: z.literal("json_schema"),
  json_schema: z.strictObject({
    name: z.string().regex(/^[\w-]{1,64}$/),
    description: z.string().optional(),
    schema: z.record(z.string(), z.unknown()).optional(),
    strict: z.boolean().nullish(),
  }),
});

export const ChatRequest = z.strictObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  response_format: z.union([z.strictObject({ type: z.enum(["text", "json_object"]) }), JsonSchemaFormat]).optional(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  max_tokens: z.int().positive().nullish(),
  max_completion_tokens: z.int().positive().nullish(),
  reasoning_effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh", "max"]).nullish(),
  verbosity: z.enum(["low", "medium", "high"]).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  seed: z.int().nullish(),
  n: z.literal(1).nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  stream: z.literal(false).nullish(),
  user: z.string().optional(),
  safety_identifier: z.string().nullish(),
  prompt_cache_key: z.string().nullish(),
  service_tier: z.enum(["auto", "default", "flex", "scale", "priority", "fast"]).nullish(),
  store: z.boolean().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export type ChatRequest = z.infer<typeof ChatRequest>;

const imageFields = {
  model: z.string().nullish(),
  n: z.number().int().min(1).max(10).nullish(),
  size: z.string().nullish(),
  background: z.enum(["transparent", "opaque", "auto"]).nullish(),
  output_format: z.enum(["png", "jpeg", "webp"]).nullish(),
  output_compression: z.number().int().min(0).max(100).nullish(),
  response_format: z.enum(["url", "b64_json"]).nullish(),
  user: z.string().optional(),
};

export const ImageRequest = z.strictObject({
  ...imageFields,
  prompt: z.string().min(1).max(32_000),
  quality: z.enum(["standard", "hd", "low", "medium", "high", "auto"]).nullish(),
  style: z.enum(["vivid", "natural"]).nullish(),
  moderation: z.enum(["low", "auto"]).nullish(),
});
export type ImageRequest = z.infer<typeof ImageRequest>;

/** As the fields of a form; pictures are counted, not kept. */
export const ImageEditRequest = z.strictObject({
  ...imageFields,
  prompt: z.string().min(1).max(32_000),
  n: z.coerce.number().int().min(1).max(10).nullish(),
  quality: z.enum(["standard", "low", "medium", "high", "auto"]).nullish(),
  input_fidelity: z.enum(["high", "low"]).nullish(),
  image: z.int().min(1).max(16),
  mask: z.int().max(1).optional(),
});
export type ImageEditRequest = z.infer<typeof ImageEditRequest>;

export const SpeechRequest = z.strictObject({
  model: z.string(),
  input: z.string().min(1).max(4_096),
  voice: z.string(),
  instructions: z.string().max(4_096).optional(),
  response_format: z.enum(["mp3", "opus", "aac", "flac", "wav", "pcm"]).optional(),
  speed: z.number().min(0.25).max(4).optional(),
  stream_format: z.literal("audio").optional(),
});
export type SpeechRequest = z.infer<typeof SpeechRequest>;
