import * as z from "zod";

/** What an administrator can do. */
export const AuditAction = z.enum([
  "create-voucher",
  "top-up-credits",
  "give-back-credits",
  // An operator at a terminal: npx tsx bin/operate.ts
  "end-task",
  "start-run",
  "pause-provider",
  "resume-provider",
  "replay-event",
]);

const State = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** One deed of an administrator, written with what it changed and never again. */
export const AuditRecord = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().meta({ description: "The administrator's user id" }),
    action: AuditAction,
    target: z.string().meta({ description: "The user or voucher it was done to" }),
    reason: z.string(),
    before: State,
    after: State,
  })
  .meta({ id: "AuditRecord" });
export type AuditRecord = z.infer<typeof AuditRecord>;
