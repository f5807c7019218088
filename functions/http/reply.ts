import type { APIGatewayProxyResult } from "aws-lambda";
import { responseHeaders } from "#contract/response-headers.ts";

/** A JSON reply with the headers that every reply has. */
export const reply = (
  statusCode: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: { ...responseHeaders, ...headers },
  body: JSON.stringify(body),
});

/** A reply that is text of another media type. */
export const textReply = (statusCode: number, body: string, mediaType: string): APIGatewayProxyResult => ({
  statusCode,
  headers: { ...responseHeaders, "content-type": mediaType },
  body,
});

/** The reply to a client that has the current version. */
export const notModified = (etag: string): APIGatewayProxyResult => {
  const { "content-type": _, ...headers } = responseHeaders;
  return { statusCode: 304, headers: { ...headers, etag }, body: "" };
};
