import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { makeClient, makeUser } from "./client.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
let client: ReturnType<typeof makeClient>;
beforeAll(async () => {
  records = await makeRecords();
  client = makeClient(records);
});
afterAll(() => records.stop());

const price = 10;
const itemsOf = async (userId: string, prefix: string) => {
  const { Items = [] } = await records.table.client.send(
    new QueryCommand({
      TableName: records.table.name,
      KeyConditionExpression: "PK = :user AND begins_with(SK, :prefix)",
      ExpressionAttributeValues: { ":user": `USER#${userId}`, ":prefix": prefix },
      ConsistentRead: true,
    }),
  );
  return Items;
};
const atOnce = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe("simultaneous orders", () => {
  it("are accepted while the credits suffice: 37 of 200, and the ledger sums to the balance", async () => {
    const userId = await makeUser(records, 37 * price);

    const answers = await atOnce(200, () => client.create(userId));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(37);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(163);
    expect(await records.credits.balances(userId)).toEqual({ available: 0, held: 370, earned: 370, spent: 0 });
    const ledger = await itemsOf(userId, "LEDGER#");
    const sum = (type: string) =>
      ledger.reduce((all, entry) => all + (entry["type"] === type ? entry["amount"] : 0), 0);
    expect([sum("grant"), sum("reserve"), ledger.length]).toEqual([370, 370, 38]);
    expect(await itemsOf(userId, "TASK#")).toHaveLength(37);
    expect((await records.tasks.counts(userId)).pending).toBe(37);
  });

  it("are refused beyond the limit of pending tasks", async () => {
    const narrow = await makeRecords({ pendingTasks: 20 });
    const { create } = makeClient(narrow);
    const userId = await makeUser(narrow, 100 * price);

    const answers = await atOnce(30, () => create(userId));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      code: "conflict",
      error: "You already have 20 films waiting. Please order more when some of them have started.",
    });
    expect((await narrow.tasks.counts(userId)).pending).toBe(20);
    expect((await narrow.credits.balances(userId)).held).toBe(20 * price);
    await narrow.stop();
  });

  it("are refused beyond the rate limit of a minute", async () => {
    const { create } = makeClient(records, { rateScale: 1 });
    const userId = await makeUser(records, 1_000 * price);
    // Whole within a minute.
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00.000Z") });

    const answers = await atOnce(40, () => create(userId));
    vi.useRealTimers();

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe("an order with an idempotency key", () => {
  it("makes one film and one hold for twenty simultaneous requests", async () => {
    const userId = await makeUser(records, 100 * price);

    const answers = await atOnce(20, () => client.create(userId, { key: "one" }));

    const tasks = await itemsOf(userId, "TASK#");
    expect(tasks).toHaveLength(1);
    for (const { status, taskId } of answers)
      expect(status === 409 || (status === 201 && taskId === tasks[0]?.["task_id"])).toBe(true);
    expect(await records.credits.balances(userId)).toMatchObject({ held: price });
    expect(await itemsOf(userId, "LEDGER#reserve")).toHaveLength(1);
  });

  it("returns the same answer later, and is refused for a different film", async () => {
    const userId = await makeUser(records, 100 * price);
    const first = await client.create(userId, { key: "two" });

    const again = await client.create(userId, { key: "two" });
    const other = await client.create(userId, { key: "two", inputStory: "An owl" });

    expect(again).toEqual({ ...first, replayed: "true" });
    expect(other).toMatchObject({ status: 422, code: "idempotency_mismatch" });
    expect(await itemsOf(userId, "TASK#")).toHaveLength(1);
  });

  it("returns the film that it made if the process died before the answer was stored", async () => {
    const userId = await makeUser(records, 100 * price);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const keep = vi.spyOn(client.deps.idempotency, "keep").mockRejectedValueOnce(new Error("The process ended"));
    const lost = await client.create(userId, { key: "three" });
    keep.mockRestore();

    const again = await client.create(userId, { key: "three" });

    const tasks = await itemsOf(userId, "TASK#");
    expect(tasks).toHaveLength(1);
    expect(lost.status).toBe(500);
    expect(again).toMatchObject({ status: 201, taskId: tasks[0]?.["task_id"], replayed: "true" });
    expect(await records.credits.balances(userId)).toMatchObject({ held: price });
  });

  it("may be sent again if it was refused", async () => {
    const userId = await makeUser(records, price - 1);
    const refused = await client.create(userId, { key: "four" });
    await records.commit([
      {
        kind: "move-credits",
        userId,
        entries: [
          { id: "grant#more", type: "grant", amount: 1, ref: "x", text: "More", at: "2026-01-01T00:00:00.000Z" },
        ],
      },
    ]);

    expect(refused.status).toBe(402);
    expect(await client.create(userId, { key: "four" })).toMatchObject({ status: 201, replayed: undefined });
  });
});
