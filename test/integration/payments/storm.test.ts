import type { StripeEvent } from "@animation-agent/fakes/stripe";
import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keys } from "#functions/adapters/dynamodb/table.ts";
import { createLimiter } from "#test/support/concurrency-limit.ts";
import { makeShop, type Shop } from "./shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await makeShop();
});
afterAll(() => shop.stop());

const users = 30;
const each = 10;

it("a thousand events, each delivered twice in random order, count once each", async () => {
  const { payments, webhooks } = shop.stripe;
  const buyers = await Promise.all(Array.from({ length: users }, () => shop.makeUser()));
  webhooks.hold();
  const bought: { readonly userId: string; readonly session: string; readonly credits: number }[] = [];
  for (const userId of buyers)
    for (let at = 0; at < each; at++) {
      const session = await shop.openSession(userId);
      payments.pay(session);
      // Every third payer gets a refund of 50 cents of $1, every tenth of the whole dollar.
      const back = at === 9 ? 100 : at % 3 === 0 ? 50 : 0;
      if (back > 0) payments.refund(payments.chargeOf(session).id, back);
      bought.push({ userId, session, credits: 10 - back / 10 });
    }

  const sent: StripeEvent[] = [];
  webhooks.release((events) => {
    sent.push(...events);
    return [];
  });
  const [shuffled = []] = fc.sample(fc.shuffledSubarray([...sent, ...sent], { minLength: sent.length * 2 }), {
    numRuns: 1,
    seed: 2026,
  });
  const through = createLimiter(12);
  const taken = await Promise.all(shuffled.map((event) => through(() => webhooks.send(event))));

  expect(sent.length).toBeGreaterThanOrEqual(1_000);
  expect(taken.every(Boolean)).toBe(true);
  for (const userId of buyers) {
    const { available, earned, debt } = await shop.balances(userId);
    const owned = bought.filter((one) => one.userId === userId).reduce((sum, { credits }) => sum + credits, 0);
    expect({ available, earned, debt }).toEqual({ available: owned, earned: owned, debt: undefined });
    expect(await ledgerSum(userId)).toEqual({ purchases: each, sum: owned });
  }
  const announced = shop.published.filter(({ type }) => type === "payment.succeeded");
  expect(announced).toHaveLength(users * each);
});

const ledgerSum = async (userId: string) => {
  const { PK, SK } = keys.ledger(userId, "");
  const { Items = [] } = await shop.table.client.send(
    new QueryCommand({
      TableName: shop.table.name,
      KeyConditionExpression: "PK = :user AND begins_with(SK, :ledger)",
      ExpressionAttributeValues: { ":user": PK, ":ledger": SK },
      ConsistentRead: true,
    }),
  );
  const sum = Items.reduce((all, { type, amount }) => all + (type === "purchase" ? amount : -amount), 0);
  return { purchases: Items.filter(({ type }) => type === "purchase").length, sum };
};
