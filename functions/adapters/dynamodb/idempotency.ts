import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { IdempotencyStore, KeyedRequest, StoredAnswer } from "#functions/core/shared/idempotency.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** An item of DynamoDB holds 400 KB: a larger packed answer is not stored, and rebuilt from its ids if possible. */
const maxPackedBytes = 300 * 1024;

const keyOf = ({ userId, operation, mark }: KeyedRequest) => keys.answer(userId, operation, mark);

/** Idempotency records: `withIdempotencyRecord` writes them, `keep` adds the packed answer. */
export const idempotencyRecords = ({ client, name: TableName }: Table): IdempotencyStore => ({
  async find(request, now) {
    const item = await itemAt({ client, name: TableName }, keyOf(request));
    if (!item || Number(item["expires"]) <= now.getTime() / 1000) return undefined;
    // `keep` alone writes it.
    const packed = item["answer"] as Uint8Array | undefined;
    return {
      fingerprint: String(item["fingerprint"]),
      // Written by planRemember alone.
      made: item["made"] as Readonly<Record<string, string>>,
      at: String(item["at"]),
      answer: packed && (await unpack(packed)),
    };
  },

  async keep(request, answer) {
    const packed = await promisify(gzip)(JSON.stringify(answer));
    if (packed.length > maxPackedBytes) return;
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

/** Reverses the packing of `keep`. */
const unpack = async (packed: Uint8Array): Promise<StoredAnswer> =>
  JSON.parse((await promisify(gunzip)(packed)).toString()) as StoredAnswer;
