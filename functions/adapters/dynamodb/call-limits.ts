import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import type { CallLimits } from "#functions/core/provider/ports.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** An idle account needs no item. */
const expirySeconds = 86_400;

/**
 * A token bucket of one token per account: the item holds the time of the next free call. Films take their turns with
 * conditional writes, so no two of them get the same.
 */
export const storedCallLimits = ({ client, name: TableName }: Table): CallLimits => {
  /** Returns the item before the write, undefined if the condition does not hold. */
  const write = async (account: string, nowMs: number, input: Partial<UpdateCommandInput>) => {
    try {
      const { Attributes = {} } = await client.send(
        new UpdateCommand({
          TableName,
          Key: keys.callLimit(account),
          ReturnValues: "ALL_OLD",
          ...input,
          ExpressionAttributeNames: { "#next": "next", "#expires": "expires" },
          ExpressionAttributeValues: {
            ...input.ExpressionAttributeValues,
            ":expires": Math.ceil(nowMs / 1000) + expirySeconds,
          },
        }),
      );
      return Attributes;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return undefined;
      throw error;
    }
  };
  const nextCall = async (account: string): Promise<number> => {
    const item = await itemAt({ client, name: TableName }, keys.callLimit(account));
    return Number(item?.["next"] ?? 0);
  };

  return {
    async book(account, { intervalMs, nowMs, latestMs }) {
      if (intervalMs > 0) {
        const idle = await write(account, nowMs, {
          UpdateExpression: "SET #next = :next, #expires = :expires",
          ConditionExpression: "attribute_not_exists(#next) OR #next <= :now",
          ExpressionAttributeValues: { ":next": nowMs + intervalMs, ":now": nowMs },
        });
        if (idle) return { booked: true, atMs: nowMs };
        const queued = await write(account, nowMs, {
          UpdateExpression: "SET #next = #next + :interval, #expires = :expires",
          ConditionExpression: "#next <= :latest",
          ExpressionAttributeValues: { ":interval": intervalMs, ":latest": latestMs },
        });
        if (queued) return { booked: true, atMs: Number(queued["next"]) };
      }
      const next = await nextCall(account);
      return { booked: intervalMs === 0 && next <= latestMs, atMs: Math.max(nowMs, next) };
    },
    async delay(account, untilMs) {
      await write(account, untilMs, {
        UpdateExpression: "SET #next = :until, #expires = :expires",
        ConditionExpression: "attribute_not_exists(#next) OR #next < :until",
        ExpressionAttributeValues: { ":until": untilMs },
      });
    },
  };
};
