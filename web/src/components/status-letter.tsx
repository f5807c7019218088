import type { TaskStatus } from "#contract/schema/task.ts";
import { statusSigns } from "../lib/status-signs.ts";
import { t } from "../lib/translate.ts";

const names: Readonly<Record<TaskStatus, string>> = {
  completed: t("Completed"),
  in_progress: t("In Progress"),
  pending: t("Pending"),
  failed: t("Failed"),
};

const signs = statusSigns(names);

/** The status of a task as the first letter of its name. A status that this page does not know is a question mark. */
export const StatusLetter = ({ status }: { readonly status: TaskStatus }) => {
  const name: string | undefined = names[status];
  const letter: string | undefined = signs[status];
  return (
    <span className={`status-letter ${status}`} role="img" aria-label={name ?? status} title={name ?? status}>
      {letter ?? "?"}
    </span>
  );
};
