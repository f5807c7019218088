import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Mailed } from "#functions/core/mail/ports.ts";
import { keys, type Table } from "./table.ts";

/** Which mails went out. */
export const mailedRecords = ({ client, name }: Table): Mailed => ({
  async wasSent(mail) {
    const { Item } = await client.send(new GetCommand({ TableName: name, Key: keys.mail(mail), ConsistentRead: true }));
    return Item?.["sent"] !== undefined;
  },
});
