import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { DynamoDBClient, TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { DeleteObjectsCommand, ListObjectsV2Command, S3Client, type S3ClientConfig } from "@aws-sdk/client-s3";
import {
  ExecutionAlreadyExists,
  ExecutionDoesNotExist,
  SendTaskSuccessCommand,
  SFNClient,
  StartExecutionCommand,
  StopExecutionCommand,
  TaskDoesNotExist,
  TaskTimedOut,
} from "@aws-sdk/client-sfn";
import { BatchGetCommand, DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { itemsOf } from "#functions/adapters/dynamodb/batch-get.ts";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { eventPublisher } from "#functions/adapters/eventbridge/publisher.ts";
import { s3Artifacts } from "#functions/adapters/s3/artifacts.ts";
import { sfnExecutions } from "#functions/adapters/step-functions/executions.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { taskEvent } from "#functions/core/task/task-event.ts";
import { fakePorts } from "#test/support/ports.ts";
import { makeRun, makeTask } from "#test/support/task.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "aws-faults-"));
});
afterAll(() => rm(folder, { recursive: true }));

const region = "us-east-1";
const credentials = { accessKeyId: "none", secretAccessKey: "none" };
const named = (name: string) => Object.assign(new Error("no"), { name });
const reset = () => Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });

type Reply = Error | { readonly statusCode: number; readonly body: Readable };
const reply = (body: string, statusCode = 200): Reply => ({ statusCode, body: Readable.from([Buffer.from(body)]) });
/** A body that ends in a reset after its first bytes. */
const brokenReply = (): Reply => ({
  statusCode: 200,
  body: Readable.from(
    (async function* () {
      yield Buffer.from("half");
      throw reset();
    })(),
  ),
});

/** S3 below its SDK: each request takes the next reply. */
const makeBucket = (...replies: Reply[]) => {
  const requests: { readonly method: string; readonly body: unknown }[] = [];
  // All that the SDK asks of a transport.
  const requestHandler = {
    handle: async ({ method, body }: { method: string; body: unknown }) => {
      requests.push({ method, body });
      const next = replies.shift() ?? reply("");
      if (next instanceof Error) throw next;
      return { response: { ...next, headers: { etag: '"1"' } } };
    },
  } as unknown as NonNullable<S3ClientConfig["requestHandler"]>;
  const client = new S3Client({ region, credentials, requestHandler });
  return { files: s3Artifacts(client, "films", async () => (key) => key), requests };
};
const slowDown = () => reply("<Error><Code>SlowDown</Code><Message>Reduce your request rate</Message></Error>", 503);
const noSuchKey = () => reply("<Error><Code>NoSuchKey</Code><Message>no</Message></Error>", 404);

describe("a file of S3", () => {
  it("is read again from its beginning when the connection is lost in the middle", async () => {
    const { files, requests } = makeBucket(brokenReply(), brokenReply(), reply("whole"), brokenReply(), reply("whole"));
    const path = join(folder, "read");

    expect(Buffer.from(await files.get("story")).toString()).toBe("whole");
    await files.download("film", path);

    expect(await readFile(path, "utf8")).toBe("whole");
    expect(requests).toHaveLength(5);
  });

  it("is given up after four lost connections", async () => {
    const { files, requests } = makeBucket(brokenReply(), brokenReply(), brokenReply(), brokenReply(), reply("late"));

    await expect(files.get("story")).rejects.toThrow("ECONNRESET");
    expect(requests).toHaveLength(4);
  });

  it("that does not exist is asked for once", async () => {
    const { files, requests } = makeBucket(noSuchKey());

    await expect(files.get("story")).rejects.toMatchObject({ name: "NoSuchKey" });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ["reset", reset],
    ["slowed down", slowDown],
  ])("is sent again whole when its upload is %s", async (_, fault) => {
    const path = join(folder, "sent");
    await writeFile(path, "a film");
    const { files, requests } = makeBucket(fault(), reply(""));

    await files.upload("film", path, "video/mp4");

    expect(requests.map(({ method, body }) => [method, String(body)])).toEqual([
      ["PUT", "a film"],
      ["PUT", "a film"],
    ]);
  });

  it("that could not be deleted with the others is named", async () => {
    const client = new S3Client({ region, credentials });
    mockClient(client)
      .on(ListObjectsV2Command)
      .resolves({ Contents: [{ Key: "tasks/a/1" }, { Key: "tasks/a/2" }] })
      .on(DeleteObjectsCommand)
      .resolves({ Errors: [{ Key: "tasks/a/2", Code: "InternalError", Message: "We encountered an error" }] });

    await expect(s3Artifacts(client, "films", async () => (key) => key).removeAll("tasks/a/")).rejects.toThrow(
      "tasks/a/2 could not be deleted: We encountered an error",
    );
  });
});

describe("the table", () => {
  const makeTable = () => {
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({ region, credentials }));
    return { table: { client, name: "records" }, mock: mockClient(client) };
  };
  const limits = { runningTasks: () => 2, filmsAtOnce: () => 0, pendingTasks: () => 20 };
  const changes: Change[] = [{ kind: "insert-task", task: makeTask() }];
  const cancelled = (Code: string) =>
    new TransactionCanceledException({ message: "no", $metadata: {}, CancellationReasons: [{ Code }] });

  it.each(["TransactionConflict", "ThrottlingError", "ProvisionedThroughputExceeded"])(
    "takes a transaction that it cancelled because of %s, under the same token",
    async (code) => {
      const { table, mock } = makeTable();
      mock.on(TransactWriteCommand).rejectsOnce(cancelled(code)).rejectsOnce(cancelled(code)).resolves({});

      await commit(table, limits)(changes);

      const tokens = mock.commandCalls(TransactWriteCommand).map(({ args: [{ input }] }) => input.ClientRequestToken);
      expect(tokens).toHaveLength(3);
      expect(new Set(tokens).size).toBe(1);
    },
  );

  it("keeps the name of a fault that lasts, which the state machine knows", async () => {
    const { table, mock } = makeTable();
    mock.on(TransactWriteCommand).rejects(named("ThrottlingException"));

    await expect(commit(table, limits)(changes)).rejects.toMatchObject({ name: "ThrottlingException" });
  });

  it("is asked again for the keys that a batch left out", async () => {
    const { table, mock } = makeTable();
    const [first, second] = [
      { PK: "a", SK: "1" },
      { PK: "a", SK: "2" },
    ];
    mock
      .on(BatchGetCommand)
      .resolvesOnce({ Responses: { records: [first] }, UnprocessedKeys: { records: { Keys: [second] } } })
      .resolves({ Responses: { records: [second] } });

    expect(await itemsOf(table, [first, second])).toEqual([first, second]);
  });
});

describe("an event that the bus answers with an error", () => {
  it("is not published: it stays in the outbox", async () => {
    const client = new EventBridgeClient({ region, credentials });
    mockClient(client)
      .on(PutEventsCommand)
      .resolves({
        FailedEntryCount: 1,
        Entries: [{ ErrorCode: "ThrottlingException", ErrorMessage: "Rate exceeded" }],
      });
    const { event } = taskEvent(fakePorts(), "task.deleted", makeTask());

    await expect(eventPublisher(client, "bus")(event)).rejects.toThrow(
      "EventBridge rejected task.deleted: Rate exceeded",
    );
  });
});

describe("an execution", () => {
  const makeExecutions = () => {
    const client = new SFNClient({ region, credentials });
    return {
      executions: sfnExecutions(client, "arn:aws:states:us-east-1:1:stateMachine:film"),
      mock: mockClient(client),
    };
  };

  it("that has started already is started, and one that never was is stopped", async () => {
    const { executions, mock } = makeExecutions();
    mock
      .on(StartExecutionCommand)
      .rejects(new ExecutionAlreadyExists({ message: "no", $metadata: {} }))
      .on(StopExecutionCommand)
      .rejects(new ExecutionDoesNotExist({ message: "no", $metadata: {} }));

    await executions.start(makeRun());
    await executions.stop(makeRun());
  });

  it.each([TaskTimedOut, TaskDoesNotExist])("that waits no more is resumed without an error", async (Gone) => {
    const { executions, mock } = makeExecutions();
    mock.on(SendTaskSuccessCommand).rejects(new Gone({ message: "no", $metadata: {} }));

    await executions.resume("token");

    expect(mock.call(0).args[0].input).toEqual({ taskToken: "token", output: "{}" });
  });

  it.each(["ThrottlingException", "ExpiredTokenException", "TimeoutError"])(
    "that could not be started because of %s is an error, so that its event comes again",
    async (name) => {
      const { executions, mock } = makeExecutions();
      mock.on(StartExecutionCommand).rejects(named(name));

      await expect(executions.start(makeRun())).rejects.toMatchObject({ name });
    },
  );
});
