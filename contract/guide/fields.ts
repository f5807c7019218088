import * as z from "zod";
import { OrderFields } from "../schema/incoming-order.ts";
import { markdownTable } from "./table.ts";

/** A field of an order of the incoming webhook, for the documentation. */
export interface Field {
  readonly name: string;
  readonly type: string;
  readonly defaultValue: string;
  readonly description: string;
}

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly description?: string;
}

/** The fields of an order, read from its schema. */
export const orderFields = (): Field[] => {
  // JSON Schema of an object has properties.
  const { properties = {} } = z.toJSONSchema(OrderFields, { io: "input" }) as {
    readonly properties?: Readonly<Record<string, Described>>;
  };
  return Object.entries(properties).map(([name, field]) => ({
    name,
    type: field.type ?? (typeof field.enum?.[0] === "number" ? "number" : "string"),
    defaultValue: field.default === undefined ? "" : JSON.stringify(field.default),
    description: field.description ?? "",
  }));
};

export const fieldReference = (): string =>
  markdownTable(
    ["Field", "Type", "Default", "Meaning"],
    orderFields().map(({ name, type, defaultValue, description }) => [
      `\`${name}\``,
      type,
      defaultValue && `\`${defaultValue}\``,
      description,
    ]),
  );
