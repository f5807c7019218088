import { languageTags } from "#contract/catalogue/languages.ts";
import { AccountPronunciations } from "#contract/order/values.ts";
import { mailKinds } from "#contract/schema/mail.ts";
import type { HasUsers } from "#functions/core/account/ports.ts";
import type { HasCredits } from "#functions/core/credit/ports.ts";
import type { HasTimings } from "#functions/core/progress/ports.ts";
import { creditRecords } from "./credits.ts";
import { itemAt } from "./item-at.ts";
import { mailOff } from "./plan-account.ts";
import { keys, type Table } from "./table.ts";

/** Profiles, balances and timings: single items, strongly consistent. */
export const userRecords = (table: Table): HasUsers & HasCredits & HasTimings => {
  const get = (key: Record<string, string>) => itemAt(table, key);
  return {
    users: {
      async find(userId) {
        const item = await get(keys.profile(userId));
        if (!item) return undefined;
        const mailsOff = mailKinds.filter((kind) => item[mailOff(kind)] === true);
        const { email, createdAt, previousEmail, pronunciations } = item;
        const language = languageTags.find((tag) => tag === item["language"]);
        return {
          userId,
          email: String(email),
          createdAt: String(createdAt),
          ...(previousEmail !== undefined && { previousEmail: String(previousEmail) }),
          ...(language && { language }),
          ...(mailsOff.length > 0 && { mailsOff }),
          ...(pronunciations !== undefined && { pronunciations: AccountPronunciations.parse(pronunciations) }),
        };
      },
    },
    credits: creditRecords(table),
    timings: {
      async recent() {
        const { PK: _, SK: __, ...seconds } = (await get(keys.timings())) ?? {};
        const lists = Object.entries(seconds).filter((entry): entry is [string, number[]] => Array.isArray(entry[1]));
        return Object.fromEntries(lists);
      },
    },
  };
};
