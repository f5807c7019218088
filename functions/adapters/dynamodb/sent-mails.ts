import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { SentMails } from "#functions/core/mail/ports.ts";
import { keys, type Table } from "./table.ts";

/** Mails that were sent. */
export const sentMails = ({ client, name }: Table): SentMails => ({
  async wasSent(mail) {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.mail(mail), ConsistentRead: true }));
    return Item?.["sent"] !== undefined;
  },
});
