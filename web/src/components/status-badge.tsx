import StatusIndicator, { type StatusIndicatorProps } from "@cloudscape-design/components/status-indicator";
import type { TaskStatus } from "#contract/schema/task.ts";
import { t } from "../lib/translate.ts";

const looks: Record<TaskStatus, readonly [StatusIndicatorProps.Type, string]> = {
  pending: ["pending", t("Pending")],
  in_progress: ["in-progress", t("In Progress")],
  completed: ["success", t("Completed")],
  failed: ["error", t("Failed")],
};

/** The status of a task with icon and text. */
export const StatusBadge = ({ status }: { readonly status: TaskStatus }) => {
  const [type, words] = looks[status];
  return <StatusIndicator type={type}>{words}</StatusIndicator>;
};
