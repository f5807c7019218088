import type { TaskEvent } from "#contract/events.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";

type Type = TaskEvent["type"];
type EventOf<T extends Type> = Extract<TaskEvent, { type: T }>;
/** What an event says of a task besides which one it is. */
type More<T extends Type> = Omit<EventOf<T>["detail"], "userId" | "taskId" | "attempt">;

/** The event of a change, to be committed with it. */
export const taskEvent = <T extends Type>(
  deps: HasClock & HasIds,
  type: T,
  task: { readonly user_id: string; readonly task_id: string; readonly attempt: number },
  ...[more]: keyof More<T> extends never ? [] : [more: More<T>]
): EmitChange => ({
  kind: "emit",
  // The parts of one event of that type, which TypeScript does not put together by itself.
  event: {
    type,
    version: 1,
    id: deps.newId("evt"),
    at: deps.now().toISOString(),
    detail: { userId: task.user_id, taskId: task.task_id, attempt: task.attempt, ...more },
  } as EventOf<T>,
});
