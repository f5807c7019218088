import { GetCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

/** The item at a key, as the last write left it; undefined if there is none. */
export const itemAt = async (
  { client, name }: Table,
  Key: Readonly<Record<string, string>>,
): Promise<Record<string, unknown> | undefined> =>
  (await client.send(new GetCommand({ TableName: name, Key, ConsistentRead: true }))).Item;
