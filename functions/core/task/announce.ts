import type { TaskEvent } from "#contract/events.ts";
import type { Change } from "../change.ts";
import type { Ports } from "../ports.ts";

/** The event of a change, to be committed with it. */
export const announce = (
  use: Pick<Ports, "now" | "newId">,
  type: TaskEvent["type"],
  task: { readonly user_id: string; readonly task_id: string; readonly attempt: number },
): Change => ({
  kind: "emit",
  event: {
    type,
    version: 1,
    id: use.newId("evt"),
    at: use.now().toISOString(),
    detail: { userId: task.user_id, taskId: task.task_id, attempt: task.attempt },
  },
});
