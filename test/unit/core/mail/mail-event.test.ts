import { describe, expect, it } from "vitest";
import type { DomainEvent } from "#contract/events.ts";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { mailEvent } from "#functions/core/mail/mail-event.ts";
import type { MailMessage } from "#functions/core/mail/ports.ts";
import { fakePorts, type Given, ofKind } from "#test/support/ports.ts";
import { aTask } from "#test/support/task.ts";

const completed = (given: Partial<TaskRecord> = {}) =>
  aTask({
    process_status: "completed",
    story_title: "The Fox at Sea",
    video_seconds: 192,
    video_key: "tasks/ada/web_1/video.mp4",
    thumbnail_key: "tasks/ada/web_1/thumbnail.jpg",
    expires_at: "2026-01-08T01:00:00.000Z",
    ...given,
  });

const paid: PaymentRecord = {
  payment_id: "pay_1",
  user_id: "ada",
  user_email: "ada@example.com",
  package_id: "basic",
  package_name: "Basic",
  amount: 2_000,
  currency: "usd",
  credits: 200,
  status: "succeeded",
  rev: 3,
  created_at: "2026-01-01T00:00:00.000Z",
  expires_at: "2026-01-01T01:00:00.000Z",
  paid_at: "2026-01-01T00:05:00.000Z",
};

/** A post office that keeps what it is given, and knows what it sent. */
const aPost = (given: Given) => {
  const use = fakePorts(given);
  const sent: MailMessage[] = [];
  const refused = new Set<string>();
  const mail = {
    site: "https://films.example",
    send: async (letter: MailMessage) => {
      if (refused.has(letter.to)) throw new Error("throttled");
      sent.push(letter);
    },
  };
  const sentMails = {
    wasSent: async (id: string) => ofKind(use.committed, "note-mail").some((note) => note.mail === id && note.sent),
  };
  const payments = {
    find: async (userId: string, paymentId: string) =>
      userId === paid.user_id && paymentId === paid.payment_id ? paid : undefined,
  };
  return { ...use, mail, sentMails, payments, sent, refused };
};

/** Mails leave in no order. */
const receivers = (letters: readonly MailMessage[]) => letters.map(({ to }) => to.toLowerCase()).sort();

const subject = { userId: "ada", taskId: "web_1", attempt: 1 };
const envelope = { version: 1, id: "evt_1", at: "2026-01-01T01:00:00.000Z" } as const;
const done: DomainEvent = { ...envelope, type: "task.completed", detail: { ...subject, paid: 8, returned: 2 } };
const failed = (cancelled = false): DomainEvent => ({
  ...envelope,
  type: "task.failed",
  detail: { ...subject, paid: 0, returned: 10, reason: "The pictures could not be drawn.", cancelled },
});

describe("a finished film", () => {
  it("is told to its owner with its picture, links, cost and last day", async () => {
    const use = aPost({ tasks: [completed()] });

    await mailEvent(use, done);

    const [letter] = use.sent;
    expect(use.sent).toHaveLength(1);
    expect(letter).toMatchObject({ to: "ada@example.com", subject: "Your film is ready: The Fox at Sea" });
    for (const words of ["3 min 12 s", "8 credits (2 refunded)", "8 January 2026 at 01:00 UTC"]) {
      expect(letter?.text).toContain(words);
      expect(letter?.html).toContain(words);
    }
    expect(letter?.text).toContain("Watch:\nhttps://films.example/task-detail/web_1");
    expect(letter?.text).toContain("Download:\nhttps://films.example/tasks/ada/web_1/video.mp4?until=2026-01-08");
    expect(letter?.html).toContain('<img src="https://films.example/tasks/ada/web_1/thumbnail.jpg?until=');
  });

  it("is told to up to five others, each alone, by signed links only and without its price", async () => {
    const copies = ["b@x.co", "B@x.co", "ADA@example.com", "c@x.co", "d@x.co", "e@x.co", "f@x.co", "g@x.co"];
    const use = aPost({ tasks: [completed({ copy_to_email: copies })] });

    await mailEvent(use, done);

    const others = use.sent.filter(({ to }) => to !== "ada@example.com");
    expect(receivers(others)).toEqual(["b@x.co", "c@x.co", "d@x.co", "e@x.co", "f@x.co"]);
    for (const { text, html } of others) {
      expect(text + html).not.toMatch(/task-detail|credits|[c-g]@x\.co/);
      expect(text).toContain("You are receiving this copy because ada@example.com added your address");
    }
  });

  it("is told once, however often its event arrives", async () => {
    const use = aPost({ tasks: [completed({ copy_to_email: ["b@x.co"] })] });

    for (let time = 0; time < 3; time++) await mailEvent(use, done);

    expect(receivers(use.sent)).toEqual(["ada@example.com", "b@x.co"]);
  });

  it("is told to the others where one cannot be reached, and to that one when the event comes again", async () => {
    const use = aPost({ tasks: [completed({ copy_to_email: ["b@x.co", "c@x.co"] })] });
    use.refused.add("b@x.co");

    await expect(mailEvent(use, done)).rejects.toThrow("throttled");
    use.refused.clear();
    await mailEvent(use, done);

    expect(receivers(use.sent)).toEqual(["ada@example.com", "b@x.co", "c@x.co"]);
  });

  it.each([
    ["deleted", []],
    ["tried again", [completed({ attempt: 2 })]],
  ])("is told to nobody once it was %s", async (_, tasks) => {
    const use = aPost({ tasks });

    await mailEvent(use, done);

    expect(use.sent).toEqual([]);
  });
});

describe("a film that failed", () => {
  const tasks = [aTask({ process_status: "failed", copy_to_email: ["b@x.co"] })];

  it("is told to its owner with the reason, the credits that came back and where to retry", async () => {
    const use = aPost({ tasks });

    await mailEvent(use, failed());

    expect(use.sent.map(({ to }) => to)).toEqual(["ada@example.com"]);
    expect(use.sent[0]?.text).toContain("The pictures could not be drawn.");
    expect(use.sent[0]?.text).toContain("10 credits refunded to your balance");
    expect(use.sent[0]?.text).toContain("Retry:\nhttps://films.example/task-detail/web_1");
  });

  it("is no news to who cancelled it", async () => {
    const use = aPost({ tasks });

    await mailEvent(use, failed(true));

    expect(use.sent).toEqual([]);
  });
});

it("a film that will be deleted is told with its day and its link", async () => {
  const use = aPost({ tasks: [completed()] });
  const expiresAt = "2026-01-08T01:00:00.000Z";

  await mailEvent(use, { ...envelope, type: "task.expiring", detail: { ...subject, expiresAt } });

  expect(use.sent[0]?.subject).toBe("Your film will be deleted on 8 January 2026: The Fox at Sea");
  expect(use.sent[0]?.text).toContain("Download:\nhttps://films.example/tasks/ada/web_1/video.mp4");
});

it("a webhook that was switched off is told to its owner", async () => {
  const use = aPost({});

  await mailEvent(use, {
    ...envelope,
    type: "webhook.disabled",
    detail: { userId: "ada", host: "hooks.example.com", reason: "410 Gone" },
  });

  expect(use.sent).toMatchObject([{ to: "ada@example.com", subject: "Your webhook was switched off" }]);
  expect(use.sent[0]?.text).toContain("Host: hooks.example.com\nReason: 410 Gone");
});

it("a payment that counted is followed by its receipt, once", async () => {
  const use = aPost({});
  const event: DomainEvent = {
    ...envelope,
    type: "payment.succeeded",
    detail: { userId: "ada", paymentId: "pay_1" },
  };

  await mailEvent(use, event);
  await mailEvent(use, event);

  expect(use.sent).toMatchObject([
    { to: "ada@example.com", subject: expect.stringContaining("Your receipt: 200 credits for $20.00") },
  ]);
});

it("what is nobody's mail is sent to nobody", async () => {
  const use = aPost({ tasks: [aTask()] });

  await mailEvent(use, { ...envelope, type: "task.created", detail: subject });

  expect(use.sent).toEqual([]);
});
