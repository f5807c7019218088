import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PaymentRecord } from "#contract/schema/payment-record.ts";
import { personalData } from "#functions/adapters/dynamodb/personal-data.ts";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import { makePayment } from "#test/support/payments.ts";
import { makeTask } from "#test/support/task.ts";
import { makeUser } from "./client.ts";
import { makeRecords, type Records } from "./table.ts";

let records: Records;
beforeAll(async () => {
  records = await makeRecords();
});
afterAll(() => records.stop());

const itemsOf = async (userId: string) => {
  const { Items = [] } = await records.table.client.send(
    new QueryCommand({
      TableName: records.table.name,
      KeyConditionExpression: "PK = :owner",
      ExpressionAttributeValues: { ":owner": keys.profile(userId).PK },
    }),
  );
  return Items;
};

const payment = (userId: string): PaymentRecord =>
  makePayment({
    payment_id: `pay_${userId}`,
    user_id: userId,
    receipt_email: "ada@example.com",
    receipt_url: "https://pay.example/receipt/ada",
    package_id: "basic",
    package_name: "Basic",
    amount: 2_000,
    credits: 200,
    status: "succeeded",
    expires_at: "2026-01-02T00:00:00.000Z",
  });

/** A user with a film, credits and a payment. */
const makeOwner = async () => {
  const userId = await makeUser(records, 40);
  await records.commit([{ kind: "insert-task", task: makeTask({ user_id: userId }) }]);
  await records.commit([{ kind: "insert-payment", payment: payment(userId) }]);
  return userId;
};

it("erases a user's records, and keeps the books without a name", async () => {
  const userId = await makeOwner();

  await personalData(records.table).erase(userId);

  const left = await itemsOf(userId);
  expect(left.map(({ SK }) => String(SK).split("#")[0]).sort()).toEqual(["CREDITS", "LEDGER", "PAY"]);
  expect(JSON.stringify(left)).not.toMatch(/example\.com|pay\.example|A gift/);
  expect(await records.credits.balances(userId)).toMatchObject({ available: 40 });
  expect((await records.credits.movements(userId, { limit: 10 })).entries).toMatchObject([
    { type: "grant", amount: 40, text: "grant" },
  ]);
  expect((await records.payments.newest(userId, 10))[0]).toMatchObject({ amount: 2_000, credits: 200 });
});

it("can be repeated, and leaves other users alone", async () => {
  const [userId, other] = [await makeOwner(), await makeOwner()];
  const before = await itemsOf(other);

  await personalData(records.table).erase(userId);
  await personalData(records.table).erase(userId);

  expect(await itemsOf(other)).toEqual(before);
  expect(await records.users.find(other)).toBeDefined();
});
