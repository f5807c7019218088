import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  ExecuteStatementCommand,
  UpdateTimeToLiveCommand,
} from "@aws-sdk/client-dynamodb";
import { type DynamoDBDocumentClient, GetCommand, PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { describe, expect, it } from "vitest";
import { type Dynamodb, startDynamodb } from "../src/dynamodb/index.ts";
import { clientOf, errorOf, makeTable, table, useTable } from "./dynamodb-support.ts";

let dynamodb: Dynamodb;
let client: DynamoDBDocumentClient;
const TableName = table;

useTable((made, emulator) => {
  client = made;
  dynamodb = emulator;
});

const put = (Item: Record<string, unknown>) => client.send(new PutCommand({ TableName, Item }));
const get = async (PK: string, SK: string) =>
  (await client.send(new GetCommand({ TableName, Key: { PK, SK }, ConsistentRead: true }))).Item;

describe("the table", () => {
  it("can be used as soon as it is created", async () => {
    const { Table } = await client.send(new DescribeTableCommand({ TableName }));

    expect(Table).toMatchObject({ TableStatus: "ACTIVE", GlobalSecondaryIndexes: [{}, {}] });
  });

  it("stores the attribute for time to live", async () => {
    const asked = { TableName, TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true } };

    await client.send(new UpdateTimeToLiveCommand(asked));
    const again = await errorOf(client.send(new UpdateTimeToLiveCommand(asked)));

    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(TimeToLiveDescription).toEqual({ TimeToLiveStatus: "ENABLED", AttributeName: "ttl" });
    expect(again).toMatchObject({ name: "ValidationException", message: "TimeToLive is already enabled" });
  });

  it("is empty after it was deleted and created again", async () => {
    await put({ PK: "A", SK: "1", GSI1PK: "L", GSI1SK: "1" });

    await client.send(new DeleteTableCommand({ TableName }));
    await makeTable(client);

    const list = { KeyConditionExpression: "GSI1PK = :p", ExpressionAttributeValues: { ":p": "L" } };
    const { Count } = await client.send(new QueryCommand({ TableName, IndexName: "GSI1", ...list }));
    expect(Count).toBe(0);
    expect(await get("A", "1")).toBeUndefined();
  });
});

describe("a folder", () => {
  it("keeps the tables and can be used by one process only", async () => {
    const folder = await mkdtemp(join(tmpdir(), "dynamodb-"));
    const first = await startDynamodb({ folder });
    const before = clientOf(first.endpoint);
    await makeTable(before);
    await before.send(new PutCommand({ TableName, Item: { PK: "A", SK: "1" } }));
    await before.send(
      new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification: { AttributeName: "ttl", Enabled: true } }),
    );

    await expect(startDynamodb({ folder })).rejects.toThrow(`Another process is using ${folder}`);
    await first.stop();
    const second = await startDynamodb({ folder });
    const after = clientOf(second.endpoint);

    const { Item } = await after.send(new GetCommand({ TableName, Key: { PK: "A", SK: "1" } }));
    const { TimeToLiveDescription } = await after.send(new DescribeTimeToLiveCommand({ TableName }));
    expect(Item).toEqual({ PK: "A", SK: "1" });
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: "ttl" });
    await second.stop();
    await rm(folder, { recursive: true });
  });
});

describe("what is not implemented", () => {
  it("is refused by the name of the operation", async () => {
    const backups = await errorOf(client.send(new DescribeContinuousBackupsCommand({ TableName })));
    const statement = await errorOf(client.send(new ExecuteStatementCommand({ Statement: "SELECT" })));

    expect(backups.message).toBe("DescribeContinuousBackups is not implemented by the local DynamoDB");
    expect(statement.message).toBe("ExecuteStatement is not implemented by the local DynamoDB");
  });

  it("is refused by the name of the parameter", async () => {
    const asked = {
      TableName: "other",
      KeySchema: [{ AttributeName: "PK", KeyType: "HASH" as const }],
      AttributeDefinitions: [{ AttributeName: "PK", AttributeType: "S" as const }],
      BillingMode: "PAY_PER_REQUEST" as const,
    };
    const StreamSpecification = { StreamEnabled: true, StreamViewType: "NEW_IMAGE" as const };

    const stream = await errorOf(client.send(new CreateTableCommand({ ...asked, StreamSpecification })));
    const policy = await errorOf(client.send(new CreateTableCommand({ ...asked, ResourcePolicy: "{}" })));

    expect(stream.message).toBe("CreateTable with StreamSpecification is not implemented by the local DynamoDB");
    expect(policy.message).toBe("CreateTable with ResourcePolicy is not implemented by the local DynamoDB");
  });

  it("refuses unsigned requests", async () => {
    const answer = await fetch(dynamodb.endpoint, { method: "POST", body: "{}" });

    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("MissingAuthenticationTokenException");
  });
});
