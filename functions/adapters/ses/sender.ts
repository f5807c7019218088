import { type SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Mail } from "#functions/core/mail/ports.ts";

const content = (Data: string) => ({ Data, Charset: "UTF-8" });

/** Sends each mail to one address by Amazon SES. */
export const sesSender =
  (client: SESv2Client, from: string, replyTo: string): Mail["send"] =>
  async ({ to, subject, text, html }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ReplyToAddresses: [replyTo],
        Destination: { ToAddresses: [to] },
        Content: { Simple: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } } },
      }),
    );
  };
