import * as z from "zod";

const envelope = <const T extends string, D extends z.ZodType>(type: T, detail: D) =>
  z.object({ type: z.literal(type), version: z.literal(1), id: z.string(), at: z.iso.datetime(), detail });

const Task = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
const Payment = z.object({ userId: z.string(), paymentId: z.string() });

/** What happens to a task. */
export const TaskEvent = z.discriminatedUnion("type", [
  envelope("task.created", Task),
  envelope("task.retried", Task),
  envelope("task.completed", Task),
  envelope("task.failed", Task),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;

/** What is announced on the bus `animation-agent`; the detail type is `type`. */
export const DomainEvent = z.discriminatedUnion("type", [TaskEvent, envelope("payment.succeeded", Payment)]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export const eventSource = "animation-agent";
