import { DeleteCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { DomainEvent } from "#contract/events.ts";
import type { Ports } from "#functions/core/all-ports.ts";
import { keys, shards, type Table } from "./table.ts";

export type Announce = (event: DomainEvent) => Promise<void>;

export const outbox = (table: Table, announce: Announce, now: () => Date): Ports["outbox"] => ({
  async publishOlderThan(seconds) {
    const before = new Date(now().getTime() - seconds * 1000).toISOString();
    const found = await Promise.all(shards.map((shard) => waiting(table, shard)));
    const due = found.flat().filter(({ at }) => at <= before);
    const done = await Promise.allSettled(due.map((event) => publishEvent(table, announce, event)));
    const failed = done.find((each) => each.status === "rejected");
    if (failed) throw failed.reason;
    return due.length;
  },
});

/** Sends an event to the bus, then deletes it from the outbox. */
export const publishEvent = async ({ client, name }: Table, announce: Announce, event: DomainEvent): Promise<void> => {
  await announce(event);
  await client.send(new DeleteCommand({ TableName: name, Key: keys.event(event.id) }));
};

const waiting = async ({ client, name }: Table, shard: string): Promise<DomainEvent[]> => {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: "PK = :shard",
      ExpressionAttributeValues: { ":shard": keys.outboxShard(shard) },
      ConsistentRead: true,
    }),
  );
  return Items.map((item) => DomainEvent.parse(item["event"]));
};
