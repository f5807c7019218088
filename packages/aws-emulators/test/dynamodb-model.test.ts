import {
  type DynamoDBDocumentClient,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startDynamodb } from "../src/dynamodb/index.ts";
import { clientOf, makeTable, reasonsOf, table } from "./dynamodb-support.ts";

type Members = NonNullable<TransactWriteCommandInput["TransactItems"]>;
type Condition = "none" | "there" | "absent" | "rich";
interface Step {
  readonly kind: "Put" | "Add" | "Delete" | "Check";
  readonly on: string;
  readonly amount: number;
  readonly condition: Condition;
}
/** The model of the table: a map of purses to their number of coins. */
type Model = ReadonlyMap<string, number>;

const RICH = 5;
const holds: Readonly<Record<Condition, (coins: number | undefined) => boolean>> = {
  none: () => true,
  there: (coins) => coins !== undefined,
  absent: (coins) => coins === undefined,
  rich: (coins) => coins !== undefined && coins >= RICH,
};
const expressions: Readonly<Record<Condition, string | undefined>> = {
  none: undefined,
  there: "attribute_exists(PK)",
  absent: "attribute_not_exists(PK)",
  rich: "coins >= :rich",
};

const step: fc.Arbitrary<Step> = fc
  .record({
    kind: fc.constantFrom("Put", "Add", "Delete", "Check"),
    on: fc.constantFrom("a", "b", "c", "d"),
    amount: fc.integer({ min: -3, max: 9 }),
    condition: fc.constantFrom<Condition>("none", "there", "absent", "rich"),
  })
  // A check without a condition is refused by DynamoDB.
  .filter(({ kind, condition }) => kind !== "Check" || condition !== "none");
const transaction = fc.uniqueArray(step, { minLength: 1, maxLength: 4, selector: ({ on }) => on });

const memberFor = ({ kind, on, amount, condition }: Step): Members[number] => {
  const Key = { PK: "PURSE", SK: on };
  const rich = condition === "rich" ? { ":rich": RICH } : undefined;
  const on1 = { TableName: table, ConditionExpression: expressions[condition], ExpressionAttributeValues: rich };
  switch (kind) {
    case "Put":
      return { Put: { ...on1, Item: { ...Key, coins: amount, GSI1PK: "ALL", GSI1SK: on } } };
    case "Delete":
      return { Delete: { ...on1, Key } };
    case "Check":
      return { ConditionCheck: { ...on1, Key, ConditionExpression: on1.ConditionExpression } };
    case "Add":
      return {
        Update: {
          ...on1,
          Key,
          UpdateExpression: "ADD coins :amount SET GSI1PK = :all, GSI1SK = :on",
          ExpressionAttributeValues: { ...rich, ":amount": amount, ":all": "ALL", ":on": on },
        },
      };
  }
};

const applied = (model: Model, steps: readonly Step[]): Model => {
  const next = new Map(model);
  for (const { kind, on, amount } of steps) {
    if (kind === "Put") next.set(on, amount);
    if (kind === "Add") next.set(on, (next.get(on) ?? 0) + amount);
    if (kind === "Delete") next.delete(on);
  }
  return next;
};

const purses = (items: readonly Record<string, unknown>[] = []) =>
  Object.fromEntries(items.map(({ SK, coins }) => [SK, coins]));
const stateOf = async (client: DynamoDBDocumentClient) => {
  const all = { KeyConditionExpression: "GSI1PK = :all", ExpressionAttributeValues: { ":all": "ALL" } };
  const scan = await client.send(new ScanCommand({ TableName: table }));
  const list = await client.send(new QueryCommand({ TableName: table, IndexName: "GSI1", ...all }));
  return { items: purses(scan.Items), listed: purses(list.Items) };
};

it("any sequence of transactions gives the same result as a map, in the table and in its index", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 8 }), async (history) => {
      const dynamodb = await startDynamodb({ folder: undefined });
      const client = clientOf(dynamodb.endpoint);
      await makeTable(client);
      let model: Model = new Map();

      for (const steps of history) {
        const reasons = steps.map(({ on, condition }) =>
          holds[condition](model.get(on)) ? "None" : "ConditionalCheckFailed",
        );
        const sent = client.send(new TransactWriteCommand({ TransactItems: steps.map(memberFor) }));
        if (reasons.every((reason) => reason === "None")) {
          await sent;
          model = applied(model, steps);
        } else expect(await reasonsOf(sent)).toEqual(reasons);
      }

      const purse = Object.fromEntries(model);
      expect(await stateOf(client)).toEqual({ items: purse, listed: purse });
      client.destroy();
      await dynamodb.stop();
    }),
    { numRuns: 60 },
  );
});
