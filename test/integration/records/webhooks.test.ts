import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webhookRecords } from "#functions/adapters/dynamodb/webhooks.ts";
import { makeDeliveryRecord, makeWebhook } from "#test/support/deliveries.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const webhooks = () => webhookRecords(records.table, () => new Date("2026-01-02T00:00:00.000Z"));

describe("a webhook in the table", () => {
  it("is created once, and changed only with its newest revision", async () => {
    const user_id = "rev";
    const record = makeWebhook({ user_id });

    await records.commit([{ kind: "put-webhook", record, from: undefined }]);
    const again = () => records.commit([{ kind: "put-webhook", record, from: undefined }]);
    await records.commit([{ kind: "put-webhook", record: { ...record, rev: 2, failure_count: 1 }, from: 1 }]);
    const late = () => records.commit([{ kind: "put-webhook", record: { ...record, failure_count: 9 }, from: 1 }]);

    for (const refused of [again, late]) await expect(refused()).rejects.toMatchObject({ code: "conflict" });
    expect(await webhooks().find(user_id)).toEqual({ ...record, rev: 2, failure_count: 1 });
    await records.commit([{ kind: "remove-webhook", userId: user_id }]);
    expect(await webhooks().find(user_id)).toBeUndefined();
  });

  it("removes fields that are undefined", async () => {
    const record = makeWebhook({ user_id: "well", first_failure_at: "2026-01-01T00:00:00.000Z" });

    await records.commit([{ kind: "put-webhook", record, from: undefined }]);
    await records.commit([
      { kind: "put-webhook", record: { ...record, rev: 2, first_failure_at: undefined }, from: 1 },
    ]);

    expect(await webhooks().find("well")).not.toHaveProperty("first_failure_at");
  });
});

describe("deliveries in the table", () => {
  it("are listed newest first, page by page, without expired ones", async () => {
    const user_id = "log";
    const ids = ["msg_1767225600001_a", "msg_1767225600002_a", "msg_1767225600003_a"];
    for (const id of ids)
      await records.commit([{ kind: "put-delivery", record: makeDeliveryRecord({ id, user_id }), from: undefined }]);
    const old = makeDeliveryRecord({ id: "msg_1000000000000_a", user_id, expires: 1_000 });
    await records.commit([{ kind: "put-delivery", record: old, from: undefined }]);

    const first = await webhooks().deliveries(user_id, { limit: 2 });
    const second = await webhooks().deliveries(user_id, { limit: 2, before: first.at(-1)?.id });

    expect([first, second].map((page) => page.map(({ id }) => id))).toEqual([[ids[2], ids[1]], [ids[0]]]);
    expect(await webhooks().delivery(user_id, old.id)).toBeUndefined();
    expect(await webhooks().deliveries("log2", { limit: 9 })).toEqual([]);
  });
});
