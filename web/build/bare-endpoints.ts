import { dirname } from "node:path";
import type { Plugin } from "vite";
import { bundled } from "./bundled.ts";

/**
 * Endpoints without their schemas: the types have done their work when the site is built, the server parses what it is
 * sent, and zod with all the schemas would be a tenth of each page. A schema that a page imports itself stays whole.
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

/** The names and defaults of an order's fields as the data that they are, without the table's schemas. */
export const orderNames = (): Plugin => ({
  name: "order-names",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith("/contract/order/names.ts")) return undefined;
    const values = Object.entries(await bundled(`export * from ${JSON.stringify(id)};`, dirname(id)));
    return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join("\n");
  },
});

/** What JSON can say of an endpoint, which is all but its schemas. */
const bare = (value: unknown, name: string): unknown => {
  if (typeof value !== "object" || value === null || !("path" in value))
    throw new Error(`${name} in contract/endpoints is not an endpoint: what is not belongs into contract/schema`);
  return Object.fromEntries(Object.entries(value).filter(([part]) => !schemas.includes(part)));
};

const schemas = ["params", "query", "body", "reply", "errors"];
