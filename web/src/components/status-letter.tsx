import type { TaskStatus } from "#contract/schema/task.ts";

const letters: Readonly<Record<TaskStatus, readonly [letter: string, words: string]>> = {
  completed: ["C", "Completed"],
  in_progress: ["I", "In Progress"],
  pending: ["P", "Pending"],
  failed: ["F", "Failed"],
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
