import type { TaskStatus } from "#contract/schema/task.ts";
import { t } from "../lib/translate.ts";

const letters: Readonly<Record<TaskStatus, readonly [letter: string, words: string]>> = {
  completed: ["C", t("Completed")],
  in_progress: ["I", t("In Progress")],
  pending: ["P", t("Pending")],
  failed: ["F", t("Failed")],
};

/** The status of a task as one letter. A status that this page does not know is a question mark. */
export const StatusLetter = ({ status }: { readonly status: TaskStatus }) => {
  const [letter, words] = letters[status] ?? ["?", status];
  return (
    <span className={`status-letter ${status}`} role="img" aria-label={words} title={words}>
      {letter}
    </span>
  );
};
