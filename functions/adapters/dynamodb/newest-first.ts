import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** An entry of an index: its sort key, and the key of the item. */
export interface Listed {
  readonly at: string;
  readonly key: { readonly PK: string; readonly SK: string };
}

/** The default is the whole partition, as sort keys begin with a time. */
interface Range {
  readonly maxItems: number;
  readonly from?: string | undefined;
  readonly below?: string | undefined;
}

/** Entries of an index partition with `from` <= sort key < `below`, newest first. */
export const newestFirst = async (
  table: Table,
  partition: string,
  { maxItems, from = "0", below = "~" }: Range,
): Promise<Listed[]> => {
  const found: Listed[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: "GSI1",
        KeyConditionExpression: "GSI1PK = :partition AND GSI1SK BETWEEN :from AND :below",
        ExpressionAttributeValues: { ":partition": partition, ":from": from, ":below": below },
        ScanIndexForward: false,
        Limit: Math.min(1_000, maxItems - found.length + 1),
        ExclusiveStartKey: start,
      }),
    );
    for (const item of Items)
      if (item["GSI1SK"] !== below)
        found.push({ at: String(item["GSI1SK"]), key: { PK: String(item["PK"]), SK: String(item["SK"]) } });
    start = LastEvaluatedKey;
  } while (start && found.length < maxItems);
  return found.slice(0, maxItems);
};
