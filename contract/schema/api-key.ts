import * as z from "zod";
import type { Scope } from "../endpoint.ts";

/** The format of a key, for secret scanners: 40 random characters and a checksum of six. */
export const keyPattern = /\baa_(live|test)_[0-9A-Za-z]{46}\b/;

export const scopes = ["tasks:read", "tasks:write", "webhooks:write"] as const satisfies readonly Scope[];
export const KeyMode = z.enum(["live", "test"]);
export type KeyMode = z.infer<typeof KeyMode>;
const Scopes = z.array(z.enum(scopes)).min(1, "A key needs at least one scope.");

/** A key as its owner sees it. It is shown in full only once, when it is created. */
export const ApiKey = z
  .object({
    id: z.string(),
    api_key: z.string().meta({ description: "Masked: the first twelve and the last four characters" }),
    mode: KeyMode.meta({ description: "live: films cost credits. test: short films that are free" }),
    scopes: Scopes,
    status: z.enum(["active", "revoked"]),
    created_at: z.iso.datetime(),
    last_used_at: z.iso.datetime().optional().meta({ description: "Updated at most once a minute" }),
    valid_until: z.iso.datetime().optional().meta({ description: "A replaced key works until then" }),
  })
  .meta({ id: "ApiKey", description: "A developer's key, masked." });
export type ApiKey = z.infer<typeof ApiKey>;

/** The settings of a new key. All are optional. */
export const KeyOrder = z
  .object({
    mode: KeyMode.default("live"),
    scopes: Scopes.default([...scopes]),
    overlap_hours: z
      .number()
      .int()
      .min(0)
      .max(24, "A replaced key can work for up to 24 more hours.")
      .default(0)
      .meta({ description: "Hours for which the replaced key still works; 0 revokes it at once" }),
  })
  .default({ mode: "live", scopes: [...scopes], overlap_hours: 0 });
export type KeyOrder = z.output<typeof KeyOrder>;

/** One film that was ordered by a program. */
export const ApiUsage = z
  .object({
    task_id: z.string(),
    code_name: z.string(),
    story_type: z.string(),
    task_created_at: z.iso.datetime(),
    credit_cost: z.int(),
    process_status: z.string(),
    test: z.boolean().optional().meta({ description: "Ordered with a test key" }),
  })
  .meta({ id: "ApiUsage" });
