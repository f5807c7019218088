import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** A place in a list: what sorts it, and the key of what it names. */
export interface Listed {
  readonly at: string;
  readonly key: { readonly PK: string; readonly SK: string };
}

/** The whole list where nothing is said: a place begins with its time. */
interface Range {
  readonly most: number;
  readonly from?: string | undefined;
  readonly below?: string | undefined;
}

/** The newest of a list by age that are below one place and not below another. */
export const newestIn = async (
  table: Table,
  partition: string,
  { most, from = "0", below = "~" }: Range,
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
        Limit: Math.min(1_000, most - found.length + 1),
        ExclusiveStartKey: start,
      }),
    );
    for (const item of Items)
      if (item["GSI1SK"] !== below)
        found.push({ at: String(item["GSI1SK"]), key: { PK: String(item["PK"]), SK: String(item["SK"]) } });
    start = LastEvaluatedKey;
  } while (start && found.length < most);
  return found.slice(0, most);
};
