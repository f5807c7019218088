import { exampleOf } from "../shared/example-of.ts";
import { brokenPicture, makePicture } from "../shared/picture.ts";
import { tokensOf, writtenAs } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";
import { makeSpeech, speechSampleRate } from "../shared/speech.ts";
import type { ChatRequest, ImageRequest } from "./requests.ts";

/** A chat completion: JSON of the requested schema, a sentence without one. */
export const chatAnswer = (request: ChatRequest, behaviour?: Behaviour): object => {
  const prompt = request.messages.map(({ content }) => asText(content)).join("\n");
  const format = request.response_format;
  const schema = format?.type === "json_schema" ? format.json_schema.schema : schemaIn(prompt);
  const order = { prompt, short: behaviour === "short", wrongLanguage: behaviour === "wrong language" };
  const isBlocked = behaviour === "blocked";
  const written = schema ? writtenAs(JSON.stringify(exampleOf(schema, order)), behaviour) : "A story.";
  const content = isBlocked ? null : behaviour === "empty" ? "" : written;
  const [prompt_tokens, completion_tokens] = [tokensOf(prompt), tokensOf(written)];
  return {
    id: `chatcmpl-${crypto.randomUUID()}`,
    object: "chat.completion",
    created: seconds(),
    model: request.model,
    choices: [
      {
        index: 0,
        message: {
          role: "assistant",
          content,
          refusal: isBlocked ? "I'm sorry, I can't assist with that request." : null,
        },
        logprobs: null,
        finish_reason: behaviour === "truncated" ? "length" : "stop",
      },
    ],
    usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens },
  };
};

const asText = (content: ChatRequest["messages"][number]["content"]): string =>
  typeof content === "string" ? content : content.map((part) => ("text" in part ? part.text : "")).join("\n");

/** The JSON schema that a prompt holds: how a server without structured outputs is told the shape of its answer. */
const schemaIn = (prompt: string): unknown => {
  const start = prompt.search(/\{\s*"(\$schema|type)"\s*:/);
  if (start < 0) return undefined;
  for (let end = prompt.indexOf("}", start); end > 0; end = prompt.indexOf("}", end + 1)) {
    try {
      return JSON.parse(prompt.slice(start, end + 1));
    } catch {
      // A brace inside the schema: the next one may be its end.
    }
  }
  return undefined;
};

/** A picture of the requested size. The tokens are those of a medium picture of 1536x1024. */
export const imageAnswer = async (
  request: Pick<ImageRequest, "size" | "prompt">,
  behaviour?: Behaviour,
): Promise<object> => {
  const size = behaviour === "wrong size" ? "1024x1024" : request.size;
  const [width = 1024, height = 1024] = size && size !== "auto" ? size.split("x").map(Number) : [];
  const drawn = () => makePicture({ width, height, kind: behaviour === "blank picture" ? "blank" : "drawn" });
  const picture = behaviour === "broken picture" ? brokenPicture : await drawn();
  const input_tokens = tokensOf(request.prompt);
  const output_tokens = 1_584;
  return {
    created: seconds(),
    output_format: "png",
    data: behaviour === "empty" ? [] : [{ b64_json: picture.toString("base64") }],
    usage: {
      input_tokens,
      output_tokens,
      total_tokens: input_tokens + output_tokens,
      input_tokens_details: { text_tokens: input_tokens, image_tokens: 0 },
    },
  };
};

/** Raw PCM, or the same in a WAV file. Other formats need an encoder: their bytes are not sound. */
export const speechAnswer = (text: string, format: string, behaviour?: Behaviour): Buffer => {
  const pcm = behaviour === "empty" ? Buffer.alloc(0) : makeSpeech(text, behaviour);
  return format === "wav" ? Buffer.concat([wavHeader(pcm.length), pcm]) : pcm;
};

const wavHeader = (bytes: number): Buffer => {
  const header = Buffer.alloc(44);
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(speechSampleRate, 24);
  header.writeUInt32LE(speechSampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  return header;
};

const seconds = () => Math.floor(Date.now() / 1000);
