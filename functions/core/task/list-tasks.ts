import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Counts, Ports } from "../ports.ts";

export interface TaskPage {
  readonly tasks: readonly TaskRecord[];
  readonly counts: Counts & { readonly all: number };
  readonly total: number;
}

/** A page of a user's tasks, newest first, with the true count of each status. */
export const listTasks = async (
  use: Pick<Ports, "tasks">,
  userId: string,
  at: { readonly status?: TaskStatus | undefined; readonly limit: number; readonly offset: number },
): Promise<TaskPage> => {
  const [tasks, counts] = await Promise.all([use.tasks.page(userId, at), use.tasks.counts(userId)]);
  const all = counts.pending + counts.in_progress + counts.completed + counts.failed;
  return { tasks, counts: { ...counts, all }, total: at.status ? counts[at.status] : all };
};
