import * as z from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Endpoint } from "#contract/endpoint.ts";
import { type ErrorCode, errorStatus } from "#contract/errors.ts";
import { orderExamples } from "#contract/examples/orders.ts";
import { rateLimitOf } from "#contract/guide/calls.ts";
import { type ApiContext, api } from "#contract/index.ts";
import { Failure } from "#contract/schema/failure.ts";

const tags: Readonly<Record<ApiContext, string>> = {
  tasks: "Films: order, watch, change, cancel and download them",
  developers: "API keys, their usage, and orders from programs",
  assets: "Uploads: pictures, sounds and watermarks for films",
  account: "Credits, ledger and quotes",
  payments: "Buying credits",
  ai: "The assistant: ideas, titles and summaries for an order",
  catalogue: "What can be ordered: configuration, styles, prompts, and this document",
  vouchers: "Redeeming vouchers",
  admin: "For administrators: vouchers, credits, refunds, and the audit log",
  watch: "Films that their owners share with anyone who has the link, and their player for other sites.",
  webhooks: "A user's webhook and its deliveries",
  blog: "A user's Ghost blog that gets films",
  youtube: "A user's YouTube channel that gets films",
};

/** The contract as an OpenAPI 3.1 document. */
export const openApi = (): object =>
  createDocument({
    openapi: "3.1.0",
    info: {
      title: "Animation Agent",
      version: "1.0.0",
      description:
        "Orders a narrated, illustrated, animated film from a story idea or a full story. Programs authenticate with an API key, signed-in people with an access token. Both are bearer tokens.",
      license: { name: "MIT", identifier: "MIT" },
      contact: { name: "The operator of the deployment that serves this document" },
    },
    servers: [{ url: "/", description: "The host that serves this document" }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    components: {
      headers: rateLimitHeaders,
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "The access token of a signed-in user",
        },
        apiKey: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "aa_live_… or aa_test_…",
          description: "An API key with the scope in `x-api-key-scope` of the call: tasks:read or tasks:write",
        },
      },
    },
    paths: paths(),
  });

/** The headers of every reply that counted against a rate limit (`functions/http/rate-limit-headers.ts`). */
const rateLimitHeaders = {
  RateLimit: {
    description: "For each window, the calls that are left (r) and the seconds until it ends (t)",
    schema: { type: "string" as const },
    example: '"read-minute";r=598;t=42',
  },
  "RateLimit-Policy": {
    description: "For each window, the calls that it allows (q) and its seconds (w)",
    schema: { type: "string" as const },
    example: '"read-minute";q=600;w=60',
  },
};
const ofRateLimit = Object.fromEntries(
  Object.keys(rateLimitHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

const paths = (): ZodOpenApiPathsObject => {
  const found: Record<string, object> = {};
  for (const [tag, endpoints] of Object.entries(api))
    for (const endpoint of endpoints as readonly Endpoint[])
      found[endpoint.path] = { ...found[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, tag) };
  // operation() makes each entry in the shape that OpenAPI needs.
  return found as ZodOpenApiPathsObject;
};

const operation = (endpoint: Endpoint, tag: string) => {
  const { id, summary, params, query, body, scope, status = 200 } = endpoint;
  return {
    operationId: id,
    summary,
    ...description(endpoint),
    tags: [tag],
    security: security(endpoint),
    ...(scope && { "x-api-key-scope": scope }),
    // Params and query of every endpoint are objects.
    requestParams: {
      ...(params && { path: params as z.ZodObject }),
      ...(query && { query: query as z.ZodObject }),
      ...(endpoint.idempotent && { header: IdempotencyKey }),
      ...(endpoint.conditional && { header: IfNoneMatch }),
    },
    ...(body && { requestBody: requestBody(endpoint, body) }),
    responses: {
      [`${status}`]: {
        description: summary,
        headers: {
          ...(endpoint.conditional && { ETag: { description: "The version", schema: { type: "string" as const } } }),
          ...ofRateLimit,
        },
        ...content(endpoint),
      },
      ...(endpoint.conditional && { 304: { description: "Nothing changed since the version in If-None-Match" } }),
      ...failures(endpoint),
    },
  };
};

const IfNoneMatch = z.object({
  "If-None-Match": z
    .string()
    .optional()
    .meta({ description: "The ETag of the last response: the response is 304 without a body if nothing changed" }),
});

const IdempotencyKey = z.object({
  "Idempotency-Key": z.string().min(1).max(255).optional().meta({
    description:
      "A unique text of your choice for this request. A repeated call with the same key within 24 hours returns the same response and does nothing; with another body it fails with 422.",
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
  if (caller === "developer") return [{ apiKey: [] }];
  return [{ accessToken: [] }, ...(scope ? [{ apiKey: [] }] : [])];
};

const requestBody = ({ id, encoding }: Endpoint, schema: z.ZodType) => {
  const required = !schema.safeParse(undefined).success;
  if (encoding === "multipart") return { required, content: { "multipart/form-data": { schema } } };
  const examples = id === "incomingOrder" ? { examples: orderExamples() } : {};
  return { required, content: { "application/json": { schema, ...examples } } };
};

/** The error responses of a call: those that it names, and those that every call of its kind can have. */
const failures = (endpoint: Endpoint) => {
  const { caller, errors, body, idempotent } = endpoint;
  const codes: ErrorCode[] = [
    ...errors,
    ...(caller === "anyone" ? [] : (["unauthenticated", "forbidden"] as const)),
    ...(body ? (["invalid_request", "content_too_large", "unsupported_media_type"] as const) : []),
    ...(idempotent ? (["idempotency_mismatch"] as const) : []),
    "too_many_requests",
  ];
  const sorted = [...new Set(codes)].sort((a, b) => errorStatus[a] - errorStatus[b]);
  const listed = Object.fromEntries(
    sorted.map((code) => [
      errorStatus[code],
      {
        description: code,
        ...(code === "too_many_requests" && {
          headers: {
            "Retry-After": { description: "Seconds to wait", schema: { type: "integer" as const } },
            ...ofRateLimit,
          },
        }),
        // A page says itself that there is nothing to show.
        ...(code === "not_found" && endpoint.mediaType === "text/html" ? content(endpoint) : json(Failure)),
      },
    ]),
  );
  return { ...listed, default: { description: "Any other failure", ...json(Failure) } };
};

const content = ({ reply, bare, mediaType }: Endpoint) => {
  if (mediaType) return { content: { [mediaType]: { schema: reply } } };
  return json(bare ? reply : z.intersection(z.object({ success: z.literal(true) }), reply));
};

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });
