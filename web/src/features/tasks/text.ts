import type { TaskStatus } from "#contract/schema/task.ts";
import { credits } from "../../lib/format.ts";

/** The words of the task list, as the specification gives them. */
export const text = {
  title: "Task Management Dashboard",
  create: "Create New Story",
  filter: "Filter by status",
  tab: { all: "All", pending: "Pending", in_progress: "In Progress", completed: "Completed", failed: "Failed" },
  empty: {
    all: "No projects yet",
    pending: "No pending tasks",
    in_progress: "No tasks in progress",
    completed: "No completed tasks",
    failed: "No failed tasks",
  } satisfies Record<TaskStatus | "all", string>,
  first: "Create Your First Project",
  noCodeName: "No code name available",
  failed: (reason: string) => `Failed to fetch tasks: ${reason}`,
  tryAgain: "Try Again",
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  cost: (amount: number) => credits(amount),
} as const;
