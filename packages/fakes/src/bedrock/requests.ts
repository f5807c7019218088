import * as z from "zod";

const Content = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({
    image: z.strictObject({
      format: z.enum(["png", "jpeg", "gif", "webp"]),
      source: z.strictObject({ bytes: z.base64() }),
    }),
  }),
]);
const Tool = z.strictObject({
  toolSpec: z.strictObject({
    name: z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/),
    description: z.string().min(1).optional(),
    inputSchema: z.strictObject({ json: z.record(z.string(), z.unknown()) }),
    strict: z.boolean().optional(),
  }),
});

/** A Converse request: the fields of the API reference that a text model reads. */
export const ConverseRequest = z.strictObject({
  messages: z.array(z.strictObject({ role: z.enum(["user", "assistant"]), content: z.array(Content).min(1) })).min(1),
  system: z.array(z.strictObject({ text: z.string().min(1) })).optional(),
  inferenceConfig: z
    .strictObject({
      maxTokens: z.int().positive().optional(),
      temperature: z.number().min(0).max(1).optional(),
      topP: z.number().min(0).max(1).optional(),
      stopSequences: z.array(z.string()).max(4).optional(),
    })
    .optional(),
  toolConfig: z
    .strictObject({
      tools: z.array(Tool).min(1),
      toolChoice: z
        .union([
          z.strictObject({ auto: z.strictObject({}) }),
          z.strictObject({ any: z.strictObject({}) }),
          z.strictObject({ tool: z.strictObject({ name: z.string() }) }),
        ])
        .optional(),
    })
    .optional(),
  outputConfig: z
    .strictObject({
      textFormat: z
        .strictObject({
          type: z.literal("json_schema"),
          structure: z.strictObject({
            jsonSchema: z.strictObject({
              schema: z.string(),
              name: z.string().optional(),
              description: z.string().optional(),
            }),
          }),
        })
        .optional(),
      effort: z.string().optional(),
    })
    .optional(),
  additionalModelRequestFields: z.record(z.string(), z.unknown()).optional(),
  requestMetadata: z.record(z.string(), z.string()).optional(),
});
export type ConverseRequest = z.infer<typeof ConverseRequest>;

/** What the Stable Image models of Stability AI read from InvokeModel. */
export const StableImageRequest = z.strictObject({
  prompt: z.string().min(1).max(10_000),
  negative_prompt: z.string().max(10_000).optional(),
  mode: z.enum(["text-to-image", "image-to-image"]).optional(),
  aspect_ratio: z.enum(["16:9", "1:1", "21:9", "2:3", "3:2", "4:5", "5:4", "9:16", "9:21"]).optional(),
  output_format: z.enum(["png", "jpeg", "webp"]).optional(),
  seed: z.int().min(0).max(4_294_967_294).optional(),
  image: z.base64().optional(),
  strength: z.number().min(0).max(1).optional(),
});
export type StableImageRequest = z.infer<typeof StableImageRequest>;
