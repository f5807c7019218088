import type { TaskStatus } from "#contract/schema/task.ts";

const words: Record<TaskStatus, string> = {
  pending: "Pending",
  in_progress: "In Progress",
  completed: "Completed",
  failed: "Failed",
};

export const StatusBadge = ({ status }: { readonly status: TaskStatus }) => (
  <span className={`badge ${status}`}>{words[status]}</span>
);
