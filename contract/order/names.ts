import { type OrderFields, orderFields } from "./fields.ts";
import type { OrderField } from "./order-field.ts";
import type { NamesOf } from "./shapes.ts";

// Plain data only: the build of the site evaluates this file, so that pages load the table without zod.

const rows: readonly (readonly [name: string, field: OrderField])[] = Object.entries(orderFields);

// Each cast names what the rows make, which Object.fromEntries cannot infer.

/** The value of each field when an order does not set it. */
export const formDefaults = Object.fromEntries(rows.map(([name, field]) => [name, field.default])) as {
  readonly [Name in keyof OrderFields]: OrderFields[Name]["default"];
};

/** The form of a program's order that sets no field. */
export const webhookDefaults = Object.fromEntries(
  rows.flatMap(([name, { whenOmitted, default: value, webhookDefault = value }]) =>
    whenOmitted === "unset" ? [] : [[name, webhookDefault]],
  ),
) as {
  readonly [Name in keyof OrderFields as OrderFields[Name] extends { readonly whenOmitted: "unset" }
    ? never
    : Name]: OrderFields[Name] extends { readonly webhookDefault: infer Value } ? Value : OrderFields[Name]["default"];
};

/** The name of each field in the task record. */
export const taskNames = Object.fromEntries(
  rows.flatMap(([name, { task }]) => (task ? [[name, task]] : [])),
) as NamesOf<"task">;

/** The name of each field in an order of the incoming webhook. */
export const webhookNames = Object.fromEntries(
  rows.flatMap(([name, { webhook }]) => (webhook ? [[name, webhook]] : [])),
) as NamesOf<"webhook">;

/** The fields that a preset may have. */
export const presetNames = rows.flatMap(([name, { isOfOneStory }]) => (isOfOneStory ? [] : [name])) as readonly {
  [Name in keyof OrderFields]: OrderFields[Name] extends { readonly isOfOneStory: true } ? never : Name;
}[keyof OrderFields][];

type EffectName = {
  [Name in keyof OrderFields]: OrderFields[Name] extends { readonly effect: object } ? Name : never;
}[keyof OrderFields];

/** The effects of a film, each a switch of the form. */
export const effects = rows.flatMap(([name, { task, effect }]) =>
  effect && task ? [{ ...effect, name, task }] : [],
) as readonly {
  readonly name: EffectName;
  readonly task: NamesOf<"task">[EffectName];
  readonly label: string;
  readonly hint: string;
}[];
