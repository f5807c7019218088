import * as z from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { orderExamples } from "#contract/examples/orders.ts";
import { rateLimitOf } from "#contract/guide/calls.ts";
import { api } from "#contract/index.ts";

/** The contract in the words of OpenAPI 3.1. */
export const openApi = (): object =>
  createDocument({
    openapi: "3.1.0",
    info: {
      title: "Animation Agent",
      version: "1.0.0",
      description:
        "Orders a narrated, illustrated, animated film from a story idea or a full story. Programs use an API key, people who signed in an access token; both as a bearer.",
    },
    components: {
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The access token of a user who signed in",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "aa_live_… or aa_test_…",
          description: "A developer's key with the scope that the call names: tasks:read or tasks:write",
        },
      },
    },
    paths: paths(),
  });

const paths = (): ZodOpenApiPathsObject => {
  const found: Record<string, object> = {};
  for (const [tag, endpoints] of Object.entries(api))
    for (const endpoint of endpoints as readonly Endpoint[])
      found[endpoint.path] = { ...found[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, tag) };
  // Each is made below as OpenAPI has it.
  return found as ZodOpenApiPathsObject;
};

const operation = (endpoint: Endpoint, tag: string) => {
  const { id, summary, params, query, body, reply, status = 200, bare } = endpoint;
  return {
    operationId: id,
    summary,
    ...description(endpoint),
    tags: [tag],
    security: security(endpoint),
    // The contract describes params and query as objects.
    requestParams: {
      ...(params && { path: params as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(endpoint.idempotent && { header: IdempotencyKey }),
    },
    ...(body && { requestBody: requestBody(endpoint, body) }),
    responses: {
      [`${status}`]: {
        description: summary,
        ...json(bare ? reply : z.intersection(z.object({ success: z.literal(true) }), reply)),
      },
      ...failures(endpoint),
    },
  };
};

const IdempotencyKey = z.object({
  "Idempotency-Key": z.string().min(1).max(255).optional().meta({
    description:
      "A text of your own for this order. The same call with the same key within 24 hours answers the same and does nothing again; with another body it is refused with 422.",
  }),
});

const description = (endpoint: Endpoint) => {
  const { scope, caller } = endpoint;
  const limit = rateLimitOf(endpoint);
  const lines = [
    ...(scope ? [`An API key needs the scope \`${scope}\`.`] : []),
    ...(caller === "developer" ? ["Needs an API key."] : []),
    ...(caller === "admin" ? ["For administrators."] : []),
    `Up to ${limit.minute} calls a minute${limit.day ? ` and ${limit.day} a day` : ""}.`,
  ];
  return { description: lines.join(" ") };
};

const security = ({ caller, scope }: Endpoint): Record<string, string[]>[] => {
  if (caller === "anyone") return [];
  if (caller === "developer") return [{ apiKey: scope ? [scope] : [] }];
  return [{ accessToken: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
};

const requestBody = ({ id, encoding }: Endpoint, schema: z.ZodType) => {
  const required = !schema.safeParse(undefined).success;
  if (encoding === "multipart") return { required, content: { "multipart/form-data": { schema } } };
  const examples = id === "incomingOrder" ? { examples: orderExamples() } : {};
  return { required, content: { "application/json": { schema, ...examples } } };
};

const Failure = z
  .object({ success: z.literal(false), code: z.string(), error: z.string() })
  .meta({ id: "Failure", description: "Every call that fails answers in this shape; `error` can be shown to a user." });

/** What any call of a kind may be refused for, besides what the endpoint names. */
const failures = ({ caller, errors, body, idempotent }: Endpoint) => {
  const codes: ErrorCode[] = [
    ...errors,
    ...(caller === "anyone" ? [] : (["unauthenticated", "forbidden"] as const)),
    ...(body ? (["invalid_request", "content_too_large", "unsupported_media_type"] as const) : []),
    ...(idempotent ? (["idempotency_mismatch"] as const) : []),
    "too_many_requests",
  ];
  const sorted = [...new Set(codes)].sort((a, b) => errorStatus[a] - errorStatus[b]);
  return Object.fromEntries(
    sorted.map((code) => [
      errorStatus[code],
      {
        description: code,
        ...(code === "too_many_requests" && {
          headers: { "Retry-After": { description: "Seconds to wait", schema: { type: "integer" as const } } },
        }),
        ...json(Failure),
      },
    ]),
  );
};

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });
