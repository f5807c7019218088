import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

export type Key = { readonly PK: string; readonly SK: string };

/** Keys of an index partition before a sort key: newest first, or oldest first for a queue of due items. */
export const keysIn = async (
  table: Table,
  index: string,
  partition: string,
  most: number,
  { before, oldestFirst = false }: { readonly before?: string | undefined; readonly oldestFirst?: boolean } = {},
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
        ScanIndexForward: oldestFirst,
        Limit: most - found.length,
        ExclusiveStartKey: start,
      }),
    );
    found.push(...Items.map((item) => ({ PK: String(item["PK"]), SK: String(item["SK"]) })));
    start = LastEvaluatedKey;
  } while (start && found.length < most);
  return found;
};
