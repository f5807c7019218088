import { Refusal } from "#functions/core/shared/errors.ts";
import type { TaskChange } from "#functions/core/task/changes.ts";
import { keys } from "./table.ts";
import { insert, type Plan, update } from "./write.ts";

export type ShareChange = Extract<TaskChange, { readonly kind: "share-film" | "unshare-film" }>;

/** The writes that open or close the public page of a film: the task's own field, and the item that finds the task. */
export const planShare = ({ kind, task, watchId }: ShareChange, table: string): Plan => {
  const { user_id, task_id, attempt, expires_at } = task;
  const refusal = new Refusal("conflict", "The film has changed in the meantime. Please reload the page.");
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
        ...(expires_at && { expires: Math.ceil(Date.parse(expires_at) / 1000) }),
      }),
    ],
    refusal,
  };
};
