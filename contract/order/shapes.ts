import type * as z from "zod";
import { type OrderFields, orderFields } from "./fields.ts";
import type { OrderField } from "./order-field.ts";
import { webhookControls } from "./webhook-controls.ts";

/** The names of the fields that have a name of the kind, and that name. */
export type NamesOf<Kind extends "task" | "webhook"> = {
  readonly [Name in keyof OrderFields as OrderFields[Name] extends Readonly<Record<Kind, string>>
    ? Name
    : never]: OrderFields[Name] extends Readonly<Record<Kind, infer Other extends string>> ? Other : never;
};

type FormSchema<Field extends OrderField> = Field extends { readonly formSchema: infer Schema extends z.ZodType }
  ? Schema
  : Field extends { readonly whenOmitted: "refused" }
    ? Field["schema"]
    : Field extends { readonly whenOmitted: "unset" }
      ? z.ZodOptional<Field["schema"]>
      : z.ZodDefault<Field["schema"]>;

type WebhookSchema<Field extends OrderField> = z.ZodOptional<
  Field extends { readonly webhookSchema: infer Schema extends z.ZodType } ? Schema : Field["schema"]
>;

/** The fields that a preset may have. */
type PresetShape = {
  readonly [Name in keyof OrderFields as OrderFields[Name] extends { readonly isOfOneStory: true }
    ? never
    : Name]: z.ZodOptional<OrderFields[Name]["schema"]>;
};

type TaskSchema<Field extends OrderField> = Field extends { readonly taskSchema: infer Schema extends z.ZodType }
  ? Schema
  : Field extends { readonly whenOmitted: "unset" }
    ? z.ZodOptional<Field["schema"]>
    : Field["schema"];

type FormShape = { readonly [Name in keyof OrderFields]: FormSchema<OrderFields[Name]> };
type WebhookShape = {
  readonly [Name in keyof NamesOf<"webhook"> as NamesOf<"webhook">[Name]]: WebhookSchema<OrderFields[Name]>;
};
type TaskShape = { readonly [Name in keyof NamesOf<"task"> as NamesOf<"task">[Name]]: TaskSchema<OrderFields[Name]> };
type ControlShape = { readonly [Name in keyof typeof webhookControls]: (typeof webhookControls)[Name]["schema"] };

const rows: readonly (readonly [name: string, field: OrderField])[] = Object.entries(orderFields);

const formSchema = ({ formSchema: own, schema, whenOmitted, ...field }: OrderField): z.ZodType => {
  if (own) return own;
  if (whenOmitted === "refused") return schema;
  return whenOmitted === "unset" ? schema.optional() : schema.default(field.default);
};

const taskSchema = ({ taskSchema: own, schema, whenOmitted }: OrderField): z.ZodType =>
  own ?? (whenOmitted === "unset" ? schema.optional() : schema);

/** The documented default of a program's order. Nothing is filled in by the schema: see `webhookDefaults`. */
const webhookMeta = ({ description, webhookNote, isComputed, default: value, webhookDefault = value }: OrderField) => ({
  description: [description, webhookNote].filter(Boolean).join(" "),
  ...(!isComputed && { default: webhookDefault }),
});

// Each cast names what the rows make, which Object.fromEntries cannot infer.

/** The fields of the site's form and of the call `createTask`. */
export const formShape = Object.fromEntries(
  rows.map(([name, field]) => [name, formSchema(field).meta({ description: field.description })]),
) as FormShape;

/** The fields of an order that a preset may have. */
export const presetShape = Object.fromEntries(
  rows.flatMap(([name, field]) =>
    field.isOfOneStory ? [] : [[name, field.schema.optional().meta({ description: field.description })]],
  ),
) as PresetShape;

/** The fields of an order as the task record stores them and the API task shows them. */
export const taskShape = Object.fromEntries(
  rows.flatMap(([, field]) => (field.task ? [[field.task, taskSchema(field)]] : [])),
) as TaskShape;

/** The fields of an order of the incoming webhook. */
export const webhookShape = {
  ...(Object.fromEntries(
    Object.entries(webhookControls).map(([name, { schema, ...control }]) => [
      name,
      schema.meta({
        description: control.description,
        ...("default" in control && { default: control.default }),
      }),
    ]),
  ) as ControlShape),
  ...(Object.fromEntries(
    rows.flatMap(([, field]) =>
      field.webhook ? [[field.webhook, (field.webhookSchema ?? field.schema).optional().meta(webhookMeta(field))]] : [],
    ),
  ) as WebhookShape),
};
