import { orderFieldTypes } from "../api.generated.ts";
import type { Order } from "../types.ts";
import { UsageError } from "./settings.ts";

const types: Readonly<Record<string, "string" | "number" | "boolean" | "object">> = orderFieldTypes;

const readers = {
  string: (text: string) => text,
  number: (text: string) => (text.trim() !== "" && Number.isFinite(Number(text)) ? Number(text) : undefined),
  boolean: (text: string) =>
    ({ true: true, yes: true, "1": true, false: false, no: false, "0": false })[text.toLowerCase()],
  object: (text: string) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
};
const wanted = { string: "text", number: "a number", boolean: "true or false", object: "JSON" };

/**
 * Makes an order of texts, as a command line or a CSV file has them. An empty text counts as left out. Throws
 * `UsageError` with `where` for a name that the API does not have, and for a text that is not of the field's type.
 */
export const orderOf = (texts: Readonly<Record<string, unknown>>, where: string): Order => {
  const order: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(texts)) {
    const type = types[name];
    if (!type)
      throw new UsageError(`${where}: there is no field "${name}". The fields are ${Object.keys(types).join(", ")}.`);
    if (value === "" || value === undefined || value === null) continue;
    const read = typeof value === "string" ? readers[type](value) : value;
    if (read === undefined) throw new UsageError(`${where}: ${name} is "${value}", but must be ${wanted[type]}.`);
    order[name] = read;
  }
  // The service checks the values; their types are right.
  return order as Order;
};
