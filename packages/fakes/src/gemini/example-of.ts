import * as z from "zod";

const Schema = z
  .object({
    type: z.string().optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    items: z.unknown().optional(),
    minItems: z.int().optional(),
    minLength: z.int().optional(),
    maxLength: z.int().optional(),
    pattern: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
  })
  .loose();

const sentences = [
  "The keeper climbed the stairs and lit the lamp.",
  "Far out at sea the storm listened to every step.",
  "Nobody had ever asked it to stay for tea.",
  "So it came a little nearer, and the windows hummed.",
  "In the morning the two of them were friends.",
];

/** A value that fits a JSON schema; its texts are sentences of a story. `name` is the property that it is for. */
export const exampleOf = (jsonSchema: unknown, name = ""): unknown => {
  const schema = Schema.parse(jsonSchema);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, value]) => [key, exampleOf(value, key)]),
      );
    case "array":
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items, name));
    case "string":
      return textFor(name, schema.minLength ?? 1, schema.maxLength ?? 100_000, schema.pattern);
    case "integer":
    case "number":
      return 1;
    default:
      return true;
  }
};

const textFor = (name: string, minLength: number, maxLength: number, pattern?: string): string => {
  if (pattern) return "#storytime";
  if (name === "id") return "keeper";
  if (name === "title") return "The keeper and the storm";
  // `text` with a minimum is a whole story (about three minutes); without one it is the narration of a scene.
  const length = name === "text" && minLength > 1 ? 2_400 : Math.max(minLength, 200);
  let text = sentences[0] ?? "";
  for (let n = 1; text.length < length; n++) text += ` ${sentences[n % sentences.length]}`;
  return text.slice(0, maxLength);
};
