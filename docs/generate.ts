import { readFileSync, writeFileSync } from "node:fs";
import * as z from "zod";
import { createDocument, type ZodOpenApiPathsObject } from "zod-openapi";
import type { Endpoint } from "#contract/endpoint.ts";
import { errorStatus } from "#contract/errors.ts";
import { api } from "#contract/index.ts";
import { eventsPage } from "./events-page.ts";

/** Writes docs/openapi.json and docs/events.md from the contract; with --check, fails where one is not what would be written. */
const path = "docs/openapi.json";

const Failure = z
  .object({ success: z.literal(false), code: z.string(), error: z.string() })
  .meta({ id: "Failure", description: "Every call that fails answers in this shape; `error` can be shown to a user." });

const json = (schema: z.ZodType) => ({ content: { "application/json": { schema } } });

const operation = (
  { id, summary, params, query, body, reply, status = 200, errors, caller }: Endpoint,
  tag: string,
) => ({
  operationId: id,
  summary,
  tags: [tag],
  security: caller === "anyone" ? [] : [{ accessToken: [] }],
  // The contract describes params and query as objects.
  requestParams: { ...(params && { path: params as z.ZodObject }), ...(query && { query: query as z.ZodObject }) },
  ...(body && { requestBody: { required: true, ...json(body) } }),
  responses: {
    [`${status}`]: {
      description: summary,
      ...json(z.intersection(z.object({ success: z.literal(true) }), reply)),
    },
    ...Object.fromEntries(
      [...errors, ...(caller === "anyone" ? [] : (["unauthenticated"] as const))].map((code) => [
        errorStatus[code],
        { description: code, ...json(Failure) },
      ]),
    ),
  },
});

const paths: Record<string, object> = {};
for (const [tag, endpoints] of Object.entries(api))
  for (const endpoint of endpoints as readonly Endpoint[])
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint, tag) };

const document = createDocument({
  openapi: "3.1.0",
  info: {
    title: "Animation Agent",
    version: "1.0.0",
    description: "Orders a narrated, illustrated, animated film from a story idea or a full story.",
  },
  components: { securitySchemes: { accessToken: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
  paths: paths as ZodOpenApiPathsObject,
});

const pages = { [path]: `${JSON.stringify(document, null, 2)}\n`, "docs/events.md": eventsPage() };
for (const [file, text] of Object.entries(pages)) {
  if (!process.argv.includes("--check")) writeFileSync(file, text);
  else if (readFileSync(file, "utf8") !== text) {
    console.error(`${file} is not what the contract says. Run: npm run docs`);
    process.exitCode = 1;
  }
}
