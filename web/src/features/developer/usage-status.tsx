import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { storyTypes } from "#contract/catalogue/story-types.ts";
import type { TaskStatus } from "#contract/schema/task.ts";
import { StatusBadge } from "../../components/status-badge.tsx";

const statusAliases: Readonly<Record<string, TaskStatus>> = {
  pending: "pending",
  in_progress: "in_progress",
  processing: "in_progress",
  completed: "completed",
  finished: "completed",
  failed: "failed",
  error: "failed",
};

/** The status of a task. Old records have other names for the same statuses; unknown ones are shown as they are. */
export const UsageStatus = ({ status }: { readonly status: string }) => {
  const one = statusAliases[status];
  return one ? <StatusBadge status={one} /> : <StatusIndicator type="info">{status || "other"}</StatusIndicator>;
};

/** Returns the name of a story type, or the stored id if it is unknown. */
export const storyTypeName = (type: string): string =>
  Object.entries(storyTypes).find(([id]) => id === type)?.[1] ?? type;
