import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type DynamoDBDocumentClient, QueryCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clientOf, makeTable, table } from "./dynamodb-support.ts";

let folder: string;
let child: ChildProcess;
const TableName = table;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dynamodb-"));
});
afterEach(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

const start = async (...more: string[]): Promise<DynamoDBDocumentClient> => {
  const program = fileURLToPath(new URL("dynamodb-process.ts", import.meta.url));
  child = spawn(process.execPath, ["--import", "tsx", program, folder, ...more], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (!child.stdout) throw new Error("the process has no output");
  const [endpoint] = await once(createInterface(child.stdout), "line");
  return clientOf(String(endpoint));
};
const kill = async () => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
};

/** A task, its ledger line and the count of both: three items that must stay consistent. */
const create = (client: DynamoDBDocumentClient, id: string) =>
  client.send(
    new TransactWriteCommand({
      ClientRequestToken: id,
      TransactItems: [
        { Put: { TableName, Item: { PK: "TASKS", SK: id, GSI1PK: "LIST", GSI1SK: id, story: "y".repeat(3000) } } },
        { Put: { TableName, Item: { PK: "LEDGER", SK: id } } },
        {
          Update: {
            TableName,
            Key: { PK: "COUNTS", SK: "COUNTS" },
            UpdateExpression: "ADD #all :one",
            ExpressionAttributeNames: { "#all": "all" },
            ExpressionAttributeValues: { ":one": 1 },
          },
        },
      ],
    }),
  );

const rowsOf = async (client: DynamoDBDocumentClient, partition: string, index = "") => {
  const rows: Record<string, unknown>[] = [];
  for (let start: Record<string, unknown> | undefined, first = true; first || start; first = false) {
    const page = await client.send(
      new QueryCommand({
        TableName,
        IndexName: index || undefined,
        KeyConditionExpression: `${index}PK = :p`,
        ExpressionAttributeValues: { ":p": partition },
        ExclusiveStartKey: start,
      }),
    );
    rows.push(...(page.Items ?? []));
    start = page.LastEvaluatedKey;
  }
  return rows;
};
const namesOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ SK }) => String(SK));

const mustBeWhole = async (client: DynamoDBDocumentClient, acknowledged: readonly string[]) => {
  const tasks = namesOf(await rowsOf(client, "TASKS"));
  const [counts] = await rowsOf(client, "COUNTS");
  expect(tasks).toEqual(expect.arrayContaining([...acknowledged]));
  expect(namesOf(await rowsOf(client, "LEDGER"))).toEqual(tasks);
  expect(namesOf(await rowsOf(client, "LIST", "GSI1"))).toEqual(tasks);
  expect(counts).toMatchObject({ all: tasks.length });
};

it("a kill during writes loses no acknowledged write and leaves no partial transaction", async () => {
  const client = await start();
  await makeTable(client);
  const acknowledged: string[] = [];
  let killed: Promise<void> | undefined;
  const work = async (writer: number) => {
    for (let n = 0; n < 1000; n++) {
      await create(client, `${writer}-${n}`);
      acknowledged.push(`${writer}-${n}`);
      if (acknowledged.length === 150) killed = kill();
    }
  };
  await Promise.allSettled([1, 2, 3, 4, 5, 6].map(work));
  await killed;

  await mustBeWhole(await start(), acknowledged);
});

it("a kill between two disk writes leaves no partial transaction", async () => {
  const client = await start("5"); // two for the table, so in the midst of the first transaction if it took several
  await makeTable(client);
  const acknowledged: string[] = [];
  const work = async () => {
    for (let n = 0; n < 100; n++) {
      await create(client, `${n}`);
      acknowledged.push(`${n}`);
    }
  };
  await expect(work()).rejects.toThrow();

  await mustBeWhole(await start(), acknowledged);
});

it("a request token survives a kill, so a client that got no response can retry", async () => {
  const before = await start();
  await makeTable(before);
  await create(before, "token-1");
  await kill();

  const after = await start();
  await create(after, "token-1");

  const [counts] = await rowsOf(after, "COUNTS");
  expect(counts).toMatchObject({ all: 1 });
});
