import * as z from "zod";
import { reviewStops } from "./order/values.ts";

/** An attempt of a task. */
const Subject = z.object({
  userId: z.string(),
  taskId: z.string(),
  attempt: z.int(),
  /** The film that the task is a new cut of. */
  cutOf: z.string().optional(),
});
/** An attempt that has its film started after this time. */
const Scheduled = Subject.extend({ startAfter: z.iso.datetime().optional() });
/** The credits that an ended attempt cost, and those that were released. */
const Ended = Subject.extend({ paid: z.int(), returned: z.int() });

const envelope = <const T extends string, D extends z.ZodType>(type: T, detail: D) =>
  z.object({ type: z.literal(type), version: z.literal(1), id: z.string(), at: z.iso.datetime(), detail });

/** The events of a task. */
export const TaskEvent = z.discriminatedUnion("type", [
  envelope("task.created", Scheduled),
  envelope("task.edited", Subject),
  envelope("task.started", Subject),
  envelope("task.retried", Scheduled),
  envelope("task.completed", Ended),
  envelope("task.failed", Ended.extend({ reason: z.string(), cancelled: z.boolean() })),
  envelope("task.expiring", Subject.extend({ expiresAt: z.iso.datetime() })),
  envelope("task.extending", Subject.extend({ until: z.iso.datetime() })),
  envelope("task.extended", Subject.extend({ expiresAt: z.iso.datetime() })),
  envelope("task.review_ready", Subject.extend({ review: z.enum(reviewStops), until: z.iso.datetime() })),
  envelope("task.refunded", Subject.extend({ credits: z.int() })),
  envelope("task.deleted", Subject),
]);
export type TaskEvent = z.infer<typeof TaskEvent>;

const Scene = Subject.extend({ scene: z.int() });

/** A stage of a film ended. These events are published once, without the outbox: a film does not wait for them. */
export const StageEvent = z.discriminatedUnion("type", [
  envelope("film.story_written", Subject),
  envelope("film.scenes_planned", Subject.extend({ scenes: z.int() })),
  envelope("film.scene_spoken", Scene),
  envelope("film.scenes_spoken", Subject),
  envelope("film.scene_drawn", Scene),
  envelope("film.scenes_drawn", Subject),
  envelope("film.scene_rendered", Scene),
  envelope("film.sound_mixed", Subject),
  envelope("film.joined", Subject),
  envelope("film.described", Subject),
  envelope("film.packed", Subject),
]);
export type StageEvent = z.infer<typeof StageEvent>;

/** A ledger entry. */
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

/** `requested`: the user requested another delivery attempt. `disabled`: the webhook was disabled automatically. */
export const WebhookEvent = z.discriminatedUnion("type", [
  envelope("webhook.requested", z.object({ userId: z.string(), deliveryId: z.string(), nth: z.int() })),
  envelope("webhook.disabled", z.object({ userId: z.string(), host: z.string(), reason: z.string() })),
]);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** The user wants a film on YouTube, or a long upload goes on. */
export const YouTubeEvent = envelope("youtube.requested", z.object({ userId: z.string(), taskId: z.string() }));
export type YouTubeEvent = z.infer<typeof YouTubeEvent>;

/**
 * The events on the bus `animation-agent`. The detail type is `type`. Delivery is at least once and not ordered, so
 * consumers deduplicate by `id`. A changed meaning is a new version.
 */
export const DomainEvent = z.discriminatedUnion("type", [
  TaskEvent,
  StageEvent,
  envelope("credits.moved", Movement),
  envelope("payment.succeeded", z.object({ userId: z.string(), paymentId: z.string() })),
  WebhookEvent,
  YouTubeEvent,
  envelope("account.email_changed", z.object({ userId: z.string() })),
]);
export type DomainEvent = z.infer<typeof DomainEvent>;
export const eventSource = "animation-agent";
