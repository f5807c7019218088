import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { Table } from "#functions/adapters/dynamodb/table.ts";
import { setting } from "./environment.ts";
import { lazy } from "./lazy.ts";

/** A client of the table where the environment points now. */
export const openTable = (): Table => ({
  client: DynamoDBDocumentClient.from(new DynamoDBClient({}), { marshallOptions: { removeUndefinedValues: true } }),
  name: setting("TABLE_NAME"),
});

/** The one table: one client for everything that a function keeps in it. */
export const table: () => Table = lazy(openTable);
