import {
  BatchGetItemCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  ListTagsOfResourceCommand,
  TagResourceCommand,
  TransactGetItemsCommand,
  UntagResourceCommand,
  UpdateTableCommand,
} from "@aws-sdk/client-dynamodb";
import { type DynamoDBDocumentClient, PutCommand, QueryCommand, ScanCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { errorOf, makeTable, reasonsOf, table, useTable } from "./dynamodb-support.ts";

let client: DynamoDBDocumentClient;
const TableName = table;

useTable((made) => {
  client = made;
});

const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
const addIndex = (IndexName: string, attribute: string) =>
  client.send(
    new UpdateTableCommand({
      TableName,
      AttributeDefinitions: [{ AttributeName: attribute, AttributeType: "S" }],
      GlobalSecondaryIndexUpdates: [
        {
          Create: {
            IndexName,
            KeySchema: [{ AttributeName: attribute, KeyType: "HASH" }],
            Projection: { ProjectionType: "ALL" },
          },
        },
      ],
    }),
  );
const removeIndex = (IndexName: string) =>
  client.send(new UpdateTableCommand({ TableName, GlobalSecondaryIndexUpdates: [{ Delete: { IndexName } }] }));
const byColour = async (colour: string) => {
  const { Items } = await client.send(
    new QueryCommand({
      TableName,
      IndexName: "Colour",
      KeyConditionExpression: "colour = :colour",
      ExpressionAttributeValues: { ":colour": colour },
    }),
  );
  return Items?.map(({ SK }) => SK);
};
const describeTable = async () => (await client.send(new DescribeTableCommand({ TableName }))).Table;

describe("an index that is added later", () => {
  it("has the rows of old and new items, but of none whose value cannot be a key", async () => {
    await put({ PK: "A", SK: "1", colour: "red" });
    await put({ PK: "A", SK: "2", colour: 7 });
    await put({ PK: "A", SK: "3", colour: "" });

    await addIndex("Colour", "colour");
    await put({ PK: "B", SK: "4", colour: "red" });

    expect((await byColour("red"))?.sort()).toEqual(["1", "4"]);
    const { Count } = await client.send(new ScanCommand({ TableName, IndexName: "Colour" }));
    expect(Count).toBe(2);
  });

  it("goes with its rows and the definition of its key", async () => {
    await put({ PK: "A", SK: "1", colour: "red" });
    await addIndex("Colour", "colour");
    await removeIndex("Colour");
    await client.send(
      new PutCommand({ TableName, Item: { PK: "A", SK: "1", colour: "blue" } }), // no index: no row changes
    );

    expect((await describeTable())?.AttributeDefinitions?.map(({ AttributeName }) => AttributeName)).not.toContain(
      "colour",
    );
    expect(await errorOf(byColour("red"))).toMatchObject({ name: "ValidationException" });
    await addIndex("Colour", "colour");
    expect([await byColour("red"), await byColour("blue")]).toEqual([[], ["1"]]);
  });

  it("cannot have the name of another, and one that does not exist cannot be removed", async () => {
    expect(await errorOf(addIndex("GSI1", "colour"))).toMatchObject({ name: "ValidationException" });
    expect(await errorOf(removeIndex("Missing"))).toMatchObject({ name: "ResourceNotFoundException" });
    expect((await describeTable())?.GlobalSecondaryIndexes).toHaveLength(2);
  });

  it("comes alone: streams and other changes are refused by name", async () => {
    const error = await errorOf(
      client.send(new UpdateTableCommand({ TableName, StreamSpecification: { StreamEnabled: true } })),
    );

    expect(error.message).toContain("UpdateTable with StreamSpecification is not implemented");
  });
});

describe("the billing of a table", () => {
  it("changes to provisioned throughput and back", async () => {
    const units = { ReadCapacityUnits: 3, WriteCapacityUnits: 2 };
    await client.send(new UpdateTableCommand({ TableName, BillingMode: "PROVISIONED", ProvisionedThroughput: units }));
    expect(await describeTable()).toMatchObject({ ProvisionedThroughput: units, TableStatus: "ACTIVE" });

    await client.send(new UpdateTableCommand({ TableName, BillingMode: "PAY_PER_REQUEST" }));
    expect(await describeTable()).toMatchObject({
      BillingModeSummary: { BillingMode: "PAY_PER_REQUEST" },
      ProvisionedThroughput: { ReadCapacityUnits: 0 },
    });
  });
});

describe("tags", () => {
  it("are added, overwritten, removed, and gone with the table", async () => {
    const ResourceArn = (await describeTable())?.TableArn;
    const tags = async () => (await client.send(new ListTagsOfResourceCommand({ ResourceArn }))).Tags;
    const add = (Key: string, Value: string) =>
      client.send(new TagResourceCommand({ ResourceArn, Tags: [{ Key, Value }] }));

    await add("stage", "test");
    await add("team", "films");
    await add("stage", "production");
    await client.send(new UntagResourceCommand({ ResourceArn, TagKeys: ["team"] }));
    expect(await tags()).toEqual([{ Key: "stage", Value: "production" }]);

    await client.send(new DeleteTableCommand({ TableName }));
    await makeTable(client);
    expect(await tags()).toEqual([]);
  });

  it("of another account's table are refused", async () => {
    const ResourceArn = `arn:aws:dynamodb:us-east-1:123456789012:table/${TableName}`;
    expect(await errorOf(client.send(new ListTagsOfResourceCommand({ ResourceArn })))).toMatchObject({
      name: "AccessDeniedException",
    });
  });
});

describe("the sizes of item collections", () => {
  it("are returned for a table with local indexes only", async () => {
    const { ItemCollectionMetrics } = await client.send(
      new PutCommand({ TableName, Item: { PK: "A", SK: "1" }, ReturnItemCollectionMetrics: "SIZE" }),
    );

    expect(ItemCollectionMetrics).toBeUndefined();
  });
});

describe("a wrong request gets DynamoDB's message", () => {
  it.each<[string, () => Promise<unknown>, string]>([
    [
      "the token of a syntax error",
      () => client.send(new ScanCommand({ TableName, FilterExpression: "a = = b" })),
      'Invalid FilterExpression: Syntax error; token: "=", near: "= = b"',
    ],
    [
      "an expression that ends early",
      () => client.send(new ScanCommand({ TableName, FilterExpression: "a =" })),
      'Invalid FilterExpression: Syntax error; token: "<EOF>", near: "="',
    ],
    [
      "an empty batch",
      () => client.send(new BatchGetItemCommand({ RequestItems: {} })),
      "The requestItems parameter is required for BatchGetItem",
    ],
    [
      "a selection of nothing",
      () => client.send(new ScanCommand({ TableName, Select: "SPECIFIC_ATTRIBUTES" })),
      "One or more parameter values were invalid: Must specify the AttributesToGet or ProjectionExpression when " +
        "choosing to get SPECIFIC_ATTRIBUTES",
    ],
  ])("%s", async (_, call, message) => {
    expect(await errorOf(call())).toMatchObject({ name: "ValidationException", message });
  });

  it("for each read of a transaction", async () => {
    const read = (Key: Record<string, { S: string }>) => ({ Get: { TableName, Key } });
    const reads = [read({ PK: { S: "A" }, SK: { S: "1" } }), read({})];

    expect(await reasonsOf(client.send(new TransactGetItemsCommand({ TransactItems: reads })))).toEqual([
      "None",
      "ValidationError",
    ]);
  });
});
