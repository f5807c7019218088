import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { HasUsers } from "#functions/core/account/ports.ts";
import type { HasCredits } from "#functions/core/credit/ports.ts";
import type { HasTimings } from "#functions/core/progress/ports.ts";
import { creditRecords } from "./credits.ts";
import { keys, type Table } from "./table.ts";

/** Profiles, balances and timings: single items, strongly consistent. */
export const userRecords = ({ client, name }: Table): HasUsers & HasCredits & HasTimings => {
  const get = async (Key: Record<string, string>) =>
    (await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
  return {
    users: {
      async find(userId) {
        const item = await get(keys.profile(userId));
        if (!item) return undefined;
        const { email, createdAt, previousEmail } = item;
        return {
          userId,
          email: String(email),
          createdAt: String(createdAt),
          ...(previousEmail !== undefined && { previousEmail: String(previousEmail) }),
        };
      },
    },
    credits: creditRecords({ client, name }),
    timings: {
      async recent() {
        const { PK: _, SK: __, ...seconds } = (await get(keys.timings())) ?? {};
        return Object.fromEntries(Object.entries(seconds).filter(([, value]) => Array.isArray(value)));
      },
    },
  };
};
