import { describe, expect, it } from "vitest";
import { mailKinds } from "#contract/schema/mail.ts";
import { mailEvent } from "#functions/core/mail/mail-event.ts";
import { completed, envelope, mailsOff, makeMailer, receivers, subject } from "./mailer.ts";

describe("a refund by an administrator", () => {
  const refunded = { ...envelope, type: "task.refunded", detail: { ...subject, credits: 8 } } as const;

  it("is told to the owner alone, once, also after a retry and with all optional mails switched off", async () => {
    const deps = makeMailer({ tasks: [completed({ attempt: 2, copy_to_email: ["b@x.co"] })] });
    deps.users.find.mockResolvedValue(mailsOff(...mailKinds));

    await mailEvent(deps, refunded);
    await mailEvent(deps, refunded);

    expect(receivers(deps.sent)).toEqual(["ada@example.com"]);
    expect(deps.sent[0]?.subject).toBe('"The Fox at Sea": 8 credits refunded');
    expect(deps.sent[0]?.text).toContain('We have refunded 8 credits for "The Fox at Sea" to your balance.');
    expect(deps.sent[0]?.text).toContain("https://films.example/task-detail/web_1");
    expect(deps.sent[0]?.text).not.toContain("unsubscribe");
  });

  it("is in the owner's language", async () => {
    const deps = makeMailer({ tasks: [completed()] });
    deps.users.find.mockResolvedValue({ ...mailsOff(), language: "de" });

    await mailEvent(deps, refunded);

    expect(deps.sent[0]?.subject).toBe("Erstattung für „The Fox at Sea“: 8 Credits");
  });

  it("of a task that was deleted since sends no mail", async () => {
    const deps = makeMailer({});

    await mailEvent(deps, refunded);

    expect(deps.sent).toEqual([]);
  });
});
