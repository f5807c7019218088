import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import { credentials } from "./environment.ts";
import { region } from "./template.ts";

/** Cognito's own mails go to the same inbox as all others. */
export const sendMail = async (
  endpoint: string,
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> => {
  const client = new SESv2Client({ region, credentials, endpoint });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: "Animation Agent <no-reply@animation-agent.local>",
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: { Text: { Data: text } } } },
    }),
  );
};
