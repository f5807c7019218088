import { BatchGetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** The most keys that one BatchGet takes. */
const batch = 100;

type Item = Readonly<Record<string, unknown>>;
export type Key = { readonly PK: string; readonly SK: string };

/** Keys from a list, newest first; or those before a place in a queue, from its front. */
export const keysIn = async (
  table: Table,
  index: string,
  partition: string,
  most: number,
  { before }: { readonly before?: string } = {},
): Promise<Key[]> => {
  const found: Key[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: index,
        KeyConditionExpression: `${index}PK = :partition${before ? ` AND ${index}SK < :before` : ""}`,
        ExpressionAttributeValues: { ":partition": partition, ...(before && { ":before": before }) },
        ScanIndexForward: before !== undefined,
        Limit: most - found.length,
        ExclusiveStartKey: start,
      }),
    );
    found.push(...Items.map((item) => ({ PK: String(item["PK"]), SK: String(item["SK"]) })));
    start = LastEvaluatedKey;
  } while (start && found.length < most);
  return found;
};

/** The items of some keys, in their order, read strongly; one that was deleted in between is left out. */
export const itemsOf = async (table: Table, wanted: readonly Key[]): Promise<Item[]> => {
  const found = new Map<string, Item>();
  let open: Key[] = [...wanted];
  while (open.length > 0) {
    const asked = open.splice(0, batch);
    const { Responses, UnprocessedKeys } = await table.client.send(
      new BatchGetCommand({ RequestItems: { [table.name]: { Keys: asked, ConsistentRead: true } } }),
    );
    for (const item of Responses?.[table.name] ?? []) found.set(`${item["PK"]} ${item["SK"]}`, item);
    const left = UnprocessedKeys?.[table.name]?.Keys ?? [];
    open = [...left.map((key) => ({ PK: String(key["PK"]), SK: String(key["SK"]) })), ...open];
  }
  return wanted.flatMap(({ PK, SK }) => {
    const item = found.get(`${PK} ${SK}`);
    return item ? [item] : [];
  });
};
