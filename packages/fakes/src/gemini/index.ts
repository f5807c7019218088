export type { Fault } from "./faults.ts";

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { listen } from "../shared/listen.ts";
import { readJson, sendJson } from "../shared/reply.ts";
import { type Behaviour, makeScript } from "../shared/script.ts";
import { answerTo } from "./answer.ts";
import { requestProblem } from "./check-request.ts";
import { badKey, type Fault, fail, faults } from "./faults.ts";
import { listedModels, models } from "./models.ts";
import { GeminiRequest, parseProblem } from "./request.ts";

export interface ReceivedRequest {
  readonly model: string;
  readonly kind: "text" | "image" | "speech";
  readonly request: GeminiRequest;
  /** What went wrong by script. */
  readonly fault?: Fault | undefined;
}

/**
 * Serves Gemini's `generateContent` and its list of models in the real wire format, and refuses what Gemini refuses.
 * The content is made up, with the requested shape.
 */
export const startGemini = async ({ apiKey }: { readonly apiKey: string }) => {
  const requests: ReceivedRequest[] = [];
  const refused: string[] = [];
  const { take, ...script } = makeScript<Fault>();
  const refuse = (response: ServerResponse, message: string) => {
    refused.push(message);
    fail(response, 400, "INVALID_ARGUMENT", message);
  };

  const generate = async (request: IncomingMessage, response: ServerResponse, id: string) => {
    const body = await readJson(request);
    const model = models[id];
    if (!model)
      return fail(
        response,
        404,
        "NOT_FOUND",
        `models/${id} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
      );
    const parsed = GeminiRequest.safeParse(body);
    if (!parsed.success) return refuse(response, parseProblem(parsed.error));
    const problem = requestProblem(parsed.data, model);
    if (problem) return refuse(response, problem);
    const fault = take(model.kind, JSON.stringify(body));
    requests.push({ model: id, kind: model.kind, request: parsed.data, fault });
    const reply = fault && faults[fault];
    if (reply) return reply(response);
    sendJson(response, 200, await answerTo(parsed.data, { ...model, id }, fault as Behaviour | undefined));
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://gemini");
    const key = request.headers["x-goog-api-key"] ?? url.searchParams.get("key");
    if (!key)
      return fail(response, 403, "PERMISSION_DENIED", "Method doesn't allow unregistered callers. Please use API Key.");
    if (key !== apiKey) return badKey(response);
    const [, id, method] = /^\/v1(?:beta)?\/models(?:\/([\w.-]+))?(:\w+)?$/.exec(url.pathname) ?? [];
    if (request.method === "POST" && id && method === ":generateContent") return generate(request, response, id);
    const found = id ? listedModels.find(({ name }) => name === `models/${id}`) : { models: listedModels };
    if (request.method !== "GET" || !url.pathname.includes("/models") || method || !found)
      return fail(response, 404, "NOT_FOUND", "Requested entity was not found.");
    const fault = take("models");
    const reply = fault && faults[fault];
    return reply ? reply(response) : sendJson(response, 200, found);
  });
  return {
    ...(await listen(server)),
    ...script,
    /** The valid requests so far, oldest first: those that Gemini would charge. */
    requests,
    /** Why requests were refused so far. */
    refused,
  };
};
