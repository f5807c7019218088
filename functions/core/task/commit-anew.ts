import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { Change } from "../change.ts";
import type { Ports } from "../ports.ts";
import { Refusal } from "../shared/errors.ts";

/** A task moves or is edited a few times in its life: whoever loses the race more often has another fault. */
const tries = 5;

/**
 * Commits what is decided on a task as it is now. Where it moved or was edited between the reading and the commit,
 * it is read and decided anew. What `read` and `decide` refuse is refused at once.
 */
export const commitAnew = async <T extends TaskRecord | undefined>(
  use: Pick<Ports, "commit">,
  read: () => Promise<T>,
  decide: (task: T) => readonly Change[],
): Promise<T> => {
  for (let attempt = 1; ; attempt++) {
    const task = await read();
    const changes = decide(task);
    try {
      if (changes.length > 0) await use.commit(changes);
      return task;
    } catch (error) {
      if (attempt >= tries || !(error instanceof Refusal && error.code === "conflict")) throw error;
    }
  }
};
