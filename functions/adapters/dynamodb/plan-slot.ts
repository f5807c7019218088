import { Refusal, UserBusy } from "#functions/core/shared/errors.ts";
import type { TaskChange } from "#functions/core/task/changes.ts";
import { keys } from "./table.ts";
import { type Plan, update, type Write } from "./write.ts";

type SlotChange = Extract<
  TaskChange,
  { readonly kind: "acquire-slot" | "release-slot" | "queue-film" | "leave-queue" }
>;

interface SlotLimits {
  runningTasks(): number;
  filmsAtOnce(): number;
}

/**
 * The writes of the slots that limit how many films are in progress: of a user, and of all users if there is a limit.
 * A slot of all users is released in any case, so that a limit that was switched off leaves none behind.
 */
export const planSlot = (change: SlotChange, table: string, allowed: SlotLimits): Plan => {
  if (change.kind === "queue-film") return queue(table, change);
  if (change.kind === "leave-queue")
    return {
      writes: [{ Delete: { TableName: table, Key: keys.waitingFilm(change.taskId) } }],
      refusal: new Refusal("conflict", "The film could not leave the queue"),
    };
  const user = keys.slots(change.userId);
  if (change.kind === "release-slot")
    return {
      writes: [user, keys.allSlots()].map((Key) => release(table, Key, change.taskId)),
      refusal: new Refusal("conflict", "The slot is free"),
    };
  const [maxRunning, maxFilms] = [allowed.runningTasks(), allowed.filmsAtOnce()];
  return {
    writes: [
      acquire(table, user, change.taskId, maxRunning),
      ...(maxFilms > 0 ? [acquire(table, keys.allSlots(), change.taskId, maxFilms)] : []),
    ],
    refusal: [
      new UserBusy(`${maxRunning} films of this user are in progress`),
      ...(maxFilms > 0 ? [new UserBusy(`${maxFilms} films of all users are in progress`)] : []),
    ],
  };
};

type Key = Readonly<Record<string, string>>;

const acquire = (table: string, key: Key, taskId: string, most: number): Write =>
  update(
    table,
    key,
    {},
    {
      expression: "attribute_not_exists(#running) OR size(#running) < :most OR contains(#running, :task)",
      values: { most, task: taskId },
    },
    { running: new Set([taskId]) },
  );

const release = (table: string, key: Key, taskId: string): Write => ({
  Update: {
    TableName: table,
    Key: key,
    UpdateExpression: "DELETE running :task",
    ExpressionAttributeValues: { ":task": new Set([taskId]) },
  },
});

/** Seconds after which the table deletes a waiting film that nothing else has removed. */
const keptSeconds = 2 * 86_400;

const queue = (
  TableName: string,
  { userId, taskId, at }: Extract<SlotChange, { readonly kind: "queue-film" }>,
): Plan => ({
  writes: [
    {
      Update: {
        TableName,
        Key: keys.waitingFilm(taskId),
        UpdateExpression:
          "SET task_id = :task, user_id = :user, since = if_not_exists(since, :at), seen = :at, expires = :expires",
        ExpressionAttributeValues: {
          ":task": taskId,
          ":user": userId,
          ":at": at,
          ":expires": Math.floor(Date.parse(at) / 1000) + keptSeconds,
        },
      },
    },
  ],
  refusal: new Refusal("conflict", "The film could not be queued"),
});
