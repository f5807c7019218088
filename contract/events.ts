import * as z from "zod";

/** A task in one of its attempts. */
const Subject = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
/** What an ended attempt cost, and what went back to its owner. */
const Ended = Subject.extend({ paid: z.int(), returned: z.int() });

const envelope = <const T extends string, D extends z.ZodType>(type: T, detail: D) =>
  z.object({ type: z.literal(type), version: z.literal(1), id: z.string(), at: z.iso.datetime(), detail });

/** What happens to a task. */
export const TaskEvent = z.discriminatedUnion("type", [
  envelope("task.created", Subject),
  envelope("task.edited", Subject),
  envelope("task.started", Subject),
  envelope("task.retried", Subject),
  envelope("task.completed", Ended),
  envelope("task.failed", Ended.extend({ reason: z.string(), cancelled: z.boolean() })),
  envelope("task.expiring", Subject.extend({ expiresAt: z.iso.datetime() })),
  envelope("task.deleted", Subject),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;

/** One movement in the ledger of a user. */
const Movement = z.object({
  userId: z.string(),
  entryId: z.string(),
  entryType: z.string(),
  amount: z.int(),
  from: z.string(),
  to: z.string(),
  ref: z.string(),
  at: z.iso.datetime(),
});

/** `requested`: its owner asked for one more attempt. `disabled`: it was switched off by itself. */
export const WebhookEvent = z.discriminatedUnion("type", [
  envelope("webhook.requested", z.object({ userId: z.string(), deliveryId: z.string(), nth: z.int() })),
  envelope("webhook.disabled", z.object({ userId: z.string(), host: z.string(), reason: z.string() })),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/**
 * What is announced on the bus `animation-agent`; the detail type is `type`. Delivered at least once and in no
 * promised order: whoever acts on an event remembers its `id`. A changed meaning is a new version.
 */
export const DomainEvent = z.discriminatedUnion("type", [
  TaskEvent,
  envelope("credits.moved", Movement),
  envelope("payment.succeeded", z.object({ userId: z.string(), paymentId: z.string() })),
  WebhookEvent,
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export const eventSource = "animation-agent";
