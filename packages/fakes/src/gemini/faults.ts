import type { ServerResponse } from "node:http";
import { answerTo, soundPart } from "./answer-to.ts";
import { fail, send } from "./replies.ts";
import type { GeminiRequest } from "./request.ts";

type Reply = (response: ServerResponse, request: GeminiRequest) => void | Promise<void>;

const candidate =
  (content: object): Reply =>
  (response) =>
    send(response, 200, { candidates: [content] });
const blocked = (finishReason: string): Reply => candidate({ finishReason, index: 0 });

/** The failures of Gemini that a client must handle, by name. */
export const faults = {
  "429": (response) => fail(response, 429, "RESOURCE_EXHAUSTED", "You exceeded your current quota."),
  "500": (response) => fail(response, 500, "INTERNAL", "An internal error has occurred."),
  "503": (response) => fail(response, 503, "UNAVAILABLE", "The model is overloaded. Please try again later."),
  "400": (response) => fail(response, 400, "INVALID_ARGUMENT", "Request contains an invalid argument."),
  "404": (response) => fail(response, 404, "NOT_FOUND", "This model is no longer available."),
  "prompt blocked": (response) => send(response, 200, { promptFeedback: { blockReason: "PROHIBITED_CONTENT" } }),
  SAFETY: blocked("SAFETY"),
  RECITATION: blocked("RECITATION"),
  LANGUAGE: blocked("LANGUAGE"),
  IMAGE_SAFETY: blocked("IMAGE_SAFETY"),
  "empty 200": (response) => send(response, 200, {}),
  "no parts": candidate({ content: { role: "model" }, finishReason: "STOP" }),
  "cut off": candidate({
    content: { role: "model", parts: [{ text: '{"title":"The fox' }] },
    finishReason: "MAX_TOKENS",
  }),
  "not JSON": candidate({
    content: { role: "model", parts: [{ text: "Sure! Here is your story." }] },
    finishReason: "STOP",
  }),
  reset: (response) => void response.destroy(),
  "blank picture": async (response, request) =>
    send(response, 200, {
      candidates: [{ content: { parts: [await answerTo(request, "blank")] }, finishReason: "STOP" }],
    }),
  "broken picture": candidate({
    content: {
      parts: [{ inlineData: { mimeType: "image/png", data: Buffer.from("not a picture").toString("base64") } }],
    },
    finishReason: "STOP",
  }),
  silence: candidate({ content: { parts: [soundPart(5, 0)] }, finishReason: "STOP" }),
  "cut-off sound": candidate({ content: { parts: [soundPart(0.4, 0.3)] }, finishReason: "STOP" }),
} satisfies Record<string, Reply>;

export type Fault = keyof typeof faults;
