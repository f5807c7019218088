import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import type { Table } from "./table.ts";

type Key = { readonly PK: string; readonly SK: string };
type Item = Readonly<Record<string, unknown>>;

/** Limit of BatchGetItem. */
const maxKeysPerBatch = 100;

/** The items of keys, in the order of the keys; missing items are left out. */
export const itemsOf = async (table: Table, wanted: readonly Key[]): Promise<Item[]> => {
  const found = new Map<string, Item>();
  let open: Key[] = [...wanted];
  while (open.length > 0) {
    const asked = open.splice(0, maxKeysPerBatch);
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
