import type { APIGatewayProxyEvent } from "aws-lambda";
import type * as z from "zod";
import type { Endpoint, RequestOf } from "#contract/endpoint.ts";
import { cleanTexts } from "#functions/core/shared/clean-text.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { Caller } from "./caller.ts";
import type { SentFile } from "./form.ts";
import { issueMessage } from "./issue-message.ts";

/** What a route receives besides the parts that the contract describes. */
export interface RequestContext {
  readonly caller: Caller;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The raw body. */
  readonly bytes: Buffer;
  /** The file of a multipart body. */
  readonly file: SentFile | undefined;
}

/** Validates a request against the endpoint's contract. Throws a `Refusal` if it does not match. */
export const parseRequest = async <E extends Endpoint>(endpoint: E, event: APIGatewayProxyEvent, caller: Caller) => {
  const headers = lowerCaseNames(event.headers);
  if (!["", "identity"].includes(headers["content-encoding"] ?? ""))
    throw new Refusal("unsupported_media_type", "The request body must not be compressed (Content-Encoding)");
  const bytes = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
  // Few requests are forms, so the form parser is loaded on first use.
  const form =
    endpoint.encoding === "multipart" ? await (await import("./form.ts")).readForm(headers, bytes) : undefined;
  // The contract's schemas parsed these parts, so they have the types of RequestOf.
  return {
    caller,
    headers,
    bytes,
    file: form?.file,
    params: endpoint.params && parseOrRefuse(endpoint.params, decodeParams(event.pathParameters)),
    query: endpoint.query && parseOrRefuse(endpoint.query, event.queryStringParameters ?? {}),
    body: endpoint.body && parseOrRefuse(endpoint.body, form ? form.fields : parseBody(endpoint.body, headers, bytes)),
  } as RequestOf<E> & RequestContext;
};

/**
 * Parses a part of the request, after its texts were cleaned: the only place where texts enter. The refusal has the
 * first problem as its message, and all problems by field.
 */
const parseOrRefuse = (schema: z.ZodType, given: unknown): unknown => {
  const { success, data, error } = schema.safeParse(cleanTexts(given));
  // A schema may open more texts: JSON in a field of a form.
  if (success) return cleanTexts(data);
  const fields = error.issues.map((issue) => ({ field: issue.path.join("."), message: issueMessage(issue) }));
  throw new Refusal("invalid_request", fields[0]?.message ?? "Invalid request", { fields });
};

const maxBodyBytes = 512 * 1024;

/** An empty body counts as absent if the schema allows that. */
const parseBody = (schema: z.ZodType, headers: RequestContext["headers"], bytes: Buffer): unknown =>
  bytes.length === 0 && schema.safeParse(undefined).success ? undefined : parseJsonBody(headers, bytes);

const parseJsonBody = (headers: RequestContext["headers"], bytes: Buffer): unknown => {
  if (!/^application\/json\b/i.test(headers["content-type"] ?? ""))
    throw new Refusal("unsupported_media_type", "The request body must be JSON (Content-Type: application/json)");
  if (bytes.length > maxBodyBytes) throw new Refusal("content_too_large", "The request body is larger than 512 KB");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal("invalid_request", "The request body is not JSON in UTF-8");
  }
};

const decodeParams = (params: Record<string, string | undefined> | null) => {
  try {
    return Object.fromEntries(
      Object.entries(params ?? {}).map(([name, value]) => [name, decodeURIComponent(value ?? "")]),
    );
  } catch {
    throw new Refusal("invalid_request", "The request URL is not valid");
  }
};

const lowerCaseNames = (headers: APIGatewayProxyEvent["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value ?? ""]));
