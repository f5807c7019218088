import * as z from "zod";

const Subject = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
const envelope = <const T extends string, D extends z.ZodType>(type: T, detail: D) =>
  z.object({ type: z.literal(type), version: z.literal(1), id: z.string(), at: z.iso.datetime(), detail });

/** What happened to a film. `task.expiring`: its files are deleted a day later. */
export const TaskEvent = z.discriminatedUnion("type", [
  envelope("task.created", Subject),
  envelope("task.retried", Subject),
  envelope("task.completed", Subject),
  envelope("task.failed", Subject),
  envelope("task.expiring", Subject),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;

/** `requested`: its owner asked for one more attempt. `disabled`: it was switched off by itself. */
export const WebhookEvent = z.discriminatedUnion("type", [
  envelope("webhook.requested", z.object({ userId: z.string(), deliveryId: z.string(), nth: z.int() })),
  envelope("webhook.disabled", z.object({ userId: z.string(), reason: z.string() })),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** What is announced on the bus `animation-agent`; the detail type is `type`. */
export const DomainEvent = z.discriminatedUnion("type", [...TaskEvent.options, ...WebhookEvent.options]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export const eventSource = "animation-agent";
