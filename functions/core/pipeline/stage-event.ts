import type { StageEvent } from "#contract/events.ts";
import type { HasClock } from "../shared/ports.ts";
import type { TaskAttempt } from "../task/changes.ts";

type Type = StageEvent["type"];
type EventOf<T extends Type> = Extract<StageEvent, { type: T }>;
/** The event's detail besides the ids of the task. */
type More<T extends Type> = Omit<EventOf<T>["detail"], keyof TaskAttempt>;

/** The event of a stage that ended. A stage that is repeated has the same id, so that consumers take it once. */
export const stageEvent = <T extends Type>(
  deps: HasClock,
  type: T,
  { userId, taskId, attempt }: TaskAttempt,
  more: More<T>,
): StageEvent => {
  const scene = "scene" in more ? [more.scene] : [];
  return {
    type,
    version: 1,
    id: ["evt", taskId, attempt, type, ...scene].join("_"),
    at: deps.now().toISOString(),
    detail: { userId, taskId, attempt, ...more },
    // TypeScript cannot infer that these parts make an event of type T.
  } as unknown as EventOf<T>;
};
