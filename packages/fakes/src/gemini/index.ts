export type { Fault } from "./faults.ts";

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { answerTo } from "./answer-to.ts";
import { type Fault, faults } from "./faults.ts";
import { fail, send } from "./replies.ts";
import { GeminiRequest } from "./request.ts";

export interface Asked {
  readonly model: string;
  readonly request: GeminiRequest;
}

/**
 * Gemini's `generateContent` for tests: the real wire format with made-up content of the right shape and size.
 * Faults that were ordered are answered first, one to each call.
 */
export const startGemini = async ({ apiKey }: { readonly apiKey: string }) => {
  const asked: Asked[] = [];
  const ordered: Fault[] = [];
  const server = createServer(async (request, response) => {
    const [, model] = /^\/v1(?:beta)?\/models\/([\w.-]+):generateContent$/.exec(request.url ?? "") ?? [];
    if (request.method !== "POST" || !model) return fail(response, 404, "NOT_FOUND", "Requested entity was not found.");
    if (request.headers["x-goog-api-key"] !== apiKey)
      return fail(response, 400, "INVALID_ARGUMENT", "API key not valid. Please pass a valid API key.");
    const parsed = GeminiRequest.safeParse(JSON.parse(await text(request)));
    if (!parsed.success) return fail(response, 400, "INVALID_ARGUMENT", parsed.error.message);
    asked.push({ model, request: parsed.data });
    const fault = ordered.shift();
    if (fault) return faults[fault](response, parsed.data);
    send(response, 200, { candidates: [await candidate(parsed.data)], modelVersion: model });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    // It listens on a port, not on a pipe.
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** The next calls meet these, in this order. */
    order: (...next: Fault[]) => void ordered.push(...next),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
};

const candidate = async (request: GeminiRequest) => ({
  content: { role: "model", parts: [await answerTo(request)] },
  finishReason: "STOP",
  index: 0,
});
