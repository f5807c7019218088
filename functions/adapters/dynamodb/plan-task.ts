import { costParts } from "#contract/schema/task-record.ts";
import { Refusal } from "#functions/core/shared/errors.ts";
import type { TaskChange } from "#functions/core/task/changes.ts";
import type { ShareChange } from "./plan-share.ts";
import { planSlot } from "./plan-slot.ts";
import { keys } from "./table.ts";
import { cutItem, dueKeys, listKeys, taskItem } from "./tasks.ts";
import { always, type Condition, insert, type Plan, put, remove, update, type Write } from "./write.ts";

/** Maximum of tasks in progress and pending; read only for the changes that need them. */
export interface TaskLimits {
  runningTasks(): number;
  /** Of all users; 0 for no limit. */
  filmsAtOnce(): number;
  pendingTasks(): number;
}

/** The writes of tasks, of the slots of their owner and of the timings of stages. */
export const planTask = (change: Exclude<TaskChange, ShareChange>, table: string, allowed: TaskLimits): Plan => {
  switch (change.kind) {
    case "insert-task":
    case "put-cut":
    case "edit-task":
    case "delete-task":
      return planOrder(change, table, allowed);
    case "move-task":
    case "set-task":
    case "mark-scene":
      return planProgress(change, table, allowed);
    case "add-cost":
      return {
        writes: [
          update(
            table,
            keys.task(change.run.userId, change.run.taskId),
            {},
            { expression: "attribute_exists(#PK)" },
            { cost_usd: change.usd, [costParts[change.part]]: change.usd },
          ),
        ],
        refusal: new Refusal("conflict", "The task was deleted"),
      };
    case "acquire-slot":
    case "release-slot":
    case "queue-film":
    case "leave-queue":
      return planSlot(change, table, allowed);
    case "note-timings":
      return {
        writes: [update(table, keys.timings(), change.seconds, always)],
        refusal: new Refusal("conflict", "The timings could not be recorded"),
      };
  }
};

type Kind<K extends TaskChange["kind"]> = Extract<TaskChange, { readonly kind: K }>;

/** The writes of an order: made, edited, deleted. */
const planOrder = (
  change: Kind<"insert-task" | "put-cut" | "edit-task" | "delete-task">,
  table: string,
  allowed: TaskLimits,
): Plan => {
  switch (change.kind) {
    case "insert-task": {
      const tasks = [change.task, ...(change.also ?? [])];
      const most = allowed.pendingTasks();
      return {
        writes: [
          ...tasks.map((task) => insert(table, taskItem(task))),
          count(table, change.task.user_id, { pending: tasks.length }, belowPendingLimit(most, tasks.length)),
        ],
        refusal: [...tasks.map(() => new Refusal("conflict", "The task already exists")), tooManyWaiting(most)],
      };
    }
    case "put-cut":
      return {
        writes: [
          put(table, cutItem(change.cut), {
            expression: "attribute_not_exists(PK) OR #attempt = :before",
            values: { before: change.cut.attempt - 1 },
          }),
        ],
        refusal: new Refusal("conflict", "A new cut of this film was started in the meantime"),
      };
    case "edit-task": {
      const { user_id, task_id, full_story_key, long_texts_key } = change.task;
      const condition = {
        expression: "#process_status = :was AND #rev = :from",
        values: { was: "pending", from: change.from },
      };
      const { PK: _, SK: __, ...set } = taskItem(change.task);
      return {
        writes: [update(table, keys.task(user_id, task_id), { ...set, full_story_key, long_texts_key }, condition)],
        refusal: new Refusal("conflict", "The task has changed or started in the meantime. Please reload it."),
      };
    }
    case "delete-task": {
      const { user_id, task_id, process_status, attempt, rev, watch_id } = change.task;
      return {
        writes: [
          ...(watch_id ? [{ Delete: { TableName: table, Key: keys.watch(watch_id) } }] : []),
          ...(change.cutTaskId ? [{ Delete: { TableName: table, Key: keys.task(user_id, change.cutTaskId) } }] : []),
          remove(table, keys.task(user_id, task_id), stillIn(process_status, attempt, rev)),
          count(table, user_id, { [process_status]: -1 }),
        ],
        refusal: new Refusal("conflict", `The task is no longer ${process_status}`),
      };
    }
  }
};

/** The writes of a task in progress. */
const planProgress = (
  change: Kind<"move-task" | "set-task" | "mark-scene">,
  table: string,
  allowed: TaskLimits,
): Plan => {
  switch (change.kind) {
    case "move-task": {
      const { run, from, to, set } = change;
      if (change.isCut) return planCut(change, table);
      return {
        writes: [
          update(
            table,
            keys.task(run.userId, run.taskId),
            { ...set, process_status: to, ...listKeys(run, to, set) },
            stillIn(from, run.attempt, change.rev),
          ),
          count(
            table,
            run.userId,
            { [from]: -1, [to]: 1 },
            to === "pending" ? belowPendingLimit(allowed.pendingTasks()) : always,
          ),
        ],
        refusal: [
          new Refusal("conflict", `The task is no longer ${from}`),
          ...(to === "pending" ? [tooManyWaiting(allowed.pendingTasks())] : []),
        ],
      };
    }
    case "set-task":
      return {
        writes: [
          update(
            table,
            keys.task(change.run.userId, change.run.taskId),
            { ...change.set, ...("deadline" in change.set && dueKeys(change.run, change.set)) },
            stillIn(change.in, change.run.attempt, change.rev),
          ),
        ],
        refusal: new Refusal("conflict", `The task is no longer ${change.in}`),
      };
    case "mark-scene": {
      const { run, scene, mark } = change;
      const made = {
        ...Object.fromEntries(change.in.map((name) => [name, new Set([scene])])),
        scene_marks: new Set([mark]),
      };
      return {
        writes: [update(table, keys.task(run.userId, run.taskId), {}, stillIn("in_progress", run.attempt), made)],
        refusal: new Refusal("conflict", "The task is no longer in_progress"),
      };
    }
  }
};

/** A new cut starts or ends: it is in no list and not counted. */
const planCut = ({ run, from, to, set, rev }: Kind<"move-task">, table: string): Plan => ({
  writes: [
    update(
      table,
      keys.task(run.userId, run.taskId),
      { ...set, process_status: to, ...dueKeys(run, set) },
      stillIn(from, run.attempt, rev),
    ),
  ],
  refusal: new Refusal("conflict", `The new cut is no longer ${from}`),
});

/** The task is in the expected attempt and status and, with `rev`, was not edited since. */
const stillIn = (status: string, attempt: number, rev?: number): Condition => ({
  expression: `#process_status = :was AND #attempt = :of${rev === undefined ? "" : " AND #rev = :read"}`,
  values: { was: status, of: attempt, ...(rev !== undefined && { read: rev }) },
});

const count = (
  table: string,
  userId: string,
  by: Readonly<Record<string, number>>,
  condition: Condition = always,
): Write => update(table, keys.counts(userId), {}, condition, by);

/** So many more pending tasks are not above the maximum. */
const belowPendingLimit = (most: number, more = 1): Condition => ({
  expression: "attribute_not_exists(#pending) OR #pending <= :most",
  values: { most: most - more },
});
const tooManyWaiting = (most: number) =>
  new Refusal("conflict", `You already have ${most} films waiting. Please order more when some of them have started.`);
