import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type * as z from "zod";
import { listen } from "../shared/listen.ts";
import { readJson, sendJson } from "../shared/reply.ts";
import { type Behaviour, makeScript } from "../shared/script.ts";
import { blockedText, converseAnswer, imageAnswer } from "./answer.ts";
import { badCredentials, fail, faults } from "./errors.ts";
import { ConverseRequest, StableImageRequest } from "./requests.ts";

export interface ReceivedBedrockRequest {
  readonly model: string;
  readonly kind: "text" | "image";
  readonly body: ConverseRequest | StableImageRequest;
  /** What went wrong by script. */
  readonly fault?: Behaviour | undefined;
}

/** Models by id, without the prefix of an inference profile ("us.", "eu.", "global."). */
const models: Readonly<Record<string, "text" | "image">> = {
  "amazon.nova-2-lite-v1:0": "text",
  "amazon.nova-pro-v1:0": "text",
  "stability.stable-image-core-v1:1": "image",
  "stability.stable-image-ultra-v1:1": "image",
  "stability.sd3-5-large-v1:0": "image",
};

/** Serves Converse, InvokeModel and ListFoundationModels of Bedrock in the real wire format. The content is made up. */
export const startBedrock = async ({ accessKeyId }: { readonly accessKeyId: string }) => {
  const requests: ReceivedBedrockRequest[] = [];
  const refused: string[] = [];
  const { take, ...script } = makeScript();

  const serve = async (request: IncomingMessage, response: ServerResponse, id: string, operation: string) => {
    const kind = models[id.replace(/^(us|eu|apac|jp|global)\./, "")];
    if (kind !== (operation === "converse" ? "text" : "image"))
      return fail(response, 400, "ValidationException", "The provided model identifier is invalid.");
    const schema: z.ZodType<ReceivedBedrockRequest["body"]> = kind === "text" ? ConverseRequest : StableImageRequest;
    const parsed = schema.safeParse(await readJson(request));
    if (!parsed.success) {
      const message = `Malformed input request: ${parsed.error.issues[0]?.message}, please reformat your input and try again.`;
      refused.push(message);
      return fail(response, 400, "ValidationException", message);
    }
    const fault = take(kind, JSON.stringify(parsed.data));
    requests.push({ model: id, kind, body: parsed.data, fault });
    // A request without a schema cannot have a bad one.
    const isFault = fault !== "bad schema" || "outputConfig" in parsed.data;
    const reply = fault && isFault ? faults[fault] : undefined;
    if (reply) return reply(response);
    if (!("messages" in parsed.data)) return sendJson(response, 200, await imageAnswer(parsed.data, fault));
    sendJson(response, 200, fault === "blocked" ? blockedText : converseAnswer(parsed.data, fault));
  };

  const server = createServer(async (request, response) => {
    const authorization = request.headers.authorization ?? "";
    if (!authorization)
      return fail(response, 403, "MissingAuthenticationTokenException", "Missing Authentication Token");
    if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`)) return badCredentials(response);
    const path = decodeURIComponent(request.url ?? "");
    const [, id, operation] = /^\/model\/([^/]+)\/(converse|invoke)$/.exec(path) ?? [];
    if (request.method === "POST" && id && operation) return serve(request, response, id, operation);
    if (request.method !== "GET" || !path.startsWith("/foundation-models"))
      return fail(response, 404, "UnknownOperationException", "");
    const fault = take("models");
    const reply = fault && faults[fault];
    const modelSummaries = Object.keys(models).map((modelId) => ({ modelId, modelLifecycle: { status: "ACTIVE" } }));
    return reply ? reply(response) : sendJson(response, 200, { modelSummaries });
  });
  return { ...(await listen(server)), ...script, requests, refused };
};
