import { TransactionCanceledException } from "@aws-sdk/client-dynamodb";
import type { DynamoDBDocumentClient, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { publishEvent } from "#functions/adapters/dynamodb/outbox.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { withOutbox } from "#functions/core/commit-chain.ts";
import { reserve } from "#functions/core/credit/task-credits.ts";
import { taskEvent } from "#functions/core/task/task-event.ts";
import { makeTask } from "#test/support/task.ts";

const cancelled = (...codes: string[]) =>
  new TransactionCanceledException({
    message: "Transaction cancelled",
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

/** A client whose answers to transactions a test decides, in their order; then all is well. */
const makeClient = (...faults: Error[]) => {
  const send = vi.fn(async (_: TransactWriteCommand) => {
    const fault = faults.shift();
    if (fault) throw fault;
    return {};
  });
  // The only method of a client that a commit calls.
  return { send, table: { client: { send } as unknown as DynamoDBDocumentClient, name: "records" } };
};
const allowed = { runningTasks: () => 2, filmsAtOnce: () => 0, pendingTasks: () => 20 };
const changes: Change[] = [
  { kind: "move-credits", userId: "ada", entries: [reserve(makeTask(), "2026-01-01")] },
  { kind: "insert-task", task: makeTask() },
];

afterEach(() => vi.restoreAllMocks());

describe("a commit", () => {
  it("is one transaction that touches no item twice", async () => {
    const { send, table } = makeClient();

    await commit(table, allowed)(changes);

    const items = send.mock.calls[0]?.[0].input.TransactItems ?? [];
    const keys = items.map(({ Put, Update }) => Update?.Key ?? { PK: Put?.Item?.["PK"], SK: Put?.Item?.["SK"] });
    expect(send).toHaveBeenCalledTimes(1);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(5);
    expect(items).toMatchObject([
      { Update: { ConditionExpression: expect.stringContaining("#available >= :availableNeeded") } },
      { Put: { ConditionExpression: "attribute_not_exists(PK)" } },
      { Put: { ConditionExpression: "attribute_not_exists(PK)", Item: { event: { type: "credits.moved" } } } },
      { Put: { ConditionExpression: "attribute_not_exists(PK)" } },
      { Update: {} },
    ]);
  });

  it("waits and asks again where another was at the same item, as the same transaction", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { send, table } = makeClient(
      cancelled("TransactionConflict", "None"),
      cancelled("None", "TransactionConflict"),
    );

    await commit(table, allowed)(changes);

    const tokens = send.mock.calls.map(([{ input }]) => input.ClientRequestToken);
    expect(tokens).toHaveLength(3);
    expect(new Set(tokens).size).toBe(1);
  });

  it("gives up where others are at the same item all the time", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const { send, table } = makeClient(...Array.from({ length: 20 }, () => cancelled("TransactionConflict")));

    await expect(commit(table, allowed)(changes)).rejects.toBeInstanceOf(TransactionCanceledException);
    expect(send).toHaveBeenCalledTimes(8);
  });

  it.each([
    [["ConditionalCheckFailed", "None", "None", "None"], "insufficient_credits", "Insufficient credits"],
    [
      ["None", "ConditionalCheckFailed", "None", "None"],
      "conflict",
      "This ledger entry already exists: reserve#web_1#1",
    ],
    [["None", "None", "None", "ConditionalCheckFailed", "None"], "conflict", "The task already exists"],
    [["ConditionalCheckFailed", "TransactionConflict", "None", "None"], "insufficient_credits", "Insufficient credits"],
  ])("is refused in the words of what could not be written (%j)", async (codes, code, message) => {
    const { send, table } = makeClient(cancelled(...codes));

    await expect(commit(table, allowed)(changes)).rejects.toMatchObject({ code, message });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("fails as it failed where the fault is not a refusal", async () => {
    const { table } = makeClient(new Error("socket hang up"));

    await expect(commit(table, allowed)(changes)).rejects.toThrow("socket hang up");
  });
});

describe("what is committed", () => {
  const event = taskEvent({ now: () => new Date(0), newId: () => "evt_1" }, "task.deleted", makeTask());

  it("is announced after it, and is committed also where the bus does not answer", async () => {
    const order: string[] = [];
    const { table } = makeClient();
    const save = async () => void order.push("committed");
    const say = async () => {
      order.push("announced");
      throw new Error("The bus does not answer");
    };

    await withOutbox(save, (each) => publishEvent(table, say, each))([event]);

    expect(order).toEqual(["committed", "announced"]);
  });

  it("is not announced where it was refused", async () => {
    const say = vi.fn(async () => {});
    const refuse = async () => Promise.reject(new Error("refused"));

    await expect(withOutbox(refuse, (each) => publishEvent(makeClient().table, say, each))([event])).rejects.toThrow(
      "refused",
    );
    expect(say).not.toHaveBeenCalled();
  });
});
