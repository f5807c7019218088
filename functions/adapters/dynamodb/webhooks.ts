import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { BlogRecords } from "#functions/core/blog/ports.ts";
import { BlogRecord, PostRecord } from "#functions/core/blog/records.ts";
import type { WebhookRecords } from "#functions/core/webhook/ports.ts";
import { DeliveryRecord, WebhookRecord } from "#functions/core/webhook/records.ts";
import { itemAt } from "./item-at.ts";
import { keys, type Table } from "./table.ts";

/** A user's webhook and its deliveries. Expired deliveries that the TTL has not deleted yet are left out. */
export const webhookRecords = (table: Table, now: () => Date): WebhookRecords => {
  const isKept = ({ expires }: DeliveryRecord) => expires > now().getTime() / 1000;
  return {
    async find(userId) {
      const item = await itemAt(table, keys.webhook(userId));
      return item && WebhookRecord.parse(item);
    },

    async delivery(userId, id) {
      const item = await itemAt(table, keys.delivery(userId, id));
      const record = item && DeliveryRecord.parse(item);
      return record && isKept(record) ? record : undefined;
    },

    async deliveries(userId, { limit, before }) {
      const { PK, SK } = keys.delivery(userId, "");
      // Ids begin with the time of the event, so sort keys are in order of time.
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: "PK = :user AND begins_with(SK, :deliveries)",
          ExpressionAttributeValues: { ":user": PK, ":deliveries": SK },
          ScanIndexForward: false,
          Limit: limit,
          ConsistentRead: true,
          ...(before && { ExclusiveStartKey: keys.delivery(userId, before) }),
        }),
      );
      return Items.map((item) => DeliveryRecord.parse(item)).filter(isKept);
    },
  };
};

/** A user's blog and the posts published there. */
export const blogRecords = (table: Table): BlogRecords => ({
  async find(userId) {
    const item = await itemAt(table, keys.blog(userId));
    return item && BlogRecord.parse(item);
  },
  async post(userId, taskId) {
    const item = await itemAt(table, keys.post(userId, taskId));
    return item && PostRecord.parse(item);
  },
});
