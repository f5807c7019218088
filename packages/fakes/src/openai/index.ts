import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type * as z from "zod";
import { listen } from "../shared/listen.ts";
import { readJson, sendJson } from "../shared/reply.ts";
import { type Behaviour, makeScript } from "../shared/script.ts";
import { chatAnswer, imageAnswer, speechAnswer } from "./answer.ts";
import { chatProblem, imageProblem, speechProblem } from "./check-request.ts";
import { badKey, blockedPicture, blockedSpeech, fail, faults, type Problem, parseProblem } from "./errors.ts";
import { type OpenAiModel, openAiModels } from "./models.ts";
import { ChatRequest, ImageEditRequest, ImageRequest, SpeechRequest } from "./requests.ts";

export interface ReceivedOpenAiRequest {
  readonly path: string;
  readonly kind: OpenAiModel["kind"];
  readonly body: ChatRequest | ImageRequest | ImageEditRequest | SpeechRequest;
  /** What went wrong by script. */
  readonly fault?: Behaviour | undefined;
}

interface Options {
  /** Undefined: a local server, which asks for no key. */
  readonly apiKey?: string;
  readonly models?: Readonly<Record<string, OpenAiModel>>;
  /** False: a server that knows no `response_format` of type `json_schema`, and answers 400. */
  readonly hasJsonSchema?: boolean;
  /** False: a server without pictures after pictures, which answers 404. */
  readonly hasEdits?: boolean;
}

/** One call of the API: its kind of model, how its body is checked, and its answer. */
interface Call<S extends z.ZodType> {
  readonly kind: OpenAiModel["kind"];
  readonly schema: S;
  readonly problem: (body: z.output<S>, model: OpenAiModel) => Problem | undefined;
  readonly answer: (response: ServerResponse, body: z.output<S>, behaviour?: Behaviour) => void | Promise<void>;
}
const call = <S extends z.ZodType>(each: Call<S>): Call<S> => each;

const sendPicture = async (
  response: ServerResponse,
  body: Pick<ImageRequest, "size" | "prompt">,
  behaviour?: Behaviour,
): Promise<void> =>
  behaviour === "blocked" ? blockedPicture(response) : sendJson(response, 200, await imageAnswer(body, behaviour));

const calls = {
  "/chat/completions": call({
    kind: "text",
    schema: ChatRequest,
    problem: chatProblem,
    answer: (response, body, behaviour) => sendJson(response, 200, chatAnswer(body, behaviour)),
  }),
  "/images/generations": call({ kind: "image", schema: ImageRequest, problem: imageProblem, answer: sendPicture }),
  "/images/edits": call({ kind: "image", schema: ImageEditRequest, problem: imageProblem, answer: sendPicture }),
  "/audio/speech": call({
    kind: "speech",
    schema: SpeechRequest,
    problem: speechProblem,
    answer: (response, { input, response_format = "mp3" }, behaviour) => {
      if (behaviour === "blocked") return blockedSpeech(response);
      const type = response_format === "pcm" ? "audio/pcm" : `audio/${response_format}`;
      response.writeHead(200, { "content-type": type }).end(speechAnswer(input, response_format, behaviour));
    },
  }),
};

/** Serves OpenAI's API in the real wire format, and refuses what OpenAI refuses. The content is made up. */
export const startOpenAi = async ({
  apiKey,
  models = openAiModels,
  hasJsonSchema = true,
  hasEdits = true,
}: Options = {}) => {
  const requests: ReceivedOpenAiRequest[] = [];
  const refused: string[] = [];
  const { take, ...script } = makeScript();
  const refuse = (response: ServerResponse, problem: Problem) => {
    refused.push(problem.message);
    fail(response, 400, "invalid_request_error", problem);
  };

  const serve = async <S extends z.ZodType>(
    { kind, schema, problem, answer }: Call<S>,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ) => {
    const parsed = schema.safeParse(await bodyOf(request));
    if (!parsed.success) return refuse(response, parseProblem(parsed.error));
    const body = parsed.data as ReceivedOpenAiRequest["body"] & z.output<S>;
    const model = models[body.model ?? ""];
    if (model?.kind !== kind)
      return fail(response, 404, "invalid_request_error", {
        message: `The model \`${body.model}\` does not exist or you do not have access to it.`,
        param: null,
        code: "model_not_found",
      });
    const usesSchema = JSON.stringify(body).includes('"json_schema"');
    const found = problem(body, model);
    if (found) return refuse(response, found);
    const fault = take(kind, JSON.stringify(body)) ?? (usesSchema && !hasJsonSchema ? "bad schema" : undefined);
    requests.push({ path, kind, body, fault });
    // A request without a schema cannot have a bad one.
    const reply = fault && (fault !== "bad schema" || usesSchema) ? faults[fault] : undefined;
    return reply ? reply(response) : answer(response, body, fault);
  };

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "", "http://openai").pathname.replace(/^\/v1/, "");
    if (apiKey && request.headers.authorization !== `Bearer ${apiKey}`) return badKey(response);
    if (request.method === "GET" && path.startsWith("/models")) {
      const fault = take("models");
      const reply = fault && faults[fault];
      return reply ? reply(response) : sendModels(response, path, models);
    }
    const known = path in calls && (path !== "/images/edits" || hasEdits);
    if (request.method !== "POST" || !known)
      return fail(response, 404, "invalid_request_error", {
        message: `Invalid URL (${request.method} ${path})`,
        param: null,
        code: null,
      });
    // Each call has a schema of its own, which the compiler cannot follow through the table.
    return serve(calls[path as keyof typeof calls] as unknown as Call<z.ZodType>, path, request, response);
  });
  const { endpoint, stop } = await listen(server);
  return { endpoint: `${endpoint}/v1`, stop, ...script, requests, refused };
};

const sendModels = (response: ServerResponse, path: string, models: Readonly<Record<string, OpenAiModel>>): void => {
  const listed = Object.keys(models).map((id) => ({ id, object: "model", created: 1_780_000_000, owned_by: "system" }));
  if (path === "/models") {
    sendJson(response, 200, { object: "list", data: listed });
    return;
  }
  const found = listed.find(({ id }) => path === `/models/${id}`);
  const missing = { message: `The model '${path.slice(8)}' does not exist`, param: "model", code: "model_not_found" };
  if (found) sendJson(response, 200, found);
  else fail(response, 404, "invalid_request_error", missing);
};

/** JSON, or the fields of a form with its files counted. */
const bodyOf = async (request: IncomingMessage): Promise<unknown> => {
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) return readJson(request);
  const form = await new Response(new Uint8Array(await buffer(request)), {
    headers: { "content-type": type },
  }).formData();
  const fields: Record<string, string | number> = {};
  for (const [name, value] of form) {
    const key = name.replace(/\[\d*\]$/, "");
    fields[key] = typeof value === "string" ? value : Number(fields[key] ?? 0) + 1;
  }
  return fields;
};
