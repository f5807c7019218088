import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { GetCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { IdempotencyStore, KeyedRequest, StoredAnswer } from "#functions/core/shared/idempotency.ts";
import { keys, type Table } from "./table.ts";

/** An item of DynamoDB has 400 KB: what is larger when it is packed is not kept, and answered anew where it can be. */
const most = 300 * 1024;

const keyOf = ({ userId, operation, mark }: KeyedRequest) => keys.answer(userId, operation, mark);

/** Answers, packed, in the items that their requests' commits have put. */
export const keptAnswers = ({ client, name: TableName }: Table): IdempotencyStore => ({
  async find(request, now) {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(request), ConsistentRead: true }));
    if (!Item || Number(Item["expires"]) <= now.getTime() / 1000) return undefined;
    return {
      fingerprint: String(Item["fingerprint"]),
      // Written by planRemember alone.
      made: Item["made"] as Readonly<Record<string, string>>,
      at: String(Item["at"]),
      answer: Item["answer"] && (await unpack(Item["answer"])),
    };
  },

  async keep(request, answer) {
    const packed = await promisify(gzip)(JSON.stringify(answer));
    if (packed.length > most) return;
    await client.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(request),
        UpdateExpression: "SET #answer = :answer",
        ConditionExpression: "#fingerprint = :fingerprint",
        ExpressionAttributeNames: { "#answer": "answer", "#fingerprint": "fingerprint" },
        ExpressionAttributeValues: { ":answer": packed, ":fingerprint": request.fingerprint },
      }),
    );
  },
});

/** What `keep` has packed. */
const unpack = async (packed: Uint8Array): Promise<StoredAnswer> =>
  JSON.parse((await promisify(gunzip)(packed)).toString()) as StoredAnswer;
