import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { chatAnswer, imageAnswer } from "../src/openai/answer.ts";
import { ChatRequest, ImageEditRequest, ImageRequest, SpeechRequest } from "../src/openai/requests.ts";

/** The path of OpenAI's OpenAPI document, as JSON. It is too large to keep here. */
const path = process.env["OPENAI_DOCUMENT"];

const Node = z
  .object({
    $ref: z.string().optional(),
    allOf: z.array(z.unknown()).optional(),
    anyOf: z.array(z.unknown()).optional(),
    properties: z.record(z.string(), z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    items: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
  })
  .loose();

describe.skipIf(!path)("the fake of OpenAI and OpenAI's OpenAPI document", () => {
  const document = () =>
    z
      .object({ components: z.object({ schemas: z.record(z.string(), z.unknown()) }) })
      .parse(JSON.parse(readFileSync(path ?? "", "utf8")));
  const resolve = (schema: unknown): z.output<typeof Node> => {
    const node = Node.parse(schema);
    const found = node.$ref ? resolve(document().components.schemas[node.$ref.split("/").pop() ?? ""]) : node;
    const parts = (found.allOf ?? []).map(resolve);
    return {
      ...found,
      properties: Object.assign({}, found.properties, ...parts.map(({ properties }) => properties)),
      required: [found, ...parts].flatMap(({ required = [] }) => required),
    };
  };
  const named = (name: string) => resolve({ $ref: `#/components/schemas/${name}` });

  it.each([
    ["CreateChatCompletionRequest", ChatRequest],
    ["CreateImageRequest", ImageRequest],
    ["CreateImageEditRequest", ImageEditRequest],
    ["CreateSpeechRequest", SpeechRequest],
  ] as const)(
    "%s: every field that the fake reads is in the document, and every required one is read",
    (name, schema) => {
      const { properties = {}, required = [] } = named(name);
      const read = Object.keys(schema.shape);

      expect(read.filter((field) => !(field in properties))).toEqual([]);
      expect(required.filter((field) => !read.includes(field))).toEqual([]);
    },
  );

  it("answers have the fields that the document requires, and no others", async () => {
    const chat = chatAnswer({ model: "m", messages: [{ role: "user", content: "Hello" }] });
    const image = await imageAnswer({ prompt: "A fox" });

    expect(problems(chat, named("CreateChatCompletionResponse"), resolve)).toEqual([]);
    expect(problems(image, named("ImagesResponse"), resolve)).toEqual([]);
  });
});

/** Fields of a value that its schema lacks, and required fields that the value lacks, by path. */
const problems = (
  value: unknown,
  schema: z.output<typeof Node>,
  resolve: (schema: unknown) => z.output<typeof Node>,
  at = "answer",
): string[] => {
  if (Array.isArray(value))
    return value.flatMap((each) => problems(each, resolve(schema.items ?? {}), resolve, `${at}[]`));
  if (typeof value !== "object" || value === null) return [];
  const { properties = {}, required = [] } = schema;
  if (Object.keys(properties).length === 0) return [];
  return [
    ...required.filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...Object.entries(value).flatMap(([name, each]) =>
      name in properties
        ? problems(each, resolve(properties[name]), resolve, `${at}.${name}`)
        : [`${at}.${name} is unknown`],
    ),
  ];
};
