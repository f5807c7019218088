import * as z from "zod";
import { TaskStatus } from "./task.ts";

const Time = z.iso.datetime();

/** A film as an administrator sees it who helps its owner. It has no story text and no link. */
export const SupportFilm = z
  .object({
    task_id: z.string(),
    user_id: z.string(),
    title: z.string(),
    status: TaskStatus,
    stage: z.string().optional().meta({ description: "The stage that runs, or the last one that ran" }),
    stage_seconds: z
      .record(z.string(), z.number())
      .optional()
      .meta({ description: "Seconds of each stage that has ended, in the last attempt" }),
    attempt: z.int(),
    minutes: z.number().meta({ description: "The ordered length" }),
    test: z.boolean().meta({ description: "Ordered with a test key: it costs no credits" }),
    created_at: Time,
    started_at: Time.optional(),
    completed_at: Time.optional(),
    expires_at: Time.optional().meta({ description: "When its files are deleted, or were" }),
    price: z.int().meta({ description: "Credits that were agreed for it" }),
    paid: z.int().meta({ description: "Credits that were captured for it, in all attempts" }),
    refunded: z.int().meta({ description: "Credits of these that an administrator has refunded" }),
    waived: z
      .int()
      .optional()
      .meta({ description: "Credits that its owner does not pay: it was started again for nothing" }),
    extending_until: Time.optional().meta({ description: "Its files are being copied, to keep it until then" }),
    error_message: z.string().optional().meta({ description: "What its owner reads about the failure" }),
    failure_cause: z.string().optional().meta({ description: "The error that ended it, with its stage" }),
    models: z.record(z.string(), z.string()).optional(),
    fallbacks: z
      .record(z.string(), z.object({ from: z.string(), to: z.string(), reason: z.string() }))
      .optional()
      .meta({ description: "Engines that another one replaced, by role" }),
    cost_usd: z.number().optional().meta({ description: "US dollars for all answers of providers, by list prices" }),
  })
  .meta({ id: "SupportFilm" });
export type SupportFilm = z.infer<typeof SupportFilm>;

/** A user as an administrator sees them who helps them. */
export const SupportUser = z
  .object({
    user_id: z.string(),
    email: z.string(),
    created_at: z.string(),
    credits: z.object({ available: z.int(), held: z.int(), spent: z.int(), earned: z.int() }),
    films: z.record(TaskStatus, z.int()).meta({ description: "How many films they have, by status" }),
  })
  .meta({ id: "SupportUser" });
export type SupportUser = z.infer<typeof SupportUser>;
