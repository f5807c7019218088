import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void =>
  void response
    .writeHead(status, { "content-type": "application/json; charset=UTF-8", ...headers })
    .end(JSON.stringify(body));

/** The body of a request, undefined if it is not JSON. */
export const readJson = async (request: IncomingMessage): Promise<unknown> => {
  try {
    return JSON.parse((await buffer(request)).toString());
  } catch {
    return undefined;
  }
};

/** Tokens of a text, as providers count them: about four characters each. */
export const tokensOf = (text: string): number => Math.max(1, Math.ceil(text.length / 4));

/** A JSON answer as the model wrote it, with the scripted fault of its form. */
export const writtenAs = (json: string, behaviour: string | undefined): string => {
  if (behaviour === "fenced") return `Here is the JSON you asked for:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`;
  if (behaviour === "truncated") return json.slice(0, Math.ceil(json.length / 2));
  if (behaviour === "not JSON") return "Sure! Here is your story.";
  return json;
};
