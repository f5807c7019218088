import {
  BatchGetCommand,
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { errorOf, table, useTable } from "./dynamodb-support.ts";

let client: DynamoDBDocumentClient;
const TableName = table;

useTable((made) => {
  client = made;
});

const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
const get = async (PK: string, SK: string) =>
  (await client.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }))).Item;

describe("items", () => {
  it("keep values of every type, including an empty string", async () => {
    const item = {
      PK: "USER#1",
      SK: "A",
      text: "",
      number: 1.5,
      yes: true,
      nothing: null,
      bytes: new Uint8Array([0, 255, 1]),
      names: new Set(["fox", "owl"]),
      nested: { list: [1, "two", { three: 3 }] },
    };

    await put(item);

    expect(await get("USER#1", "A")).toEqual(item);
  });

  it("are put once with a condition that they must not exist", async () => {
    const first = () =>
      client.send(
        new PutCommand({
          TableName,
          Item: { PK: "A", SK: "1", try: 1 },
          ConditionExpression: "attribute_not_exists(PK)",
          ReturnValuesOnConditionCheckFailure: "ALL_OLD",
        }),
      );

    await first();
    const error = await errorOf(first());

    expect(error).toMatchObject({
      name: "ConditionalCheckFailedException",
      message: "The conditional request failed",
      Item: { PK: { S: "A" }, SK: { S: "1" }, try: { N: "1" } },
    });
  });

  it("are updated by sums, defaults, lists, sets and paths", async () => {
    await put({ PK: "A", SK: "1", gone: 1, tags: new Set(["old", "kept"]), places: { deep: { n: 1 } } });

    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName,
        Key: { PK: "A", SK: "1" },
        UpdateExpression:
          "SET balance = if_not_exists(balance, :ten) + :five, #list = list_append(if_not_exists(#list, :none), :one), places.deep.n = :five ADD counted :five REMOVE gone DELETE tags :old",
        ExpressionAttributeNames: { "#list": "list" },
        ExpressionAttributeValues: { ":ten": 10, ":five": 5, ":none": [], ":one": ["a"], ":old": new Set(["old"]) },
        ReturnValues: "ALL_NEW",
      }),
    );

    expect(Attributes).toEqual({
      PK: "A",
      SK: "1",
      balance: 15,
      list: ["a"],
      counted: 5,
      tags: new Set(["kept"]),
      places: { deep: { n: 5 } },
    });
  });

  it("are unchanged by an update whose condition fails", async () => {
    await put({ PK: "A", SK: "1", available: 15 });

    const error = await errorOf(
      client.send(
        new UpdateCommand({
          TableName,
          Key: { PK: "A", SK: "1" },
          UpdateExpression: "SET available = available - :n",
          ConditionExpression: "available >= :n",
          ExpressionAttributeValues: { ":n": 100 },
          ReturnValuesOnConditionCheckFailure: "ALL_OLD",
        }),
      ),
    );

    expect(error).toMatchObject({ name: "ConditionalCheckFailedException", Item: { available: { N: "15" } } });
    expect(await get("A", "1")).toMatchObject({ available: 15 });
  });

  it("are returned when deleted", async () => {
    await put({ PK: "A", SK: "1", rev: 1 });

    const { Attributes } = await client.send(
      new DeleteCommand({
        TableName,
        Key: { PK: "A", SK: "1" },
        ConditionExpression: "rev = :rev",
        ExpressionAttributeValues: { ":rev": 1 },
        ReturnValues: "ALL_OLD",
      }),
    );

    expect(Attributes).toEqual({ PK: "A", SK: "1", rev: 1 });
    expect(await get("A", "1")).toBeUndefined();
  });

  it.each([
    ["more than 400 KB", { PK: "A", SK: "1", story: "y".repeat(410_000) }],
    ["an empty key", { PK: "", SK: "1" }],
    ["a missing key", { PK: "A" }],
    ["an empty key of a list", { PK: "A", SK: "1", GSI1PK: "", GSI1SK: "1" }],
  ])("are refused with %s", async (_what, item) => {
    expect(await errorOf(put(item))).toMatchObject({ name: "ValidationException" });
  });

  it.each([
    ["a reserved word", "SET status = :s", { ":s": 1 }],
    ["a value that is not used", "SET state = :s", { ":s": 1, ":unused": 2 }],
    ["a key attribute", "SET SK = :s", { ":s": "2" }],
  ])("refuse an update that names %s", async (_what, UpdateExpression, ExpressionAttributeValues) => {
    const Key = { PK: "A", SK: "1" };

    const error = await errorOf(
      client.send(new UpdateCommand({ TableName, Key, UpdateExpression, ExpressionAttributeValues })),
    );

    expect(error).toMatchObject({ name: "ValidationException" });
  });
});

describe("lists", () => {
  const scene = (number: number) => ({
    PK: "TASK#1",
    SK: `SCENE#${String(number).padStart(3, "0")}`,
    GSI1PK: "SCENES",
    GSI1SK: String(99 - number),
    GSI2PK: "BY-SHOT",
    GSI2SK: String(number % 3),
    number,
    title: `Scene ${number}`,
  });
  const write25 = () =>
    client.send(
      new BatchWriteCommand({
        RequestItems: {
          [TableName]: Array.from({ length: 25 }, (_, number) => ({ PutRequest: { Item: scene(number) } })),
        },
      }),
    );
  const pagesOf = async (query: Omit<ConstructorParameters<typeof QueryCommand>[0], "TableName">) => {
    const pages: Record<string, unknown>[][] = [];
    const starts: Record<string, unknown>[] = [];
    for (let start: Record<string, unknown> | undefined, first = true; first || start; first = false) {
      const page = await client.send(new QueryCommand({ TableName, ...query, ExclusiveStartKey: start }));
      pages.push(page.Items ?? []);
      start = page.LastEvaluatedKey;
      if (start) starts.push(start);
    }
    return { pages, starts, items: pages.flat() };
  };

  it("are written and read in batches, and refused above 25", async () => {
    await write25();

    const { Responses } = await client.send(
      new BatchGetCommand({
        RequestItems: {
          [TableName]: {
            Keys: ["SCENE#000", "SCENE#024", "none"].map((SK) => ({ PK: "TASK#1", SK })),
            ProjectionExpression: "SK",
          },
        },
      }),
    );
    const tooMany = Array.from({ length: 26 }, (_, n) => ({ DeleteRequest: { Key: { PK: "A", SK: `${n}` } } }));
    const error = await errorOf(client.send(new BatchWriteCommand({ RequestItems: { [TableName]: tooMany } })));

    expect(Responses?.[TableName]).toHaveLength(2);
    expect(error).toMatchObject({ name: "ValidationException" });
  });

  it("are read in pages, newest first", async () => {
    await write25();

    const { pages, items } = await pagesOf({
      KeyConditionExpression: "PK = :p AND begins_with(SK, :s)",
      ExpressionAttributeValues: { ":p": "TASK#1", ":s": "SCENE#" },
      Limit: 7,
      ScanIndexForward: false,
    });

    expect(pages.length).toBeGreaterThanOrEqual(4);
    expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 25 }, (_, n) => 24 - n));
  });

  it("are read from an index with filter and projection, and continue after the last key of a page", async () => {
    await write25();

    const { items, starts } = await pagesOf({
      IndexName: "GSI1",
      KeyConditionExpression: "GSI1PK = :p AND GSI1SK BETWEEN :from AND :to",
      FilterExpression: "#number > :n",
      ProjectionExpression: "SK, #number",
      ExpressionAttributeNames: { "#number": "number" },
      ExpressionAttributeValues: { ":p": "SCENES", ":from": "80", ":to": "99", ":n": 2 },
      Limit: 6,
    });

    expect(items).toHaveLength(17);
    expect(items[0]).toEqual({ SK: "SCENE#019", number: 19 });
    for (const start of starts) expect(Object.keys(start).sort()).toEqual(["GSI1PK", "GSI1SK", "PK", "SK"]);
  });

  it("show each item once if many share a sort key, with projected attributes only", async () => {
    await write25();

    const { items } = await pagesOf({
      IndexName: "GSI2",
      KeyConditionExpression: "GSI2PK = :p",
      ExpressionAttributeValues: { ":p": "BY-SHOT" },
      Limit: 4,
    });

    expect(new Set(items.map(({ SK }) => SK)).size).toBe(25);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(["GSI2PK", "GSI2SK", "PK", "SK", "title"]);
  });

  it("drop an item that loses its index key", async () => {
    await write25();
    const Key = { PK: "TASK#1", SK: "SCENE#003" };

    await client.send(new UpdateCommand({ TableName, Key, UpdateExpression: "REMOVE GSI1PK" }));
    await client.send(new DeleteCommand({ TableName, Key: { ...Key, SK: "SCENE#004" } }));

    const { items } = await pagesOf({
      IndexName: "GSI1",
      KeyConditionExpression: "GSI1PK = :p",
      ExpressionAttributeValues: { ":p": "SCENES" },
    });
    expect(items).toHaveLength(23);
    expect(items.map(({ number }) => number)).not.toContain(3);
  });

  it("are counted, and scanned in segments", async () => {
    await write25();

    const counted = await client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: "PK = :p",
        ExpressionAttributeValues: { ":p": "TASK#1" },
        Select: "COUNT",
      }),
    );
    const scans = [0, 1].map((Segment) => client.send(new ScanCommand({ TableName, Segment, TotalSegments: 2 })));
    const scanned = await Promise.all(scans);

    expect(counted.Count).toBe(25);
    expect(scanned.reduce((sum, { Count = 0 }) => sum + Count, 0)).toBe(25);
  });

  it("end a page at one megabyte", async () => {
    for (const SK of ["1", "2", "3", "4", "5"]) await put({ PK: "LONG", SK, story: "y".repeat(300_000) });

    const { pages, items } = await pagesOf({
      KeyConditionExpression: "PK = :p",
      ExpressionAttributeValues: { ":p": "LONG" },
    });

    expect(pages.length).toBeGreaterThan(1);
    expect(items).toHaveLength(5);
  });
});
