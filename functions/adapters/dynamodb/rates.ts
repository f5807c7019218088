import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { Rates } from "#functions/core/shared/rate-limits.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

const hourSeconds = 3_600;

/**
 * Rate limit counters. A limit per minute has an item per minute; a limit per minute and day has an item per day with a
 * counter per minute, so that one conditional write counts both.
 */
export const rateCounters = ({ client, name: TableName }: Table): Rates => ({
  async take(who, what, { minute, day }, now) {
    const at = now.toISOString();
    const thisMinute = at.slice(0, "2026-01-01T00:00".length);
    const Key = keys.rate(who, what, day === undefined ? thisMinute : at.slice(0, "2026-01-01".length));
    const counters: Readonly<Record<string, number>> = { [thisMinute]: minute, ...(day !== undefined && { day }) };
    const lasts = (day === undefined ? 1 : 25) * hourSeconds;
    const leftOf = (used: Readonly<Record<string, unknown>> = {}) => ({
      minute: Math.max(0, minute - Number(used[thisMinute] ?? 0)),
      ...(day !== undefined && { day: Math.max(0, day - Number(used["day"] ?? 0)) }),
    });
    try {
      const update = { TableName, Key, ...counting(counters, now.getTime() / 1000 + lasts) };
      const { Attributes } = await client.send(new UpdateCommand({ ...update, ReturnValues: "UPDATED_NEW" }));
      return { left: leftOf(Attributes) };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      const item = (await itemAt({ client, name: TableName }, Key)) ?? {};
      return { full: day !== undefined && Number(item["day"]) >= day ? "day" : "minute", left: leftOf(item) };
    }
  },
});

const counting = (counters: Readonly<Record<string, number>>, expires: number) => {
  const names = Object.keys(counters);
  return {
    UpdateExpression: `SET #expires = :expires ADD ${names.map((_, n) => `#${n} :one`).join(", ")}`,
    ConditionExpression: names.map((_, n) => `(attribute_not_exists(#${n}) OR #${n} < :most${n})`).join(" AND "),
    ExpressionAttributeNames: { "#expires": "expires", ...Object.fromEntries(names.map((name, n) => [`#${n}`, name])) },
    ExpressionAttributeValues: {
      ":expires": Math.ceil(expires),
      ":one": 1,
      ...Object.fromEntries(names.map((name, n) => [`:most${n}`, counters[name]])),
    },
  };
};
