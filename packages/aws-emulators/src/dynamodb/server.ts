import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { ApiError, isApiError } from "./api-error.ts";
import type { Perform } from "./operations.ts";
import type { Reply, Request } from "./store.ts";

/**
 * DynamoDB's protocol. It checks that a request is signed, not by whom: only this machine can reach it, and
 * the header it asks for is one that a page in a browser may not send here.
 */
export const dynamodbServer = (perform: Perform): Server =>
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
    return JSON.parse(await text(incoming)) as Request; // each operation checks its own
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
