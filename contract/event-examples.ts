import type { DomainEvent } from "./events.ts";

const at = "2026-01-01T12:00:00.000Z";
const userId = "7c1f6a52-30b4-4d0e-9f0a-2b8f6f1d5c11";
const film = { userId, taskId: "web_1767268800000_a1b2c3d4e5f6", attempt: 1 };
const envelope = { version: 1, id: "evt_1767268800000_0f9e8d7c6b5a", at } as const;

/** A stage that is repeated publishes the same id again. */
const stageEnvelope = (type: string, scene?: number) => ({
  ...envelope,
  id: `evt_${film.taskId}_${film.attempt}_${type}${scene === undefined ? "" : `_${scene}`}`,
});

type Example = DomainEvent & { readonly description: string };

/** One example of each event, for docs/events.md. */
export const eventExamples: readonly Example[] = [
  {
    ...envelope,
    type: "task.created",
    detail: { ...film, startAfter: "2026-01-01T12:01:00.000Z" },
    description: "A film was ordered, or a new cut of one (`cutOf`), and its price is reserved.",
  },
  { ...envelope, type: "task.edited", detail: film, description: "A pending order was changed." },
  { ...envelope, type: "task.started", detail: film, description: "An attempt to make the film has started." },
  {
    ...envelope,
    type: "task.retried",
    detail: { ...film, attempt: 2, startAfter: at },
    description: "The owner retries a failed film: a new attempt has started.",
  },
  {
    ...envelope,
    type: "task.completed",
    detail: { ...film, paid: 8, returned: 2 },
    description: "A film is ready. `paid` is its price in credits; `returned` was reserved but not spent.",
  },
  {
    ...envelope,
    type: "task.failed",
    detail: { ...film, paid: 0, returned: 10, reason: "The pictures could not be drawn.", cancelled: false },
    description: "A film failed. `reason` is a message for its owner; `cancelled` is true if the owner ended it.",
  },
  {
    ...envelope,
    type: "task.expiring",
    detail: { ...film, expiresAt: "2026-01-03T12:00:00.000Z" },
    description: "The film and its files are deleted in 48 hours.",
  },
  {
    ...envelope,
    type: "task.extending",
    detail: { ...film, until: "2026-02-07T12:00:00.000Z" },
    description: "A finished film shall be kept longer. Its files are being copied.",
  },
  {
    ...envelope,
    type: "task.extended",
    detail: { ...film, expiresAt: "2026-02-07T12:00:00.000Z" },
    description: "A finished film is kept longer: until `expiresAt`.",
  },
  {
    ...envelope,
    type: "task.review_ready",
    detail: { ...film, review: "storyboard", until: "2026-01-04T12:00:00.000Z" },
    description: "A film has stopped for its owner's review, `until` then at most.",
  },
  {
    ...envelope,
    type: "task.refunded",
    detail: { ...film, credits: 8 },
    description: "An administrator gave the credits of an ended film back. A mail to its owner says so.",
  },
  { ...envelope, type: "task.deleted", detail: film, description: "The owner deleted a task." },
  {
    ...stageEnvelope("film.story_written"),
    type: "film.story_written",
    detail: film,
    description: "The story of a film is written.",
  },
  {
    ...stageEnvelope("film.scenes_planned"),
    type: "film.scenes_planned",
    detail: { ...film, scenes: 10 },
    description: "The story is split into scenes. `scenes` is how many.",
  },
  {
    ...stageEnvelope("film.scene_spoken", 1),
    type: "film.scene_spoken",
    detail: { ...film, scene: 1 },
    description:
      "The narration of a scene is spoken. It may be rewritten to fit the length, and then it is spoken again.",
  },
  {
    ...stageEnvelope("film.scenes_spoken"),
    type: "film.scenes_spoken",
    detail: film,
    description: "All narration is spoken, and fits the ordered length.",
  },
  {
    ...stageEnvelope("film.scene_drawn", 1),
    type: "film.scene_drawn",
    detail: { ...film, scene: 1 },
    description: "The picture of a scene is drawn.",
  },
  {
    ...stageEnvelope("film.scenes_drawn"),
    type: "film.scenes_drawn",
    detail: film,
    description: "The pictures of all scenes are drawn.",
  },
  {
    ...stageEnvelope("film.scene_rendered", 1),
    type: "film.scene_rendered",
    detail: { ...film, scene: 1 },
    description: "The video of a scene is rendered.",
  },
  {
    ...stageEnvelope("film.sound_mixed"),
    type: "film.sound_mixed",
    detail: film,
    description: "The narration and the music are mixed.",
  },
  {
    ...stageEnvelope("film.joined"),
    type: "film.joined",
    detail: film,
    description: "The scenes and the sound are joined to the film.",
  },
  {
    ...stageEnvelope("film.described"),
    type: "film.described",
    detail: film,
    description: "Title, description and hashtags are written.",
  },
  {
    ...stageEnvelope("film.packed"),
    type: "film.packed",
    detail: film,
    description: "The archive of all downloads is packed. `task.completed` follows.",
  },
  {
    ...envelope,
    type: "credits.moved",
    id: `evt_${userId}_capture#${film.taskId}#1`,
    detail: {
      userId,
      entryId: `capture#${film.taskId}#1`,
      entryType: "capture",
      amount: 8,
      from: "held",
      to: "spent",
      ref: film.taskId,
      at,
    },
    description: "An entry was added to a user's ledger, in the same transaction as this event.",
  },
  {
    ...envelope,
    type: "payment.succeeded",
    detail: { userId, paymentId: "pay_1767268800000_a1b2c3d4e5f6" },
    description: "A payment succeeded, and its credits were added.",
  },
  {
    ...envelope,
    type: "webhook.requested",
    detail: { userId, deliveryId: "msg_1767268800000_a1b2c3d4e5f6", nth: 1 },
    description: "A user requested another attempt of a webhook delivery. `nth` counts these requests.",
  },
  {
    ...envelope,
    type: "webhook.disabled",
    detail: { userId, host: "hooks.example.com", reason: "410 Gone" },
    description: "A user's webhook was disabled automatically; nothing is sent to it.",
  },
  {
    ...envelope,
    type: "youtube.requested",
    detail: { userId, taskId: film.taskId },
    description: "A film is to be uploaded to its owner's YouTube channel. A long upload is requested again to go on.",
  },
  {
    ...envelope,
    type: "account.email_changed",
    detail: { userId },
    description: "A user has another e-mail address. A mail to the old one says so.",
  },
];
