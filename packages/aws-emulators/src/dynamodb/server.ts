import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { ApiError, isApiError } from "./api-error.ts";
import type { RunOperation } from "./operations.ts";
import type { Reply, Request } from "./store.ts";

/**
 * Serves DynamoDB's JSON protocol. A signature is required but not verified: only this machine can reach the server,
 * and a web page cannot send the header without a CORS preflight, which is refused.
 */
export const createDynamodbServer = (perform: RunOperation): Server =>
  createServer(async (incoming, outgoing) => {
    try {
      answer(outgoing, 200, await perform(operationOf(incoming), await requestIn(incoming)));
    } catch (error) {
      if (isApiError(error)) return answer(outgoing, error.statusCode, error.body);
      console.error("The local DynamoDB failed", error);
      answer(outgoing, 500, { __type: "InternalServerError", message: String(error) });
    }
  });

const operationOf = ({ headers }: IncomingMessage): string => {
  if (!headers.authorization?.startsWith("AWS4-"))
    throw new ApiError(
      "com.amazon.coral.service#MissingAuthenticationTokenException",
      "Request is missing Authentication Token",
    );
  const [version, operation] = String(headers["x-amz-target"]).split(".");
  if (version !== "DynamoDB_20120810" || !operation)
    throw new ApiError(
      "com.amazon.coral.service#UnknownOperationException",
      `${headers["x-amz-target"]} is not implemented by the local DynamoDB`,
    );
  return operation;
};

const requestIn = async (incoming: IncomingMessage): Promise<Request> => {
  try {
    return JSON.parse(await text(incoming)) as Request; // each operation validates its own
  } catch {
    throw new ApiError("com.amazon.coral.service#SerializationException", "The request body is not JSON");
  }
};

const answer = (outgoing: ServerResponse, status: number, body: Reply) => {
  const json = JSON.stringify(body);
  outgoing.writeHead(status, {
    "content-type": "application/x-amz-json-1.0",
    "content-length": Buffer.byteLength(json),
    "x-amzn-requestid": randomUUID(),
  });
  outgoing.end(json);
};
