import * as z from "zod";
import { PaymentRecord } from "#contract/schema/payment-record.ts";
import type { PaymentRecords } from "#functions/core/payment/ports.ts";
import { itemsOf } from "./batch-get.ts";
import { itemAt } from "./item-at.ts";
import { keysIn } from "./lists.ts";
import { keys, shards, type Table } from "./table.ts";

const Place = z.object({ userId: z.string(), paymentId: z.string() });

/** Maximum of due payments per shard and sweep. */
const batch = 100;

/** Payments in DynamoDB, also found by the payment provider's ids. */
export const paymentRecords = (table: Table): PaymentRecords => {
  const get = (key: Record<string, string>) => itemAt(table, key);
  return {
    async find(userId, paymentId) {
      const item = await get(keys.payment(userId, paymentId));
      return item && PaymentRecord.parse(item);
    },

    async place(reference) {
      const item = await get(keys.paymentName(reference));
      return item && Place.parse(item);
    },

    async newest(userId, limit) {
      const found = await keysIn(table, "GSI1", keys.paymentsByAge(userId, "", "").GSI1PK, limit);
      return (await itemsOf(table, found)).map((item) => PaymentRecord.parse(item));
    },

    async due(at) {
      const found = await Promise.all(
        shards.map((shard) =>
          keysIn(table, "GSI3", keys.paymentDueShard(shard), batch, { before: at, oldestFirst: true }),
        ),
      );
      return (await itemsOf(table, found.flat())).map((item) => PaymentRecord.parse(item));
    },

    async isProcessed(eventId) {
      return (await get(keys.heard(eventId))) !== undefined;
    },
  };
};
