import type { TaskStatus } from "#contract/schema/task.ts";

/** For languages in which two names begin with the same letter: colour alone would tell these apart. */
const signs: Readonly<Record<TaskStatus, string>> = { completed: "✓", in_progress: "»", pending: "…", failed: "×" };

/** The sign of each status: the first letter of its name, if the four letters differ. */
export const statusSigns = (names: Readonly<Record<TaskStatus, string>>): Readonly<Record<TaskStatus, string>> => {
  const first = (status: TaskStatus): string => [...names[status]][0] ?? "?";
  const letters = {
    completed: first("completed"),
    in_progress: first("in_progress"),
    pending: first("pending"),
    failed: first("failed"),
  };
  return new Set(Object.values(letters)).size === 4 ? letters : signs;
};
