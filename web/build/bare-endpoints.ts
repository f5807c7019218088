import { dirname } from "node:path";
import type { Plugin } from "vite";
import { bundled } from "./bundled.ts";

/**
 * Replaces contract/endpoints by the endpoints without their schemas. The server validates requests, so the browser
 * needs only method and path; zod and all schemas would add 25 kB to every page. A page can still import a schema
 * directly.
 */
export const bareEndpoints = (): Plugin => ({
  name: "bare-endpoints",
  enforce: "pre",
  async load(id) {
    if (!/\/contract\/endpoints\/[\w-]+\.ts$/.test(id)) return undefined;
    const endpoints = Object.entries(await bundled(`export * from ${JSON.stringify(id)};`, dirname(id)));
    return endpoints.map(([name, value]) => `export const ${name} = ${JSON.stringify(bare(value, name))};`).join("\n");
  },
});

/** Replaces contract/order/names.ts by its values: the names and defaults of the order's fields, without their schemas. */
export const orderNames = (): Plugin => ({
  name: "order-names",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("/contract/order/names.ts")) return undefined;
    const values = Object.entries(await bundled(`export * from ${JSON.stringify(id)};`, dirname(id)));
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
  },
});

/** Returns the endpoint without its schemas, which are the only parts that JSON cannot hold. */
const bare = (value: unknown, name: string): unknown => {
  if (typeof value !== "object" || value === null || !("path" in value))
    throw new Error(`${name} in contract/endpoints is not an endpoint: what is not belongs into contract/schema`);
  return Object.fromEntries(Object.entries(value).filter(([part]) => !schemas.includes(part)));
};

const schemas = ["params", "query", "body", "reply", "errors"];
