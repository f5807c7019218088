import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { TaskRecord } from "#contract/schema/task-record.ts";
import type { TaskAttempt, TaskFields } from "#functions/core/task/changes.ts";
import type { TaskRange, TaskRecords } from "#functions/core/task/ports.ts";
import { itemsOf } from "./batch-get.ts";
import { itemAt } from "./item-at.ts";
import { type Key, keysIn } from "./lists.ts";
import { keys, shards, type Table } from "./table.ts";

/** Maximum of overdue tasks per shard and sweep. */
const batch = 100;

/** A query counts up to this number of a user's tasks. */
const maxCounted = 10_000;

type After = { readonly createdAt: string; readonly taskId: string };

/** Tasks in DynamoDB. The owner is part of every key, so another user's task cannot be read. */
export const taskRecords = (table: Table): TaskRecords => ({
  async find(userId, taskId) {
    const item = await itemAt(table, keys.task(userId, taskId));
    return item && TaskRecord.parse(item);
  },

  async page(userId, { limit, offset, after, ...range }) {
    const found = await keysOfRange(table, userId, range, { most: offset + limit, after });
    return tasksOf(table, found.slice(offset));
  },

  async countIn(userId, range) {
    return (await keysOfRange(table, userId, range, { most: maxCounted })).length;
  },

  async counts(userId) {
    const item = (await itemAt(table, keys.counts(userId))) ?? {};
    const of = (status: string) => Number(item[status] ?? 0);
    return {
      pending: of("pending"),
      in_progress: of("in_progress"),
      completed: of("completed"),
      failed: of("failed"),
    };
  },

  // Ids of API tasks are `api_` and their creation time, so that sort keys are in order of time.
  async byPrograms(userId, limit) {
    const { PK, SK } = keys.task(userId, idPrefix.api_call);
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: "PK = :user AND begins_with(SK, :byPrograms)",
        ExpressionAttributeValues: { ":user": PK, ":byPrograms": SK },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: limit,
      }),
    );
    return Items.map((item) => TaskRecord.parse(item));
  },

  async overdue(at) {
    const found = await Promise.all(
      shards.map((shard) => keysIn(table, "GSI3", keys.dueShard(shard), batch, { before: at, oldestFirst: true })),
    );
    return tasksOf(table, found.flat());
  },
});

/** Keys of a range of a user's tasks, newest first. */
const keysOfRange = (
  table: Table,
  userId: string,
  { status, triggeredBy, createdFrom: from, createdBefore = "~" }: TaskRange,
  { most, after }: { readonly most: number; readonly after?: After | undefined },
): Promise<Key[]> => {
  const partition = status ? keys.tasksByStatus(userId, status, "", "").GSI2PK : keys.tasksByAge(userId, "", "").GSI1PK;
  const below = after ? keys.tasksByAge(userId, after.createdAt, after.taskId).GSI1SK : "~";
  const prefix = triggeredBy && keys.task(userId, idPrefix[triggeredBy]).SK;
  return keysIn(table, status ? "GSI2" : "GSI1", partition, most, {
    from,
    before: below < createdBefore ? below : createdBefore,
    keep: prefix ? ({ SK }) => SK.startsWith(prefix) : undefined,
  });
};

/** The start of the ids of tasks: see `Origin`. */
const idPrefix = { web_user: "web_", api_call: "api_" } as const;

/** The item of a task, with the keys of its lists. */
export const taskItem = (task: TaskRecord) => ({
  ...keys.task(task.user_id, task.task_id),
  ...keys.tasksByAge(task.user_id, task.task_created_at, task.task_id),
  ...keys.tasksByStatus(task.user_id, task.process_status, task.task_created_at, task.task_id),
  ...(task.deadline && keys.due(task.task_id, task.deadline)),
  ...task,
});

/** The item of a new cut, which is in the queue of due tasks only. */
export const cutItem = (cut: TaskRecord) => ({
  ...keys.task(cut.user_id, cut.task_id),
  ...(cut.deadline && keys.due(cut.task_id, cut.deadline)),
  ...cut,
});

/** List keys that change with the status of a task. */
export const listKeys = (run: TaskAttempt, status: string, set: TaskFields) => ({
  GSI2PK: keys.tasksByStatus(run.userId, status, "", "").GSI2PK,
  ...dueKeys(run, set),
});

/** Keys in the queue of due tasks; removed without a deadline. */
export const dueKeys = (run: TaskAttempt, { deadline }: TaskFields) =>
  deadline ? keys.due(run.taskId, deadline) : { GSI3PK: undefined, GSI3SK: undefined };

/** The tasks of keys, in the order of the keys; deleted ones are left out. */
const tasksOf = async (table: Table, wanted: readonly Key[]): Promise<TaskRecord[]> =>
  (await itemsOf(table, wanted)).map((item) => TaskRecord.parse(item));
