import * as z from "zod";

/** The actions that are written to the audit log. */
export const AuditAction = z.enum([
  "create-voucher",
  "top-up-credits",
  "give-back-credits",
  "retry-task",
  "extend-film",
  "search-films",
  // Of an operator: npm run operate
  "end-task",
  "start-run",
  "pause-provider",
  "resume-provider",
  "replay-event",
]);

const State = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** One entry of the audit log: an action and the state before and after it. Entries never change. */
export const AuditRecord = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().meta({ description: "The administrator's user id" }),
    action: AuditAction,
    target: z.string().meta({ description: "The id of the user, voucher, task or provider that was changed" }),
    reason: z.string(),
    before: State,
    after: State,
  })
  .meta({ id: "AuditRecord" });
export type AuditRecord = z.infer<typeof AuditRecord>;
