import * as z from "zod";
import { type OrderField, orderModes } from "./order-field.ts";

/** The fields of the incoming webhook that say what to do, and with which task. They are not part of the film. */
export const webhookControls = {
  mode: {
    schema: z.enum(orderModes, `Unknown mode. Known: ${orderModes.join(", ")}.`).default("create"),
    default: "create",
    description:
      "create: a new film. edit: changes a film that is still pending (task_id). repeat: the same film again (from_task_id). continue: a sequel of a completed film (from_task_id).",
  },
  task_id: {
    schema: z.string().max(100).optional(),
    requiredIn: ["edit"],
    description: "In mode edit: the pending task to change.",
  },
  from_task_id: {
    schema: z.string().max(100).optional(),
    requiredIn: ["repeat", "continue"],
    description: "In mode repeat: any of your tasks. In mode continue: a completed one.",
  },
  preset_id: {
    schema: z.string().max(100).optional(),
    description:
      "One of your presets: its settings hold for each field that the order leaves out. In the modes edit, repeat and continue they replace those of the earlier film.",
  },
  triggered_by: {
    schema: z.enum(["api_call", "web_user"]).optional(),
    default: "api_call",
    description: "Who placed the order. A program leaves it out or sends api_call.",
  },
} as const satisfies Record<
  string,
  Pick<OrderField, "schema" | "requiredIn" | "description"> & { readonly default?: string }
>;
