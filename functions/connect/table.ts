import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Table } from "#functions/adapters/dynamodb/table.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** A new client of the table. */
export const openTable = (): Table => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } }),
  name: setting("TABLE_NAME"),
});

/** The client of the table, shared by all adapters of a function. */
export const table: () => Table = lazy(openTable);
