import type { Change } from "#functions/core/all-ports.ts";
import { DoneBefore } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import type { Plan } from "./write.ts";

const daySeconds = 86_400;

/** Absent, or a day old: DynamoDB deletes what has expired only some time later. */
export const planRemember = ({ request, made, at }: Extract<Change, { kind: "remember" }>, TableName: string): Plan => {
  const { userId, operation, mark, fingerprint } = request;
  const now = Math.floor(Date.parse(at) / 1000);
  return {
    writes: [
      {
        Put: {
          TableName,
          Item: { ...keys.answer(userId, operation, mark), fingerprint, made, at, expires: now + daySeconds },
          ConditionExpression: "attribute_not_exists(PK) OR #expires <= :now",
          ExpressionAttributeNames: { "#expires": "expires" },
          ExpressionAttributeValues: { ":now": now },
        },
      },
    ],
    refusal: new DoneBefore(`${operation} was already executed with this key`),
  };
};
