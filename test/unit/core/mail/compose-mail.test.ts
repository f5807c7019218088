import type { CustomMessageTriggerEvent } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { handler } from "#functions/consumers/write-code-mail.ts";
import { paymentReceipt } from "#functions/core/mail/account-mails.ts";
import { composeMail } from "#functions/core/mail/compose-mail.ts";
import { mailLanguage } from "#functions/core/mail/mail-language.ts";

const evil = `<script>alert("1")</script> & 'more'`;

describe("a mail", () => {
  it("shows what somebody wrote as words, never as HTML", () => {
    const { html, text } = composeMail("a@b.co", {
      language: "en",
      subject: evil,
      preview: evil,
      heading: evil,
      picture: { src: `https://x.example/?a="b"&c`, alt: evil },
      paragraphs: [`${evil}\nand below`],
      facts: [[evil, evil]],
      buttons: [{ label: evil, href: `https://x.example/"onclick="alert(1)` }],
      closing: evil,
    });

    expect(html).not.toMatch(/<script|"onclick/);
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;more&#39;<br>and below");
    expect(text).toContain(evil);
  });

  it("has a subject of one line, and not too long", () => {
    const content = {
      language: "en" as const,
      subject: `A film\r\nBcc: eve@x.co\u2028${"x".repeat(200)}`,
      preview: "",
      heading: "",
      paragraphs: [],
      closing: "",
    };

    const { subject } = composeMail("a@b.co", content);

    expect(subject).toMatch(/^A film Bcc: eve@x\.co x+\.\.\.$/);
    expect(subject.length).toBeLessThanOrEqual(123);
  });
});

describe("a receipt", () => {
  it("says what was bought, for how much and when", () => {
    const paid = {
      payment_id: "pay_1",
      package_name: "Professional",
      amount: 5_000,
      currency: "usd",
      credits: 550,
      created_at: "2026-01-01T00:00:00.000Z",
      receipt_url: "https://pay.example/receipt",
    };

    const { subject, text } = composeMail("a@b.co", paymentReceipt(mailLanguage("en"), paid, "https://films.example"));

    expect(subject).toBe("Your receipt: 550 credits for $50.00");
    expect(text).toContain(
      "Package: Professional\nCredits: 550 credits\nPaid: $50.00\nDate: 1 January 2026 at 00:00 UTC",
    );
    expect(text).toContain("https://pay.example/receipt");
  });
});

describe("the mails of Cognito", () => {
  beforeAll(() => vi.stubEnv("SITE_URL", "https://films.example"));
  afterAll(() => vi.unstubAllEnvs());
  // Only what the function reads of the event.
  const asked = (triggerSource: string, clientMetadata?: Record<string, string>) =>
    ({
      triggerSource,
      request: {
        codeParameter: "{####}",
        usernameParameter: "{username}",
        userAttributes: { email: "ada+1@x.co" },
        ...(clientMetadata && { clientMetadata }),
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    }) as unknown as CustomMessageTriggerEvent;

  it.each([
    ["CustomMessage_SignUp", "Your verification code"],
    ["CustomMessage_ResendCode", "Your verification code"],
    ["CustomMessage_ForgotPassword", "Your password reset code"],
    ["CustomMessage_UpdateUserAttribute", "Your verification code"],
    ["CustomMessage_AdminCreateUser", "Your Animation Agent account"],
  ])(
    "have our form for %s, with a mark where the code will be, and fit in what Cognito takes",
    async (source, title) => {
      const { emailSubject, emailMessage } = (await handler(asked(source))).response;

      expect(emailSubject).toBe(title);
      expect(emailMessage).toContain(">{####}</p>");
      expect(emailMessage?.length).toBeLessThan(20_000);
    },
  );

  it.each([
    ["CustomMessage_SignUp", "signup"],
    ["CustomMessage_ForgotPassword", "recovery"],
  ])("lead for %s to the page that takes the code, which no server on the way reads", async (source, type) => {
    const { emailMessage } = (await handler(asked(source))).response;

    expect(emailMessage).toContain(
      `href="https://films.example/login?type=${type}#email=ada%2B1%40x.co&amp;code={####}"`,
    );
  });

  it.each([
    ["CustomMessage_SignUp", "de", "Ihr Bestätigungscode"],
    ["CustomMessage_ForgotPassword", "ja", "パスワード再設定コード"],
    ["CustomMessage_AdminCreateUser", "ar", "حسابك في Animation Agent"],
    ["CustomMessage_SignUp", "tlh", "Your verification code"],
  ])("are for %s in the language of the page, %s", async (source, language, title) => {
    const { emailSubject } = (await handler(asked(source, { language }))).response;

    expect(emailSubject).toBe(title);
  });

  it.each([
    ["de-AT", "Ihr Konto bei Animation Agent"],
    ["tlh", "Your Animation Agent account"],
  ])("are for an invited user with the locale %s in its language", async (locale, title) => {
    const event = asked("CustomMessage_AdminCreateUser");
    const userAttributes = { ...event.request.userAttributes, locale };
    const { response } = await handler({ ...event, request: { ...event.request, userAttributes } });

    expect(response.emailSubject).toBe(title);
  });

  it("stay as they are where nothing is known of their reason", async () => {
    expect((await handler(asked("CustomMessage_Authentication"))).response.emailMessage).toBeNull();
  });
});

it.each([
  [59.6, "1 min"],
  [45, "45 s"],
  [192, "3 min 12 s"],
])("%d seconds play for %s", (seconds, words) => {
  expect(mailLanguage("en").duration(seconds)).toBe(words);
});

it("one credit is one", () => {
  expect([1, 1_200].map(mailLanguage("en").credits)).toEqual(["1 credit", "1,200 credits"]);
});
