export type { Fault } from "./faults.ts";

import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../listen.ts";
import { answerTo } from "./answer-to.ts";
import { type Fault, faults } from "./faults.ts";
import { fail, send } from "./replies.ts";
import { GeminiRequest } from "./request.ts";

export interface ReceivedRequest {
  readonly model: string;
  readonly request: GeminiRequest;
}

/**
 * Serves Gemini's `generateContent` in the real wire format. The content is made up, with the requested shape and a
 * realistic size.
 */
export const startGemini = async ({ apiKey }: { readonly apiKey: string }) => {
  const requests: ReceivedRequest[] = [];
  const scriptedFaults: Fault[] = [];
  const server = createServer(async (incoming, response) => {
    const [, model] = /^\/v1(?:beta)?\/models\/([\w.-]+):generateContent$/.exec(incoming.url ?? "") ?? [];
    if (incoming.method !== "POST" || !model)
      return fail(response, 404, "NOT_FOUND", "Requested entity was not found.");
    if (incoming.headers["x-goog-api-key"] !== apiKey)
      return fail(response, 400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
    const parsed = GeminiRequest.safeParse(JSON.parse(await text(incoming)));
    if (!parsed.success) return fail(response, 400, "INVALID_ARGUMENT", parsed.error.message);
    requests.push({ model, request: parsed.data });
    const fault = scriptedFaults.shift();
    if (fault) return faults[fault](response, parsed.data);
    send(response, 200, { candidates: [await candidateFor(parsed.data)], modelVersion: model });
  });
  return {
    ...(await listen(server)),
    /** The valid requests so far, oldest first. */
    requests,
    /** Makes the next requests fail, one fault each, in this order. */
    failNext: (...faults: Fault[]) => void scriptedFaults.push(...faults),
  };
};

const candidateFor = async (request: GeminiRequest) => ({
  content: { role: "model", parts: [await answerTo(request)] },
  finishReason: "STOP",
  index: 0,
});
