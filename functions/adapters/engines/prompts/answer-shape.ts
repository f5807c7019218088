import type { JsonSchema } from "../engine.ts";

/**
 * The shape of an answer as a JSON schema. Only what all providers accept: no counts, lengths or patterns, every property
 * required. The descriptions are part of the prompt; the answer is checked and repaired after it came.
 */
export const object = (properties: Readonly<Record<string, JsonSchema>>, description?: string): JsonSchema => ({
  type: "object",
  ...(description && { description }),
  properties,
  required: Object.keys(properties),
});

export const list = (items: JsonSchema, description?: string): JsonSchema => ({
  type: "array",
  ...(description && { description }),
  items,
});

export const text = (description: string): JsonSchema => ({ type: "string", description });

export const word = (words: readonly string[], description?: string): JsonSchema => ({
  type: "string",
  ...(description && { description }),
  enum: words,
});

export const integer = (description: string): JsonSchema => ({ type: "integer", description });
