import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { corsHeaders, preflight } from "./cors.ts";
import { operationFor } from "./operations.ts";
import { postObject } from "./post-object.ts";
import type { S3Context, S3Response } from "./s3-context.ts";
import { S3Error } from "./s3-error.ts";
import { parseRequest, type S3Request } from "./s3-request.ts";
import { verifySignature } from "./signature.ts";
import { xmlDocument } from "./xml.ts";

export const createS3Server = (context: S3Context): Server =>
  createServer(async (incoming, outgoing) => {
    // SDK clients correct their clocks by this header, and signatures are checked against the same clock.
    outgoing.setHeader("date", new Date(context.now()).toUTCString());
    try {
      await send(incoming, outgoing, await respondTo(incoming, outgoing, context));
    } catch (error) {
      // A client that disconnected gets no response, and that is no error of the server.
      if (outgoing.headersSent || incoming.errored) outgoing.destroy();
      else await send(incoming, outgoing, errorResponse(error, incoming));
    } finally {
      incoming.resume(); // an unread body would block the client
    }
  });

const respondTo = async (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  context: S3Context,
): Promise<S3Response> => {
  const request = parseRequest(incoming);
  if (request.method === "OPTIONS") return { status: 200, headers: preflight(request, context) };
  for (const [name, value] of Object.entries(corsHeaders(request, context))) outgoing.setHeader(name, value);
  if (isForm(request)) return postObject(request, context);
  verifySignature(request, context.credentials, context.now());
  return operationFor(request)(request, context);
};

// A form is signed by the policy in its body.
const isForm = ({ method, key, query, headers }: S3Request) =>
  method === "POST" && key === "" && query.size === 0 && headers["content-type"]?.startsWith("multipart/form-data");

const send = async (incoming: IncomingMessage, outgoing: ServerResponse, response: S3Response): Promise<void> => {
  const { status, headers = {}, body } = response;
  outgoing.writeHead(status, { "x-amz-request-id": randomUUID(), ...headers });
  if (incoming.method === "HEAD" || typeof body !== "object")
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
  // Clients may disconnect during a download: a video player does so when it seeks.
  else await pipeline(body, outgoing).catch(() => outgoing.destroy());
};

const errorResponse = (error: unknown, { url = "" }: IncomingMessage): S3Response => {
  if (!(error instanceof S3Error)) console.error("The local S3 failed", error);
  const { status, code, message } =
    error instanceof S3Error ? error : new S3Error(500, "InternalError", "The local S3 failed");
  const body = xmlDocument("Error", { Code: code, Message: message, Resource: url.split("?")[0] }, false);
  return { status, headers: { "content-type": "application/xml" }, body };
};
