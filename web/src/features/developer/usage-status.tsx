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

/** How far a film is. Old records have other words for the same, and perhaps some that nobody knows any more. */
export const UsageStatus = ({ status }: { readonly status: string }) => {
  const one = statusAliases[status];
  return one ? <StatusBadge status={one} /> : <StatusIndicator type="info">{status || "other"}</StatusIndicator>;
};

/** The name of a story type, or what is stored where it is none of ours. */
export const storyTypeName = (type: string): string =>
  Object.entries(storyTypes).find(([id]) => id === type)?.[1] ?? type;
