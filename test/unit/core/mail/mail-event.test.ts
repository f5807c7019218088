import { describe, expect, it } from "vitest";
import type { DomainEvent } from "#contract/events.ts";
import type { MailKind } from "#contract/schema/mail.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { mailEvent } from "#functions/core/mail/mail-event.ts";
import { openMailToken } from "#functions/core/mail/mail-link.ts";
import { reviewTimedOut } from "#functions/core/pipeline/review.ts";
import { makeTask } from "#test/support/task.ts";
import { completed, envelope, mailsOff, makeMailer, receivers, subject } from "./mailer.ts";

const done: DomainEvent = { ...envelope, type: "task.completed", detail: { ...subject, paid: 8, returned: 2 } };
const failed = (cancelled = false): DomainEvent => ({
  ...envelope,
  type: "task.failed",
  detail: { ...subject, paid: 0, returned: 10, reason: "The pictures could not be drawn.", cancelled },
});

describe("a finished film", () => {
  it("is told to its owner with its picture, links, cost and last day", async () => {
    const deps = makeMailer({ tasks: [completed()] });

    await mailEvent(deps, done);

    const [letter] = deps.sent;
    expect(deps.sent).toHaveLength(1);
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
    const deps = makeMailer({ tasks: [completed({ copy_to_email: copies })] });

    await mailEvent(deps, done);

    const others = deps.sent.filter(({ to }) => to !== "ada@example.com");
    expect(receivers(others)).toEqual(["b@x.co", "c@x.co", "d@x.co", "e@x.co", "f@x.co"]);
    for (const { text, html } of others) {
      expect(text + html).not.toMatch(/task-detail|credits|[c-g]@x\.co/);
      expect(text).toContain("You are receiving this copy because ada@example.com added your address");
    }
  });

  it("is told once, however often its event arrives", async () => {
    const deps = makeMailer({ tasks: [completed({ copy_to_email: ["b@x.co"] })] });

    for (let time = 0; time < 3; time++) await mailEvent(deps, done);

    expect(receivers(deps.sent)).toEqual(["ada@example.com", "b@x.co"]);
  });

  it("is told to the others where one cannot be reached, and to that one when the event comes again", async () => {
    const deps = makeMailer({ tasks: [completed({ copy_to_email: ["b@x.co", "c@x.co"] })] });
    deps.refused.add("b@x.co");

    await expect(mailEvent(deps, done)).rejects.toThrow("throttled");
    deps.refused.clear();
    await mailEvent(deps, done);

    expect(receivers(deps.sent)).toEqual(["ada@example.com", "b@x.co", "c@x.co"]);
  });

  it.each([
    ["deleted", []],
    ["tried again", [completed({ attempt: 2 })]],
  ])("is told to nobody once it was %s", async (_, tasks) => {
    const deps = makeMailer({ tasks });

    await mailEvent(deps, done);

    expect(deps.sent).toEqual([]);
  });
});

describe("an optional mail", () => {
  const expiresAt = "2026-01-08T01:00:00.000Z";
  const reviewed = { process_status: "in_progress", review_state: "waiting" } as const;
  const kinds: readonly (readonly [MailKind, Partial<TaskRecord>, DomainEvent])[] = [
    ["film_ready", completed(), done],
    ["film_failed", { process_status: "failed" }, failed()],
    ["film_expiring", completed(), { ...envelope, type: "task.expiring", detail: { ...subject, expiresAt } }],
    [
      "review_ready",
      reviewed,
      { ...envelope, type: "task.review_ready", detail: { ...subject, review: "script", until: expiresAt } },
    ],
    [
      "webhook_disabled",
      {},
      { ...envelope, type: "webhook.disabled", detail: { userId: "ada", host: "x.co", reason: "410 Gone" } },
    ],
  ];

  it.each(kinds)("has a link that ends its kind, and is not sent once that is off: %s", async (kind, task, event) => {
    const deps = makeMailer({ tasks: [makeTask(task)] });

    await mailEvent(deps, event);

    const [letter] = deps.sent;
    const token = /\/api\/unsubscribe\/([\w.-]+)$/.exec(letter?.unsubscribeUrl ?? "")?.[1] ?? "";
    expect(await openMailToken(deps, token)).toEqual({ kind, userId: "ada" });
    for (const body of [letter?.text, letter?.html])
      expect(body).toContain(`https://films.example/unsubscribe?token=${token}`);

    const quiet = makeMailer({ tasks: [makeTask(task)] });
    quiet.users.find.mockResolvedValue(mailsOff(kind));
    await mailEvent(quiet, event);
    expect(quiet.sent).toEqual([]);
    const others = kinds.map(([each]) => each).filter((each) => each !== kind);
    quiet.users.find.mockResolvedValue(mailsOff(...others));
    await mailEvent(quiet, event);
    expect(quiet.sent).toHaveLength(1);
  });

  it("that is a copy ends by its own link, for its address alone", async () => {
    const copies = { copy_to_email: ["b@x.co", "C@x.co"] };
    const deps = makeMailer({ tasks: [completed(copies)] });
    await mailEvent(deps, done);
    const copy = deps.sent.find(({ to }) => to === "C@x.co");
    const target = await openMailToken(deps, copy?.unsubscribeUrl?.split("/").at(-1) ?? "");
    expect(target).toEqual({ kind: "film_copies", address: expect.stringMatching(/^[0-9a-f]{16}$/) });

    const later = makeMailer({ tasks: [completed(copies)] });
    later.stopped.add(target?.kind === "film_copies" ? target.address : "");
    await mailEvent(later, done);

    expect(receivers(later.sent)).toEqual(["ada@example.com", "b@x.co"]);
  });

  it("that its owner switched off still goes to those whom the order names", async () => {
    const deps = makeMailer({ tasks: [completed({ copy_to_email: ["b@x.co"] })] });
    deps.users.find.mockResolvedValue(mailsOff("film_ready"));

    await mailEvent(deps, done);

    expect(receivers(deps.sent)).toEqual(["b@x.co"]);
  });
});

it("receipts and mails about the account's safety are sent with every kind off, and without a link to end them", async () => {
  const deps = makeMailer({});
  const profile = mailsOff("film_ready", "film_failed", "film_expiring", "review_ready", "webhook_disabled");
  deps.users.find.mockResolvedValue({ ...profile, previousEmail: "old@example.com" });

  await mailEvent(deps, { ...envelope, type: "account.email_changed", detail: { userId: "ada" } });
  await mailEvent(deps, {
    ...envelope,
    id: "evt_2",
    type: "payment.succeeded",
    detail: { userId: "ada", paymentId: "pay_1" },
  });

  expect(receivers(deps.sent)).toEqual(["ada@example.com", "old@example.com"]);
  expect(deps.sent.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual([undefined, undefined]);
});

describe("the language of a mail", () => {
  const german = { ...mailsOff(), language: "de" as const };

  it.each(["web_1", "api_1"])("is that of the film's owner, also for a film of a program: %s", async (task_id) => {
    const deps = makeMailer({ tasks: [completed({ task_id, copy_to_email: ["b@x.co"] })] });
    deps.users.find.mockResolvedValue(german);

    await mailEvent(deps, { ...done, detail: { ...done.detail, taskId: task_id } } as DomainEvent);

    const own = deps.sent.find(({ to }) => to === "ada@example.com");
    expect(own).toMatchObject({ subject: "Ihr Film ist fertig: The Fox at Sea" });
    expect(own?.text).toContain("Kosten: 8 Credits (2 erstattet)\nVerfügbar bis: 8. Januar 2026 um 01:00 Uhr (UTC)");
    expect(own?.html).toContain('<html lang="de" dir="ltr">');
    const copy = deps.sent.find(({ to }) => to === "b@x.co");
    expect(copy?.text).toContain("weil ada@example.com Ihre Adresse in der Bestellung angegeben hat");
  });

  it("is that of the account for receipts, webhooks and a changed address", async () => {
    const deps = makeMailer({});
    deps.users.find.mockResolvedValue({ ...german, previousEmail: "old@example.com" });
    const events: DomainEvent[] = [
      { ...envelope, type: "account.email_changed", detail: { userId: "ada" } },
      { ...envelope, id: "evt_2", type: "payment.succeeded", detail: { userId: "ada", paymentId: "pay_1" } },
      {
        ...envelope,
        id: "evt_3",
        type: "webhook.disabled",
        detail: { userId: "ada", host: "x.co", reason: "The last 20 attempts failed, over 6 days." },
      },
    ];

    for (const event of events) await mailEvent(deps, event);

    expect(deps.sent.map(({ subject }) => subject)).toEqual([
      "Ihre E-Mail-Adresse wurde geändert",
      expect.stringContaining("Ihr Beleg: 200 Credits für 20,00"),
      "Ihr Webhook wurde abgeschaltet",
    ]);
    expect(deps.sent[2]?.text).toContain("Grund: Die letzten 20 Versuche schlugen fehl, über 6 Tage hinweg.");
  });
});

describe("a film that failed", () => {
  const tasks = [makeTask({ process_status: "failed", copy_to_email: ["b@x.co"] })];

  it("is told to its owner with the reason, the credits that came back and where to retry", async () => {
    const deps = makeMailer({ tasks });

    await mailEvent(deps, failed());

    expect(deps.sent.map(({ to }) => to)).toEqual(["ada@example.com"]);
    expect(deps.sent[0]?.text).toContain("The pictures could not be drawn.");
    expect(deps.sent[0]?.text).toContain("10 credits refunded to your balance");
    expect(deps.sent[0]?.text).toContain("Retry:\nhttps://films.example/task-detail/web_1");
  });

  it("is told to its owner, with its cost, if it was cancelled because its review was not continued", async () => {
    const deps = makeMailer({ tasks });
    const detail = { ...subject, paid: 1, returned: 9, reason: reviewTimedOut, cancelled: true };
    await mailEvent(deps, { ...envelope, type: "task.failed", detail });

    expect(deps.sent).toMatchObject([{ to: "ada@example.com", subject: expect.stringContaining("was cancelled") }]);
    expect(deps.sent[0]?.text).toContain("waited 72 hours for your review");
    expect(deps.sent[0]?.text).toContain("Cost: 1 credit\nCredits refunded: 9 credits");
  });

  it("is no news to who cancelled it", async () => {
    const deps = makeMailer({ tasks });

    await mailEvent(deps, failed(true));

    expect(deps.sent).toEqual([]);
  });
});

it("a film that will be deleted is told with its day and its link", async () => {
  const deps = makeMailer({ tasks: [completed()] });
  const expiresAt = "2026-01-08T01:00:00.000Z";

  await mailEvent(deps, { ...envelope, type: "task.expiring", detail: { ...subject, expiresAt } });

  expect(deps.sent[0]?.subject).toBe("Your film will be deleted on 8 January 2026: The Fox at Sea");
  expect(deps.sent[0]?.text).toContain("or keep the film longer on its page");
  expect(deps.sent[0]?.text).toContain("Download:\nhttps://films.example/tasks/ada/web_1/video.mp4");
});

it("a film that is kept longer since is not said to be deleted", async () => {
  const deps = makeMailer({ tasks: [completed({ expires_at: "2026-02-07T01:00:00.000Z" })] });
  const expiresAt = "2026-01-08T01:00:00.000Z";

  await mailEvent(deps, { ...envelope, type: "task.expiring", detail: { ...subject, expiresAt } });

  expect(deps.sent).toEqual([]);
});

it.each([
  ["continue", "If you do nothing, the film continues on 4 January 2026"],
  ["cancel", "the film is cancelled, and the credits for what was not made are refunded"],
] as const)("a review that is ready is told to its owner, with what happens without it: %s", async (given, words) => {
  const task = makeTask({ process_status: "in_progress", review_state: "waiting", review_timeout: given });
  const deps = makeMailer({ tasks: [task] });
  const detail = { ...subject, review: "script", until: "2026-01-04T00:00:00.000Z" } as const;

  await mailEvent(deps, { ...envelope, type: "task.review_ready", detail });

  expect(deps.sent).toHaveLength(1);
  expect(deps.sent[0]?.subject).toContain("Your script is ready for review");
  expect(deps.sent[0]?.text).toContain(words);
  expect(deps.sent[0]?.text).toContain("Review:\nhttps://films.example/task-detail/web_1");
});

it("a review that was continued since is not told", async () => {
  const deps = makeMailer({ tasks: [makeTask({ process_status: "in_progress" })] });
  const detail = { ...subject, review: "script", until: "2026-01-04T00:00:00.000Z" } as const;

  await mailEvent(deps, { ...envelope, type: "task.review_ready", detail });

  expect(deps.sent).toEqual([]);
});

it("a webhook that was switched off is told to its owner", async () => {
  const deps = makeMailer({});

  await mailEvent(deps, {
    ...envelope,
    type: "webhook.disabled",
    detail: { userId: "ada", host: "hooks.example.com", reason: "410 Gone" },
  });

  expect(deps.sent).toMatchObject([{ to: "ada@example.com", subject: "Your webhook was switched off" }]);
  expect(deps.sent[0]?.text).toContain("Host: hooks.example.com\nReason: 410 Gone");
});

it("a changed e-mail address is told to the old one, which does not read the new one", async () => {
  const deps = makeMailer({});
  const change: DomainEvent = { ...envelope, type: "account.email_changed", detail: { userId: "ada" } };
  const profile = { userId: "ada", email: "eve@example.com", createdAt: "2026-01-01T00:00:00.000Z" };
  deps.users.find.mockResolvedValue({ ...profile, previousEmail: "ada@example.com" });

  await mailEvent(deps, change);

  expect(deps.sent).toMatchObject([{ to: "ada@example.com", subject: "Your email address was changed" }]);
  expect(deps.sent[0]?.text).toContain("e***@example.com");
  expect(deps.sent[0]?.text).not.toContain("eve@");
});

it("a payment that counted is followed by its receipt, once", async () => {
  const deps = makeMailer({});
  const event: DomainEvent = {
    ...envelope,
    type: "payment.succeeded",
    detail: { userId: "ada", paymentId: "pay_1" },
  };

  await mailEvent(deps, event);
  await mailEvent(deps, event);

  expect(deps.sent).toMatchObject([
    { to: "ada@example.com", subject: expect.stringContaining("Your receipt: 200 credits for $20.00") },
  ]);
});

it("what is nobody's mail is sent to nobody", async () => {
  const deps = makeMailer({ tasks: [makeTask()] });

  await mailEvent(deps, { ...envelope, type: "task.created", detail: subject });

  expect(deps.sent).toEqual([]);
});
