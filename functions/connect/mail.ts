import { SESv2Client } from "@aws-sdk/client-sesv2";
import { sentMails } from "#functions/adapters/dynamodb/sent-mails.ts";
import { sesSender } from "#functions/adapters/ses/sender.ts";
import type { HasMail, HasSentMails } from "#functions/core/mail/ports.ts";
import { setting } from "./environment.ts";
import { table } from "./table.ts";

/** SES, and the records of sent mails that prevent sending one twice. */
export const mail = (): HasMail & HasSentMails => ({
  mail: {
    site: setting("SITE_URL"),
    send: sesSender(new SESv2Client({}), setting("MAIL_FROM"), setting("MAIL_REPLY_TO")),
  },
  sentMails: sentMails(table()),
});
