import type { Change } from "#functions/core/all-ports.ts";
import { AlreadyDoneError } from "#functions/core/shared/errors.ts";
import { keys } from "./table.ts";
import type { Plan } from "./write.ts";

const daySeconds = 86_400;

/** Accepts an expired record: DynamoDB's TTL deletes items with a delay. */
export const planIdempotency = (
  { request, made, at }: Extract<Change, { kind: "insert-idempotency-record" }>,
  TableName: string,
): Plan => {
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
    refusal: new AlreadyDoneError(`${operation} was already executed with this key`),
  };
};
