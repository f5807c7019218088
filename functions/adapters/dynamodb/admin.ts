import { BatchGetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { AuditRecord } from "#contract/schema/audit.ts";
import { TaskRecord } from "#contract/schema/task-record.ts";
import { VoucherRecord } from "#contract/schema/voucher.ts";
import type { HasAccounts, HasAudits } from "#functions/core/admin/ports.ts";
import type { HasVouchers } from "#functions/core/voucher/ports.ts";
import { allItems } from "./all-items.ts";
import { itemsOf } from "./batch-get.ts";
import { itemAt } from "./item-at.ts";
import { keysIn } from "./lists.ts";
import { sha256 } from "./sha256.ts";
import { keys, shards, type Table } from "./table.ts";

type Key = { readonly PK: string; readonly SK: string };
const months = 12;
const batch = 100;

/** Vouchers, audit log and users by email. Items are read strongly by key; the index only returns keys. */
export const adminRecords = (table: Table, newCode: () => string): HasVouchers & HasAudits & HasAccounts => ({
  vouchers: {
    newCode,
    async find(code) {
      const item = await itemAt(table, keys.voucher(sha256(code)));
      return item && VoucherRecord.parse(item);
    },
    async recent(now) {
      const found = await Promise.all(
        Array.from({ length: months + 1 }, (_, back) => {
          const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
          return listed(table, keys.vouchersByAge(month.toISOString(), "").GSI1PK);
        }),
      );
      return (await all(table, found.flat()))
        .map((item) => VoucherRecord.parse(item))
        .sort((a, b) => (a.created_at < b.created_at ? 1 : -1));
    },
    async counts() {
      const item = (await itemAt(table, keys.voucherCounts())) ?? {};
      const of = (name: string) => Number(item[name] ?? 0);
      return { total: of("total"), used: of("used"), credits: of("credits"), redeemed: of("redeemed") };
    },
  },
  audits: {
    async inMonth(month, most) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: "PK = :month",
          ExpressionAttributeValues: { ":month": keys.audit(month, "").PK },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: most,
        }),
      );
      return Items.map((item) => AuditRecord.parse(item));
    },
  },
  accounts: {
    async byEmail(email) {
      const [key] = await listed(table, keys.profileByEmail(sha256(email.trim().toLowerCase())).GSI1PK);
      const item = key && (await itemAt(table, key));
      return item && { userId: String(item["userId"]), email: String(item["email"]) };
    },
    // The index of deadlines holds each task until its files are deleted; a shard of it has a tenth of them.
    async ownerOf(taskId) {
      const [key] = await allItems(table, {
        IndexName: "GSI3",
        KeyConditionExpression: "GSI3PK = :shard",
        FilterExpression: "SK = :task",
        ExpressionAttributeValues: { ":shard": keys.due(taskId, "").GSI3PK, ":task": keys.task("", taskId).SK },
      });
      return key && String(key["PK"]).slice(keys.task("", taskId).PK.length);
    },
    async tasksWithFiles(most) {
      const perShard = Math.floor(most / shards.length);
      const found = await Promise.all(shards.map((shard) => keysIn(table, "GSI3", keys.dueShard(shard), perShard + 1)));
      const read = await itemsOf(
        table,
        found.flatMap((some) => some.slice(0, perShard)),
      );
      return {
        tasks: read.map((item) => TaskRecord.parse(item)),
        isComplete: found.every(({ length }) => length <= perShard),
      };
    },
    async entryAmount(userId, entryId) {
      return Number((await itemAt(table, keys.ledger(userId, entryId)))?.["amount"] ?? 0);
    },
  },
});

/** All keys of a partition of GSI1, newest first. */
const listed = async (table: Table, partition: string): Promise<Key[]> => {
  const items = await allItems(table, {
    IndexName: "GSI1",
    KeyConditionExpression: "GSI1PK = :partition",
    ExpressionAttributeValues: { ":partition": partition },
    ScanIndexForward: false,
  });
  return items.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) }));
};

const all = async ({ client, name }: Table, wanted: readonly Key[]): Promise<Record<string, unknown>[]> => {
  const items: Record<string, unknown>[] = [];
  let open: Record<string, unknown>[] = [...wanted];
  while (open.length > 0) {
    const asked = open.splice(0, batch);
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [name]: { Keys: asked, ConsistentRead: true } } }),
    );
    items.push(...(Responses?.[name] ?? []));
    open = [...(UnprocessedKeys?.[name]?.Keys ?? []), ...open];
  }
  return items;
};
