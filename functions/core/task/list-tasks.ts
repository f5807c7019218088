import * as z from "zod";
import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasCursors } from "../shared/ports.ts";
import type { Counts, HasTasks } from "./ports.ts";

export interface TaskPage {
  readonly tasks: readonly TaskRecord[];
  readonly counts: Counts & { readonly all: number };
  readonly total: number;
  /** Cursor of the next page; undefined on the last page. */
  readonly nextCursor: string | undefined;
}

const Place = z.tuple([z.string(), z.string()]);

/** A page of a user's tasks, newest first, with the true count of each status. */
export const listTasks = async (
  deps: HasTasks & HasCursors,
  userId: string,
  at: {
    readonly status?: TaskStatus | undefined;
    readonly limit: number;
    readonly offset: number;
    readonly cursor?: string | undefined;
  },
): Promise<TaskPage> => {
  const { status, limit } = at;
  const list = `tasks ${status ?? "all"}`;
  const place = at.cursor && Place.parse(JSON.parse(await deps.cursors.open(userId, list, at.cursor)));
  const after = place ? { createdAt: place[0], taskId: place[1] } : undefined;
  const [found, counts] = await Promise.all([
    // One more than the limit shows whether there is a next page.
    deps.tasks.page(userId, { status, limit: limit + 1, offset: after ? 0 : at.offset, after }),
    deps.tasks.counts(userId),
  ]);
  const tasks = found.slice(0, limit);
  const last = tasks.at(-1);
  const all = counts.pending + counts.in_progress + counts.completed + counts.failed;
  return {
    tasks,
    counts: { ...counts, all },
    total: status ? counts[status] : all,
    nextCursor:
      last && found.length > limit
        ? await deps.cursors.seal(userId, list, JSON.stringify([last.task_created_at, last.task_id]))
        : undefined,
  };
};
