import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

export type Key = { readonly PK: string; readonly SK: string };

/** The most keys that a query with `keep` reads at once. */
const maxKeysPerQuery = 1_000;

interface Range {
  readonly before?: string | undefined;
  readonly from?: string | undefined;
  readonly oldestFirst?: boolean;
  /** Only keys for which this is true. */
  readonly keep?: ((key: Key) => boolean) | undefined;
}

/** Keys of an index partition with `from` <= sort key < `before`: newest first, or oldest first for a queue of due items. */
export const keysIn = async (
  table: Table,
  index: string,
  partition: string,
  most: number,
  { before = "~", from = "0", oldestFirst = false, keep }: Range = {},
): Promise<Key[]> => {
  // The table refuses such a range.
  if (from > before) return [];
  const found: Key[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: index,
        KeyConditionExpression: `${index}PK = :partition AND ${index}SK BETWEEN :from AND :before`,
        ExpressionAttributeValues: { ":partition": partition, ":from": from, ":before": before },
        ScanIndexForward: oldestFirst,
        Limit: keep ? maxKeysPerQuery : most - found.length + 1,
        ExclusiveStartKey: start,
      }),
    );
    const inRange = Items.filter((item) => item[`${index}SK`] !== before);
    const keysOf = inRange.map((item) => ({ PK: String(item["PK"]), SK: String(item["SK"]) }));
    found.push(...(keep ? keysOf.filter(keep) : keysOf));
    start = LastEvaluatedKey;
  } while (start && found.length < most);
  return found.slice(0, most);
};
