import type { SentMails } from "#functions/core/mail/ports.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** Mails that were sent. */
export const sentMails = (table: Table): SentMails => ({
  async wasSent(mail) {
    return (await itemAt(table, keys.mail(mail)))?.["sent"] !== undefined;
  },
});
