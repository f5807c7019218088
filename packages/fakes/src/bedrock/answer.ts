import { exampleOf } from "../shared/example-of.ts";
import { brokenPicture, makePicture } from "../shared/picture.ts";
import { tokensOf, writtenAs } from "../shared/reply.ts";
import type { Behaviour } from "../shared/script.ts";
import type { ConverseRequest, StableImageRequest } from "./requests.ts";

/** A Converse answer: JSON of the requested schema as text, or as the input of the tool that was asked for. */
export const converseAnswer = (request: ConverseRequest, behaviour?: Behaviour): object => {
  const prompt = request.messages
    .flatMap(({ content }) => content.map((part) => ("text" in part ? part.text : "")))
    .join("\n");
  const tool = request.toolConfig?.tools[0]?.toolSpec;
  const asked = request.outputConfig?.textFormat?.structure.jsonSchema.schema;
  const schema = asked ? JSON.parse(asked) : tool?.inputSchema.json;
  const order = { prompt, short: behaviour === "short", wrongLanguage: behaviour === "wrong language" };
  const example = schema ? exampleOf(schema, order) : undefined;
  const text = writtenAs(example ? JSON.stringify(example) : "A story.", behaviour);
  const misshaped = behaviour === "fenced" || behaviour === "truncated" || behaviour === "not JSON";
  const asTool = tool && !asked && !misshaped;
  const content = asTool ? [{ toolUse: { toolUseId: "tooluse_1", name: tool.name, input: example } }] : [{ text }];
  const [inputTokens, outputTokens] = [tokensOf(prompt), tokensOf(text)];
  return {
    output: { message: { role: "assistant", content: behaviour === "empty" ? [] : content } },
    stopReason: stopReason(behaviour, Boolean(asTool)),
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    metrics: { latencyMs: 12 },
  };
};

const stopReason = (behaviour: Behaviour | undefined, asTool: boolean): string => {
  if (behaviour === "truncated") return "max_tokens";
  return asTool ? "tool_use" : "end_turn";
};

/** Bedrock blocks a text with a stop reason instead of content. */
export const blockedText = {
  output: {
    message: { role: "assistant", content: [{ text: "The generated text has been blocked by our content filters." }] },
  },
  stopReason: "content_filtered",
  usage: { inputTokens: 90, outputTokens: 0, totalTokens: 90 },
  metrics: { latencyMs: 12 },
};

/** An InvokeModel answer of a Stable Image model. A refused picture is missing, and has a finish reason. */
export const imageAnswer = async (request: StableImageRequest, behaviour?: Behaviour): Promise<object> => {
  if (behaviour === "blocked") return { seeds: [], finish_reasons: ["Filter reason: prompt"], images: [] };
  if (behaviour === "empty") return { seeds: [], finish_reasons: [null], images: [] };
  const [wide = 1, high = 1] = (behaviour === "wrong size" ? "1:1" : (request.aspect_ratio ?? "1:1"))
    .split(":")
    .map(Number);
  const drawn = () =>
    makePicture({ width: wide * 1_000, height: high * 1_000, kind: behaviour === "blank picture" ? "blank" : "drawn" });
  const picture = behaviour === "broken picture" ? brokenPicture : await drawn();
  return { seeds: [7], finish_reasons: [null], images: [picture.toString("base64")] };
};
