import type { JsonSchema } from "../engine.ts";

/**
 * The schema without the length of lists of objects: Gemini refuses such a schema as too complex. Who reads the answer
 * counts.
 */
export const acceptedSchema = (schema: JsonSchema): JsonSchema => accepted(schema) as JsonSchema;

const accepted = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(accepted);
  if (typeof node !== "object" || node === null) return node;
  const { minItems, maxItems, ...rest } = node as {
    minItems?: unknown;
    maxItems?: unknown;
    items?: { type?: unknown };
  };
  const isListOfObjects = rest.items?.type === "object";
  const counts = { ...(minItems !== undefined && { minItems }), ...(maxItems !== undefined && { maxItems }) };
  const entries = Object.entries(rest).map(([name, value]) => [name, accepted(value)]);
  return { ...Object.fromEntries(entries), ...(!isListOfObjects && counts) };
};
