import { DeleteCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import type { PersonalData } from "#functions/core/account-data/ports.ts";
import { mapConcurrently } from "#functions/core/shared/map-concurrently.ts";
import { allItems } from "./all-items.ts";
import { keys, type Table } from "./table.ts";

type Key = { readonly PK: string; readonly SK: string };

/** Erases all items of a user's partition, except those of the books. */
export const personalData = (table: Table): PersonalData => {
  const { client, name } = table;
  const itemsOf = async (userId: string): Promise<Key[]> => {
    const items = await allItems(table, {
      KeyConditionExpression: "PK = :owner",
      ExpressionAttributeValues: { ":owner": keys.profile(userId).PK },
      ProjectionExpression: "PK, SK",
      ConsistentRead: true,
    });
    return items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) }));
  };
  const anonymize = (key: Key, change: string, names: Record<string, string>, values?: Record<string, unknown>) =>
    client.send(
      new UpdateCommand({
        TableName: name,
        Key: key,
        UpdateExpression: change,
        ConditionExpression: "attribute_exists(PK)",
        ExpressionAttributeNames: names,
        ...(values && { ExpressionAttributeValues: values }),
      }),
    );
  const erase = async (userId: string, key: Key): Promise<unknown> => {
    if (key.SK === keys.credits(userId).SK) return undefined;
    // The type says what was booked; a description may name a person.
    if (key.SK.startsWith(keys.ledger(userId, "").SK))
      return anonymize(key, "SET #text = #type", { "#text": "text", "#type": "type" });
    if (key.SK.startsWith(keys.payment(userId, "").SK))
      return anonymize(
        key,
        "SET #email = :none REMOVE #receipt, #page, #customer",
        {
          "#email": "user_email",
          "#receipt": "receipt_email",
          "#page": "receipt_url",
          "#customer": "customer_id",
        },
        { ":none": "" },
      );
    return client.send(new DeleteCommand({ TableName: name, Key: key }));
  };
  return {
    async erase(userId) {
      await mapConcurrently(await itemsOf(userId), (key) => erase(userId, key));
    },
  };
};
