import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GetAccountCommand, SESv2Client, SendEmailCommand, type SendEmailCommandInput } from "@aws-sdk/client-sesv2";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { inboxPage, type Mail, type Ses, startSes } from "../src/ses/index.ts";

let folder: string;
let ses: Ses;
let client: SESv2Client;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ses-"));
  ses = await startSes({ folder, now: () => Date.parse("2026-01-01T10:00:00Z") });
  client = clientOf(ses);
});
afterEach(async () => {
  client.destroy();
  await ses.stop();
  await rm(folder, { recursive: true });
});

const clientOf = ({ endpoint }: Ses) =>
  new SESv2Client({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
  });
const simple = (subject: string, more: Partial<SendEmailCommandInput> = {}): SendEmailCommandInput => ({
  FromEmailAddress: "Animation Agent <no-reply@animation-agent.local>",
  Destination: { ToAddresses: ["ann@example.com"] },
  Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: "Your film is ready" } } } },
  ...more,
});
const send = (input: SendEmailCommandInput) => client.send(new SendEmailCommand(input));
const raw = (lines: readonly string[]) => send({ Content: { Raw: { Data: Buffer.from(lines.join("\r\n")) } } });

describe("a mail", () => {
  it("is stored with all its recipients", async () => {
    const { MessageId } = await send({
      ...simple("Dein Film ist fertig ü"),
      Destination: { ToAddresses: ["ann@example.com"], BccAddresses: ["bob@example.com"] },
      Content: {
        Simple: {
          Subject: { Data: "Dein Film ist fertig ü" },
          Body: { Html: { Data: "<b>Fertig</b>" }, Text: { Data: "Fertig" } },
        },
      },
      ConfigurationSetName: "mail",
    });

    expect(await ses.mails()).toEqual([
      {
        id: MessageId,
        from: "Animation Agent <no-reply@animation-agent.local>",
        to: ["ann@example.com", "bob@example.com"],
        subject: "Dein Film ist fertig ü",
        text: "Fertig",
        html: "<b>Fertig</b>",
        at: "2026-01-01T10:00:00.000Z",
      },
    ]);
  });

  it("keeps its further headers, and refuses those that SES refuses", async () => {
    const withHeaders = (Name: string, Value: string) =>
      send({
        ...simple("Ready"),
        Content: {
          Simple: { Subject: { Data: "Ready" }, Body: { Text: { Data: "Ready" } }, Headers: [{ Name, Value }] },
        },
      });

    await withHeaders("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
    for (const [name, value] of [
      ["Subject", "Another"],
      ["X Y", "1"],
      ["X-Y", "a\r\nBcc: eve@example.com"],
      ["X-Y", "x".repeat(871)],
    ] as const)
      await expect(withHeaders(name, value)).rejects.toMatchObject({ name: "BadRequestException" });

    const [mail, ...more] = await ses.mails();
    expect(more).toEqual([]);
    expect(mail?.headers).toEqual([{ name: "List-Unsubscribe-Post", value: "List-Unsubscribe=One-Click" }]);
    expect(inboxPage(mail ? [mail] : [])).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("can be sent as raw MIME with encoded parts", async () => {
    await raw([
      "From: =?utf-8?Q?Animation_Agent?= <no-reply@animation-agent.local>",
      "To: ann@example.com,",
      " bob@example.com",
      `Subject: =?UTF-8?B?${Buffer.from("Fertig ü").toString("base64")}?= =?UTF-8?Q?_=E2=9C=93?=`,
      "MIME-Version: 1.0",
      'Content-Type: multipart/alternative; boundary="part"',
      "",
      "--part",
      "Content-Type: text/plain; charset=utf-8",
      "Content-Transfer-Encoding: quoted-printable",
      "",
      "Dein Film ist f=C3=BCr dich=",
      " fertig",
      "--part",
      "Content-Type: text/html; charset=utf-8",
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from("<p>für dich</p>").toString("base64"),
      "--part--",
      "",
    ]);

    expect(await ses.mails()).toMatchObject([
      {
        from: "Animation Agent <no-reply@animation-agent.local>",
        to: ["ann@example.com", "bob@example.com"],
        subject: "Fertig ü ✓",
        text: "Dein Film ist für dich fertig",
        html: "<p>für dich</p>",
      },
    ]);
  });

  it("is stored over a restart; lists are newest first", async () => {
    await send(simple("one"));
    await ses.stop();
    ses = await startSes({ folder });
    client = clientOf(ses);
    await ses.deliver({ from: "a@b.c", to: ["ann@example.com"], subject: "two", text: "code 123456", html: "" });
    await send(simple("three"));

    expect((await ses.mails()).map(({ subject }) => subject)).toEqual(["three", "two", "one"]);
  });

  it.each<[string, Partial<SendEmailCommandInput>, string]>([
    ["without recipients", { Destination: {} }, "BadRequestException"],
    ["to what is no address", { Destination: { ToAddresses: ["ann"] } }, "BadRequestException"],
    ["without a sender", { FromEmailAddress: undefined }, "BadRequestException"],
    [
      "to 51",
      { Destination: { ToAddresses: Array.from({ length: 51 }, (_, n) => `${n}@x.test`) } },
      "BadRequestException",
    ],
    [
      "from a template",
      { Content: { Template: { TemplateName: "t", TemplateData: "{}" } } },
      "NotImplementedException",
    ],
    ["with another field", { FeedbackForwardingEmailAddress: "a@b.c" }, "NotImplementedException"],
  ])("%s is refused and not stored", async (_what, more, name) => {
    const error = await send(simple("one", more)).catch((refusal: unknown) => refusal);

    expect(error).toMatchObject({ name });
    expect(await ses.mails()).toEqual([]);
  });

  it("is the only supported operation, and must be signed", async () => {
    const account = await client.send(new GetAccountCommand({})).catch((refusal: unknown) => refusal);
    const unsigned = await fetch(`${ses.endpoint}/v2/email/outbound-emails`, { method: "POST", body: "{}" });

    expect(account).toMatchObject({
      name: "NotImplementedException",
      message: "GET /v2/email/account is not implemented by the local SES",
    });
    expect(unsigned.status).toBe(403);
  });
});

describe("the inbox page", () => {
  const mail: Mail = {
    id: "1",
    from: "no-reply@animation-agent.local",
    to: ["ann@example.com"],
    subject: "Your film",
    text: "",
    html: "",
    at: "2026-01-01T10:00:00.000Z",
  };

  it("shows sender, recipients, subject, text and time", () => {
    const page = inboxPage([{ ...mail, text: "Your code is 123456" }]);

    expect(page).toContain('<h2 dir="auto">Your film</h2>');
    expect(page).toContain("to ann@example.com");
    expect(page).toContain('<time datetime="2026-01-01T10:00:00.000Z">2026-01-01 10:00:00 UTC</time>');
    expect(page).toContain('<pre dir="auto">Your code is 123456</pre>');
  });

  it("says if there is no mail", () => {
    expect(inboxPage([])).toContain("No mail yet.");
  });

  it("makes links of URLs in a text, and of nothing else", () => {
    const page = inboxPage([{ ...mail, text: "See http://localhost:3000/a?b=1&c=2 or javascript:alert(1)" }]);

    expect(page).toContain('<a href="http://localhost:3000/a?b=1&amp;c=2" target="_blank" rel="noreferrer">');
    expect(page.match(/<a /g)).toHaveLength(2);
  });

  it("escapes the content of mails", () => {
    const evil = `"><script>alert('x')</script><img src=x onerror=alert(1)>`;
    const page = inboxPage([{ id: evil, from: evil, to: [evil], subject: evil, text: evil, html: evil, at: evil }]);

    expect(page).not.toContain("<script");
    expect(page).not.toContain("<img");
    expect(page).toMatch(
      /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]* srcdoc="[^"]*"><\/iframe>/,
    );
  });
});
