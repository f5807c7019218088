import * as z from "zod";
import { orderFields } from "../order/fields.ts";
import type { OrderField, OrderMode } from "../order/order-field.ts";
import { webhookShape } from "../order/shapes.ts";
import { webhookControls } from "../order/webhook-controls.ts";

/**
 * The fields of an order of the incoming webhook. None has a default here: a field that is left out takes its default
 * in a new film, and the value of the source in a film that is edited, repeated or continued.
 */
export const OrderFields = z.object(webhookShape);

/** Leaves out fields that are null or empty: programs send such values for what they do not know. */
const withoutEmpty = (given: unknown): unknown =>
  typeof given === "object" && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== ""))
    : given;

/** The fields that a mode needs. */
const requiredIn = (mode: OrderMode): readonly string[] => [
  ...Object.entries(webhookControls).flatMap(([name, control]) => (needs(control, mode) ? [name] : [])),
  ...Object.values(orderFields).flatMap((field: OrderField) =>
    field.webhook && needs(field, mode) ? [field.webhook] : [],
  ),
];
const needs = ({ requiredIn: modes = [] }: Pick<OrderField, "description" | "requiredIn">, mode: OrderMode): boolean =>
  modes.includes(mode);

const isMissing = (mode: OrderMode, field: string): string =>
  mode === "create" ? `${field} is required.` : `${mode.charAt(0).toUpperCase()}${mode.slice(1)} needs ${field}.`;

export const IncomingOrder = z
  .preprocess(withoutEmpty, OrderFields)
  .superRefine((order: Readonly<Record<string, unknown>> & { readonly mode: OrderMode }, context) => {
    for (const field of requiredIn(order.mode))
      if (!order[field]) context.addIssue({ code: "custom", message: isMissing(order.mode, field), path: [field] });
  })
  .meta({
    id: "IncomingOrder",
    description: "What a program orders. Only input_story is required; every other field has a default.",
  });
export type IncomingOrder = z.output<typeof IncomingOrder>;
