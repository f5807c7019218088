import { startDynamodb } from "@animation-agent/aws-emulators/dynamodb";
import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import type { DomainEvent } from "#contract/events.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { keyRecords } from "#functions/adapters/dynamodb/api-keys.ts";
import { commit } from "#functions/adapters/dynamodb/commit.ts";
import { idempotencyRecords } from "#functions/adapters/dynamodb/idempotency.ts";
import { outbox, publishEvent } from "#functions/adapters/dynamodb/outbox.ts";
import { paymentRecords } from "#functions/adapters/dynamodb/payments.ts";
import { rateCounters } from "#functions/adapters/dynamodb/rates.ts";
import { schema } from "#functions/adapters/dynamodb/schema.ts";
import type { Table } from "#functions/adapters/dynamodb/table.ts";
import { taskRecords } from "#functions/adapters/dynamodb/tasks.ts";
import { userRecords } from "#functions/adapters/dynamodb/users.ts";
import type { Change } from "#functions/core/all-ports.ts";
import { withDebtRepayment, withOutbox } from "#functions/core/commit-chain.ts";
import { reserve } from "#functions/core/credit/task-credits.ts";

/** The deployed table on the emulator, and an event bus that a test can close. */
export const makeRecords = async ({ pendingTasks = 1_000 } = {}) => {
  const emulator = await startDynamodb({ folder: undefined });
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  const plain = new DynamoDBClient({ endpoint: emulator.endpoint, region: "us-east-1", credentials, maxAttempts: 1 });
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const table: Table = { client, name: "records" };
  await plain.send(new CreateTableCommand({ TableName: table.name, BillingMode: "PAY_PER_REQUEST", ...schema }));
  await waitUntilTableExists(
    { client: plain, maxWaitTime: 10, minDelay: 0.02, maxDelay: 0.1 },
    { TableName: table.name },
  );

  const published: DomainEvent[] = [];
  const bus = { isOpen: true, clock: () => new Date() };
  const publish = async (event: DomainEvent) => {
    if (!bus.isOpen) throw new Error("The bus is closed");
    published.push(event);
  };
  const limits = { filmsAtOnce: 0 };
  const save = commit(table, {
    runningTasks: () => 2,
    filmsAtOnce: () => limits.filmsAtOnce,
    pendingTasks: () => pendingTasks,
  });
  const users = userRecords(table);
  return {
    table,
    published,
    bus,
    limits,
    commit: withDebtRepayment(
      withOutbox(save, (event) => publishEvent(table, publish, event)),
      { credits: users.credits, now: () => bus.clock() },
    ),
    outbox: outbox(table, publish, () => bus.clock()),
    tasks: taskRecords(table),
    payments: paymentRecords(table),
    keys: keyRecords(table),
    rates: rateCounters(table),
    rateScale: 1,
    idempotency: idempotencyRecords(table),
    ...users,
    async stop() {
      plain.destroy();
      await emulator.stop();
    },
  };
};
export type Records = Awaited<ReturnType<typeof makeRecords>>;

const at = "2026-01-01T00:00:00.000Z";

export const grant = (userId: string, amount: number, id = `grant#${crypto.randomUUID()}`): Change => ({
  kind: "move-credits",
  userId,
  entries: [{ id, type: "grant", amount, ref: id, text: "A gift", at }],
});

export const makeEvent = (task: TaskRecord, id: string = crypto.randomUUID()): Change => ({
  kind: "emit",
  event: {
    type: "task.created",
    version: 1,
    id,
    at,
    detail: { userId: task.user_id, taskId: task.task_id, attempt: task.attempt },
  },
});

/** The changes that creating a task commits. */
export const ordered = (task: TaskRecord): Change[] => [
  { kind: "move-credits", userId: task.user_id, entries: [reserve(task, at)] },
  { kind: "insert-task", task },
  makeEvent(task),
];
