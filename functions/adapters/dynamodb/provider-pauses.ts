import { GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { ProviderPause, ProviderPauses } from "#functions/core/provider/ports.ts";
import { keys, type Table } from "./table.ts";

/** Provider pauses, strongly consistent, so that a pause takes effect with the next call. */
export const storedPauses = ({ client, name }: Table): ProviderPauses => ({
  async of(provider) {
    const { Item } = await client.send(
      new GetCommand({ TableName: name, Key: keys.pause(provider), ConsistentRead: true }),
    );
    return Item && pauseIn(Item);
  },
  async all() {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: "PK = :pauses",
        ExpressionAttributeValues: { ":pauses": keys.pause("").PK },
        ConsistentRead: true,
      }),
    );
    return Items.map(pauseIn);
  },
});

const pauseIn = (item: Readonly<Record<string, unknown>>): ProviderPause => ({
  provider: String(item["provider"]),
  reason: String(item["reason"]),
  since: String(item["since"]),
});
