import { SESv2Client, SendEmailCommand } from "@aws-sdk/client-sesv2";
import type { Credentials } from "./environment.ts";
import { region } from "./template.ts";

/** Sends a mail of Cognito through the local SES, so that it is in the same inbox. Its text may be HTML. */
export const sendMail = async (
  endpoint: string,
  credentials: Credentials,
  { to, subject, text }: { readonly to: string; readonly subject: string; readonly text: string },
): Promise<void> => {
  const client = new SESv2Client({ region, credentials, endpoint });
  const isHtml = text.startsWith("<!doctype html>");
  const body = { Text: { Data: isHtml ? plainTextOf(text) : text }, ...(isHtml && { Html: { Data: text } }) };
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: "Animation Agent <no-reply@animation-agent.local>",
      Destination: { ToAddresses: [to] },
      Content: { Simple: { Subject: { Data: subject }, Body: body } },
    }),
  );
};

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };

/** The text of an HTML page: one line per block, and one for the URL of each link. */
const plainTextOf = (html: string): string =>
  html
    .replace(/<(head|style)\b.*?<\/\1>/gs, "")
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, "$2\n$1\n")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => entities[name] ?? "")
    .replace(/\s*\n\s*/g, "\n")
    .trim();
