import { type SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Mail } from "#functions/core/mail/ports.ts";

const words = (Data: string) => ({ Data, Charset: "UTF-8" });

/** Sends mails by SES, each to one address. */
export const sendBySes =
  (client: SESv2Client, from: string, replyTo: string): Mail["send"] =>
  async ({ to, subject, text, html }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ReplyToAddresses: [replyTo],
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: words(subject), Body: { Text: words(text), Html: words(html) } } },
      }),
    );
  };
