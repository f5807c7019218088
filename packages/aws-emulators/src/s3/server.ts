import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { corsHeaders, preflight } from "./cors.ts";
import { operationFor } from "./operations.ts";
import { postObject } from "./post-object.ts";
import type { Answer, House } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { type S3Request, s3Request } from "./s3-request.ts";
import { verifySignature } from "./signature.ts";
import { xmlDocument } from "./xml.ts";

export const s3Server = (house: House): Server =>
  createServer(async (incoming, outgoing) => {
    // Clients set their clocks by it, and signatures are checked against the same.
    outgoing.setHeader("date", new Date(house.now()).toUTCString());
    try {
      await send(incoming, outgoing, await answerTo(incoming, outgoing, house));
    } catch (error) {
      // A sender that broke off hears no answer, and is no failure of ours.
      if (outgoing.headersSent || incoming.errored) outgoing.destroy();
      else await send(incoming, outgoing, errorAnswer(error, incoming));
    } finally {
      incoming.resume(); // what was refused unread would keep its sender waiting
    }
  });

const answerTo = async (incoming: IncomingMessage, outgoing: ServerResponse, house: House): Promise<Answer> => {
  const request = s3Request(incoming);
  if (request.method === "OPTIONS") return { status: 200, headers: preflight(request, house) };
  for (const [name, value] of Object.entries(corsHeaders(request, house))) outgoing.setHeader(name, value);
  if (isForm(request)) return postObject(request, house);
  verifySignature(request, house.credentials, house.now());
  return operationFor(request)(request, house);
};

// A form is signed by its policy, which is inside.
const isForm = ({ method, key, query, headers }: S3Request) =>
  method === "POST" && key === "" && query.size === 0 && headers["content-type"]?.startsWith("multipart/form-data");

const send = async (incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> => {
  const { status, headers = {}, body } = answer;
  outgoing.writeHead(status, { "x-amz-request-id": randomUUID(), ...headers });
  if (incoming.method === "HEAD" || typeof body !== "object")
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  // A reader that goes away in the middle, as a player does that seeks, is no failure of ours.
  else await pipeline(body, outgoing).catch(() => outgoing.destroy());
};

const errorAnswer = (error: unknown, { url = "" }: IncomingMessage): Answer => {
  if (!(error instanceof S3Error)) console.error("The local S3 failed", error);
  const { status, code, message } =
    error instanceof S3Error ? error : new S3Error(500, "InternalError", "The local S3 failed");
  const body = xmlDocument("Error", { Code: code, Message: message, Resource: url.split("?")[0] }, false);
  return { status, headers: { "content-type": "application/xml" }, body };
};
