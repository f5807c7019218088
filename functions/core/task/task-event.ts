import type { TaskEvent } from "#contract/events.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";

type Type = TaskEvent["type"];
type EventOf<T extends Type> = Extract<TaskEvent, { type: T }>;
/** The event's detail besides the ids of the task. */
type More<T extends Type> = Omit<EventOf<T>["detail"], "userId" | "taskId" | "attempt" | "cutOf">;

/** The change that emits an event of a task, to be committed with the change that it reports. */
export const taskEvent = <T extends Type>(
  deps: HasClock & HasIds,
  type: T,
  task: Pick<TaskRecord, "user_id" | "task_id" | "attempt" | "cut_of">,
  ...[more]: keyof More<T> extends never ? [] : [more: More<T>]
): EmitChange => ({
  kind: "emit",
  // TypeScript cannot infer that these parts make an event of type T.
  event: {
    type,
    version: 1,
    id: deps.newId("evt"),
    at: deps.now().toISOString(),
    detail: {
      userId: task.user_id,
      taskId: task.task_id,
      attempt: task.attempt,
      ...(task.cut_of && { cutOf: task.cut_of }),
      ...more,
    },
  } as EventOf<T>,
});
