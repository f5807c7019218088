import type OpenAI from "openai";
import { ContentBlocked } from "#functions/core/shared/errors.ts";
import type { TextEngine, TextRequest } from "../engine.ts";
import { refusesField, toCoreError } from "./errors.ts";

type ChatRequest = OpenAI.ChatCompletionCreateParamsNonStreaming;

/** How the shape of an answer is asked for, the best way first. Servers and models differ in what they accept. */
const formats = ["json_schema", "json_object", "prompt"] as const;
type Format = (typeof formats)[number];

interface Way {
  readonly format: Format;
  readonly withTemperature: boolean;
}

/** Text by any server that speaks OpenAI's API. What a model has refused once is not sent to it again. */
export const openAiText = (name: string, openai: OpenAI): TextEngine => {
  const ways = new Map<string, Way>();

  const ask = async (request: TextRequest, way: Way): Promise<OpenAI.ChatCompletion> => {
    try {
      return await openai.chat.completions.create(toChat(request, way), { timeout: request.timeoutMs });
    } catch (error) {
      const next = nextWay(error, way);
      if (!next) throw toCoreError(name, error);
      ways.set(request.model, next);
      return ask(request, next);
    }
  };

  return {
    async ask(request) {
      const way = ways.get(request.model) ?? { format: "json_schema", withTemperature: true };
      const { choices, usage } = await ask(request, way);
      return {
        text: textOf(choices?.[0]),
        usage: {
          provider: name,
          model: request.model,
          ...(usage && { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }),
        },
      };
    },
  };
};

/** The next way to ask after a refused field, undefined for any other error. */
const nextWay = (error: unknown, { format, withTemperature }: Way): Way | undefined => {
  if (withTemperature && refusesField(error, /temperature/i)) return { format, withTemperature: false };
  const next = formats[formats.indexOf(format) + 1];
  return next && refusesField(error, /response_format|schema|json|grammar|structured/i)
    ? { format: next, withTemperature }
    : undefined;
};

const toChat = (request: TextRequest, { format, withTemperature }: Way): ChatRequest => ({
  model: request.model,
  messages: [
    { role: "system", content: request.instruction },
    { role: "user", content: format === "json_schema" ? request.task : withSchema(request) },
  ],
  ...(format === "json_schema" && {
    response_format: { type: "json_schema", json_schema: { name: "answer", schema: { ...request.schema } } },
  }),
  ...(format === "json_object" && { response_format: { type: "json_object" } }),
  ...(withTemperature && request.temperature !== undefined && { temperature: request.temperature }),
});

const withSchema = ({ task, schema }: TextRequest): string =>
  `${task}\n\nAnswer with one JSON value that matches this JSON schema, and with nothing else:\n${JSON.stringify(schema)}`;

/** The answer without the thoughts that local models write before it. It may be cut off, or empty. */
const textOf = (choice: OpenAI.ChatCompletion.Choice | undefined): string => {
  if (!choice) return "";
  const { message, finish_reason: reason } = choice;
  if (message.refusal) throw new ContentBlocked(message.refusal);
  if (reason === "content_filter") throw new ContentBlocked("The provider filtered the answer");
  return (message.content ?? "").replace(/^\s*<think>[\s\S]*?<\/think>/, "");
};
