import * as z from "zod";

const Subject = z.object({ userId: z.string(), taskId: z.string(), attempt: z.int() });
const envelope = <const T extends string>(type: T) =>
  z.object({ type: z.literal(type), version: z.literal(1), id: z.string(), at: z.iso.datetime(), detail: Subject });

/** What is announced on the bus `animation-agent`; the detail type is `type`. */
export const DomainEvent = z.discriminatedUnion("type", [
  envelope("task.created"),
  envelope("task.retried"),
  envelope("task.completed"),
  envelope("task.failed"),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export const eventSource = "animation-agent";
