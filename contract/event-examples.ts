import type { DomainEvent } from "./events.ts";

const at = "2026-01-01T12:00:00.000Z";
const userId = "7c1f6a52-30b4-4d0e-9f0a-2b8f6f1d5c11";
const film = { userId, taskId: "web_1767268800000_a1b2c3d4e5f6", attempt: 1 };
const envelope = { version: 1, id: "evt_1767268800000_0f9e8d7c6b5a", at } as const;

type Example = DomainEvent & { readonly says: string };

/** One of each event, as docs/events.md shows it. */
export const eventExamples: readonly Example[] = [
  { ...envelope, type: "task.created", detail: film, says: "A film was ordered, and its price reserved." },
  { ...envelope, type: "task.edited", detail: film, says: "An order was changed before it began." },
  { ...envelope, type: "task.started", detail: film, says: "A film is being made." },
  { ...envelope, type: "task.retried", detail: { ...film, attempt: 2 }, says: "A failed film is tried once more." },
  {
    ...envelope,
    type: "task.completed",
    detail: { ...film, paid: 8, returned: 2 },
    says: "A film is ready. `paid` credits were spent on it; what its owner did not get was `returned`.",
  },
  {
    ...envelope,
    type: "task.failed",
    detail: { ...film, paid: 0, returned: 10, reason: "The pictures could not be drawn.", cancelled: false },
    says: "A film came to nothing: `reason` can be shown to its owner, who `cancelled` it or did not.",
  },
  {
    ...envelope,
    type: "task.expiring",
    detail: { ...film, expiresAt: "2026-01-03T12:00:00.000Z" },
    says: "In 48 hours a film and its files are deleted.",
  },
  { ...envelope, type: "task.deleted", detail: film, says: "Its owner took a task away." },
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
    says: "One movement was written into a user's ledger, in the same transaction as this event.",
  },
  {
    ...envelope,
    type: "payment.succeeded",
    detail: { userId, paymentId: "pay_1767268800000_a1b2c3d4e5f6" },
    says: "A payment counted, and its credits are there.",
  },
  {
    ...envelope,
    type: "webhook.requested",
    detail: { userId, deliveryId: "msg_1767268800000_a1b2c3d4e5f6", nth: 1 },
    says: "A user asked for one more attempt of a delivery.",
  },
  {
    ...envelope,
    type: "webhook.disabled",
    detail: { userId, host: "hooks.example.com", reason: "410 Gone" },
    says: "A user's webhook is sent nothing more.",
  },
];
