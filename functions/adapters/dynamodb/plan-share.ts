import { Refusal } from "#functions/core/shared/errors.ts";
import type { TaskChange } from "#functions/core/task/changes.ts";
import { keys } from "./table.ts";
import { dueKeys } from "./tasks.ts";
import { insert, type Plan, update } from "./write.ts";

export type ShareChange = Extract<TaskChange, { readonly kind: "share-film" | "unshare-film" | "extend-film" }>;

const refusal = new Refusal("conflict", "The film has changed in the meantime. Please reload the page.");

const ttlOf = (expiresAt: string): number => Math.ceil(Date.parse(expiresAt) / 1000);

/**
 * The writes that open or close the public page of a film, or move its end: the task's own field, and the item that finds
 * the task.
 */
export const planShare = (change: ShareChange, table: string): Plan => {
  if (change.kind === "extend-film") return planExtension(change, table);
  const { kind, task, watchId } = change;
  const { user_id, task_id, attempt, expires_at } = task;
  if (kind === "unshare-film")
    return {
      writes: [
        update(
          table,
          keys.task(user_id, task_id),
          { watch_id: undefined },
          { expression: "#watch_id = :mine", values: { mine: watchId } },
        ),
        { Delete: { TableName: table, Key: keys.watch(watchId) } },
      ],
      refusal,
    };
  return {
    writes: [
      update(
        table,
        keys.task(user_id, task_id),
        { watch_id: watchId },
        {
          expression: "#process_status = :was AND #attempt = :of AND attribute_not_exists(#watch_id)",
          values: { was: "completed", of: attempt },
        },
      ),
      insert(table, {
        ...keys.watch(watchId),
        userId: user_id,
        taskId: task_id,
        ...(expires_at && { expires: ttlOf(expires_at) }),
      }),
    ],
    refusal,
  };
};

/** The page must be as it was read: one that was opened since has the date before. */
const planExtension = ({ film, set }: Extract<ShareChange, { readonly kind: "extend-film" }>, table: string): Plan => {
  const { user_id: userId, task_id: taskId, attempt, rev, watch_id } = film;
  const page = watch_id === undefined ? "attribute_not_exists(#watch_id)" : "#watch_id = :page";
  return {
    writes: [
      update(
        table,
        keys.task(userId, taskId),
        { ...set, ...dueKeys({ userId, taskId, attempt }, set) },
        {
          expression: `#process_status = :was AND #attempt = :of AND #rev = :read AND ${page}`,
          values: { was: "completed", of: attempt, read: rev, ...(watch_id !== undefined && { page: watch_id }) },
        },
      ),
      ...(watch_id === undefined
        ? []
        : [
            update(
              table,
              keys.watch(watch_id),
              { expires: ttlOf(set.expires_at) },
              { expression: "attribute_exists(PK)" },
            ),
          ]),
    ],
    refusal,
  };
};
