import type { MailKind } from "#contract/schema/mail.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { signedMailTokens } from "#functions/adapters/hmac/mail-tokens.ts";
import type { MailMessage } from "#functions/core/mail/ports.ts";
import { makePayment } from "#test/support/payments.ts";
import { fakePorts, type Given, ofKind } from "#test/support/ports.ts";
import { fixedSecret } from "#test/support/secrets.ts";
import { makeTask } from "#test/support/task.ts";

export const completed = (given: Partial<TaskRecord> = {}) =>
  makeTask({
    process_status: "completed",
    story_title: "The Fox at Sea",
    video_seconds: 192,
    video_key: "tasks/ada/web_1/video.mp4",
    thumbnail_key: "tasks/ada/web_1/thumbnail.jpg",
    expires_at: "2026-01-08T01:00:00.000Z",
    ...given,
  });

export const paid = makePayment({
  package_id: "basic",
  package_name: "Basic",
  amount: 2_000,
  credits: 200,
  status: "succeeded",
  rev: 3,
  paid_at: "2026-01-01T00:05:00.000Z",
});

/** A post office that keeps what it is given, and knows what it sent. */
export const makeMailer = (given: Given) => {
  const deps = fakePorts(given);
  const sent: MailMessage[] = [];
  const refused = new Set<string>();
  const stopped = new Set<string>();
  const mail = {
    site: "https://films.example",
    send: async (letter: MailMessage) => {
      if (refused.has(letter.to)) throw new Error("throttled");
      sent.push(letter);
    },
  };
  const sentMails = {
    wasSent: async (id: string) => ofKind(deps.committed, "note-mail").some((note) => note.mail === id && note.sent),
  };
  const payments = {
    find: async (userId: string, paymentId: string) =>
      userId === paid.user_id && paymentId === paid.payment_id ? paid : undefined,
  };
  const copyStops = { has: async (address: string) => stopped.has(address) };
  return { ...deps, mail, sentMails, payments, copyStops, mailTokens, stopped, sent, refused };
};

export const mailTokens = signedMailTokens(fixedSecret("a secret"));
export const mailsOff = (...kinds: readonly MailKind[]) => ({
  userId: "ada",
  email: "ada@example.com",
  createdAt: "2026-01-01T00:00:00.000Z",
  mailsOff: kinds,
});

/** Mails leave in no order. */
export const receivers = (letters: readonly MailMessage[]) => letters.map(({ to }) => to.toLowerCase()).sort();

export const subject = { userId: "ada", taskId: "web_1", attempt: 1 };
export const envelope = { version: 1, id: "evt_1", at: "2026-01-01T01:00:00.000Z" } as const;
