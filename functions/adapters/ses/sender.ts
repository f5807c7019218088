import { type SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Mail } from "#functions/core/mail/ports.ts";

const content = (Data: string) => ({ Data, Charset: "UTF-8" });

/** The headers of RFC 8058. SES signs them (DKIM), which the RFC demands. */
const oneClick = (url: string) => [
  { Name: "List-Unsubscribe", Value: `<${url}>` },
  { Name: "List-Unsubscribe-Post", Value: "List-Unsubscribe=One-Click" },
];

/** Sends each mail to one address by Amazon SES. */
export const sesSender =
  (client: SESv2Client, from: string, replyTo: string): Mail["send"] =>
  async ({ to, subject, text, html, unsubscribeUrl }) => {
    await client.send(
      new SendEmailCommand({
        FromEmailAddress: from,
        ReplyToAddresses: [replyTo],
        Destination: { ToAddresses: [to] },
        Content: {
          Simple: {
            Subject: content(subject),
            Body: { Text: content(text), Html: content(html) },
            ...(unsubscribeUrl && { Headers: oneClick(unsubscribeUrl) }),
          },
        },
      }),
    );
  };
