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

/** All items of a partition whose sort keys begin with that of a key, as the last writes left them. */
export const itemsFrom = (
  table: Table,
  { PK, SK }: { readonly PK: string; readonly SK: string },
  filter: Pick<QueryCommandInput, "FilterExpression" | "ExpressionAttributeValues"> = {},
): Promise<Record<string, unknown>[]> =>
  allItems(table, {
    KeyConditionExpression: "PK = :partition AND begins_with(SK, :start)",
    ...filter,
    ExpressionAttributeValues: { ":partition": PK, ":start": SK, ...filter.ExpressionAttributeValues },
    ConsistentRead: true,
  });
