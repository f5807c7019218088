import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactGetCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Dynamodb, startDynamodb } from "../src/dynamodb/index.ts";
import { clientOf, errorOf, makeTable, reasonsOf, table } from "./dynamodb-support.ts";

let dynamodb: Dynamodb;
let client: DynamoDBDocumentClient;
let time = Date.parse("2026-01-01T00:00:00Z");
const TableName = table;

beforeEach(async () => {
  dynamodb = await startDynamodb({ folder: undefined, now: () => time });
  client = clientOf(dynamodb.endpoint);
  await makeTable(client);
});
afterEach(() => dynamodb.stop());

type Member = NonNullable<TransactWriteCommandInput["TransactItems"]>[number];
const transact = (TransactItems: Member[], ClientRequestToken?: string) =>
  client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }));
const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
const get = async (PK: string, SK: string) =>
  (await client.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }))).Item;

const credits = { PK: "USER#1", SK: "CREDITS" };
const spend = (amount: number): Member => ({
  Update: {
    TableName,
    Key: credits,
    UpdateExpression: "SET available = available - :amount ADD spent :amount",
    ConditionExpression: "available >= :amount",
    ExpressionAttributeValues: { ":amount": amount },
    ReturnValuesOnConditionCheckFailure: "ALL_OLD",
  },
});
const line = (id: string): Member => ({
  Put: {
    TableName,
    Item: { PK: "USER#1", SK: `LEDGER#${id}`, GSI1PK: "LEDGER#1", GSI1SK: id },
    ConditionExpression: "attribute_not_exists(PK)",
  },
});

describe("a transaction", () => {
  it("updates, puts, deletes and checks in one step", async () => {
    await put({ ...credits, available: 100 });
    await put({ PK: "A", SK: "gone" });
    await put({ PK: "A", SK: "checked", ok: true });

    await transact([
      spend(30),
      line("1"),
      { Delete: { TableName, Key: { PK: "A", SK: "gone" }, ConditionExpression: "attribute_exists(PK)" } },
      {
        ConditionCheck: {
          TableName,
          Key: { PK: "A", SK: "checked" },
          ConditionExpression: "ok = :true",
          ExpressionAttributeValues: { ":true": true },
        },
      },
    ]);

    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 70, spent: 30 });
    expect(await get("USER#1", "LEDGER#1")).toBeDefined();
    expect(await get("A", "gone")).toBeUndefined();
    expect(await get("A", "checked")).toEqual({ PK: "A", SK: "checked", ok: true });
  });

  it("that fails writes nothing and returns the reason of each action in order", async () => {
    await put({ ...credits, available: 10 });
    await transact([line("1")]);

    const error = await errorOf(transact([line("2"), spend(11), line("1")]));

    expect(error).toMatchObject({
      name: "TransactionCanceledException",
      message:
        "Transaction cancelled, please refer cancellation reasons for specific reasons [None, ConditionalCheckFailed, ConditionalCheckFailed]",
      CancellationReasons: [
        { Code: "None" },
        {
          Code: "ConditionalCheckFailed",
          Message: "The conditional request failed",
          Item: { PK: { S: "USER#1" }, SK: { S: "CREDITS" }, available: { N: "10" } },
        },
        { Code: "ConditionalCheckFailed" },
      ],
    });
    expect(error).not.toHaveProperty("CancellationReasons.2.Item");
    expect(await get("USER#1", "LEDGER#2")).toBeUndefined();
    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 10 });
  });

  it("that fails writes nothing to an index", async () => {
    await put({ ...credits, available: 0 });

    await errorOf(transact([line("1"), spend(1)]));

    const ledger = { KeyConditionExpression: "GSI1PK = :p", ExpressionAttributeValues: { ":p": "LEDGER#1" } };
    const { Count } = await client.send(new QueryCommand({ TableName, IndexName: "GSI1", ...ledger }));
    expect(Count).toBe(0);
  });

  it("distinguishes a type error from a failed condition", async () => {
    await put({ PK: "A", SK: "1", title: "fox" });
    const addsToText: Member = {
      Update: {
        TableName,
        Key: { PK: "A", SK: "1" },
        UpdateExpression: "SET title = title + :one",
        ExpressionAttributeValues: { ":one": 1 },
      },
    };

    const reasons = await reasonsOf(transact([line("1"), addsToText]));

    expect(reasons).toEqual(["None", "ValidationError"]);
    expect(await get("USER#1", "LEDGER#1")).toBeUndefined();
  });

  it("reports which action has no key", async () => {
    const keyless: Member = { Put: { TableName, Item: { PK: "A" } } };

    expect(await reasonsOf(transact([keyless, line("1"), keyless]))).toEqual([
      "ValidationError",
      "None",
      "ValidationError",
    ]);
  });

  it("can have 100 actions and no more", async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, n) => line(`${count}-${n}`));

    await transact(lines(100));
    const tooMany = await errorOf(transact(lines(101)));

    expect(await get("USER#1", "LEDGER#100-99")).toBeDefined();
    expect(tooMany).toMatchObject({ name: "ValidationException" });
    expect(await get("USER#1", "LEDGER#101-0")).toBeUndefined();
  });

  it("cannot contain an item twice", async () => {
    const twice: Member[] = [line("1"), { Delete: { TableName, Key: { PK: "USER#1", SK: "LEDGER#1" } } }];

    const error = await errorOf(transact(twice));

    expect(error).toMatchObject({
      name: "ValidationException",
      message: "Transaction request cannot include multiple operations on one item",
    });
  });

  it("of more than four megabytes is refused", async () => {
    const long = Array.from({ length: 11 }, (_, n) => ({
      Put: { TableName, Item: { PK: "LONG", SK: `${n}`, story: "y".repeat(390_000) } },
    }));

    expect(await errorOf(transact(long))).toMatchObject({ name: "ValidationException" });
    expect(await get("LONG", "0")).toBeUndefined();
  });

  it("is one of many: of 200 that spend one of 150 credits at the same time, 150 do", async () => {
    await put({ ...credits, available: 150 });

    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => transact([spend(1), line(`${n}`)])),
    );

    const ledger = {
      KeyConditionExpression: "PK = :p AND begins_with(SK, :s)",
      ExpressionAttributeValues: { ":p": "USER#1", ":s": "LEDGER#" },
    };
    const { Count } = await client.send(new QueryCommand({ TableName, ...ledger }));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(150);
    expect(Count).toBe(150);
    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 0, spent: 150 });
  });
});

describe("a request token", () => {
  it("writes once for repeated requests", async () => {
    await put({ ...credits, available: 10 });

    await transact([spend(4)], "token-1");
    await transact([spend(4)], "token-1");

    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 6 });
  });

  it("is refused for another transaction", async () => {
    await put({ ...credits, available: 10 });
    await transact([spend(4)], "token-1");

    const error = await errorOf(transact([spend(5)], "token-1"));

    expect(error).toMatchObject({ name: "IdempotentParameterMismatchException" });
    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 6 });
  });

  it("of a failed transaction can be used again", async () => {
    await put({ ...credits, available: 1 });

    const first = await reasonsOf(transact([spend(2)], "token-1"));
    await put({ ...credits, available: 2 });
    await transact([spend(2)], "token-1");

    expect(first).toEqual(["ConditionalCheckFailed"]);
    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 0 });
  });

  it("expires after ten minutes", async () => {
    await put({ ...credits, available: 10 });
    await transact([spend(4)], "token-1");

    time += 10 * 60 * 1000 + 1;
    await transact([spend(5)], "token-1");

    expect(await get("USER#1", "CREDITS")).toMatchObject({ available: 1 });
  });
});

describe("a read transaction", () => {
  it("replies in the requested order, with nothing for missing items", async () => {
    await put({ ...credits, available: 10 });

    const { Responses } = await client.send(
      new TransactGetCommand({
        TransactItems: [
          { Get: { TableName, Key: { PK: "none", SK: "none" } } },
          { Get: { TableName, Key: credits, ProjectionExpression: "available" } },
        ],
      }),
    );

    expect(Responses).toEqual([{}, { Item: { available: 10 } }]);
  });

  it("cannot read an item twice", async () => {
    const Get = { TableName, Key: credits };

    const error = await errorOf(client.send(new TransactGetCommand({ TransactItems: [{ Get }, { Get }] })));

    expect(error).toMatchObject({ name: "ValidationException" });
  });
});
