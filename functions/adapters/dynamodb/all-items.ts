import { QueryCommand, type QueryCommandInput } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** All items of a query of the table, over all pages. */
export const allItems = async (
  { client, name }: Table,
  query: Omit<QueryCommandInput, "TableName" | "ExclusiveStartKey">,
): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = [];
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ TableName: name, ...query, ExclusiveStartKey: start }),
    );
    found.push(...Items);
    start = LastEvaluatedKey;
  } while (start);
  return found;
};
