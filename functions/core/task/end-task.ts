import { filmDays } from "#contract/catalogue/extension.ts";
import type { TaskStatus } from "#contract/schema/task.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { nextDue } from "../artifact/film-expiry.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { heldFor, paidNow, settle } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addDays } from "../shared/time.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange, TaskFields } from "./changes.ts";
import { taskEvent } from "./task-event.ts";

/** How a task ended: the price to pay in total, and the reason shown to the owner. */
export interface Ending {
  /** Cancelled by the owner. */
  readonly cancelled?: boolean;
  readonly to: Extract<TaskStatus, "completed" | "failed">;
  readonly paid: number;
  readonly why: string;
  readonly set?: TaskFields;
  /** What a film gets of its new cut. */
  readonly film?: TaskFields;
}

/**
 * All changes that end a task: status, capture or release of the held credits, the user's slot, the event. Only the
 * first commit of them succeeds; later ones are refused with `conflict`. The files of a new cut expire with its film.
 */
export const endTask = (
  deps: HasClock & HasIds,
  task: TaskRecord,
  ending: Ending,
): (TaskChange | LedgerChange | EmitChange)[] => {
  const now = deps.now();
  const at = now.toISOString();
  const isCut = task.cut_of !== undefined;
  const entries = settle(task, ending.paid, at, ending.why);
  return [
    {
      kind: "move-task",
      run: attemptOf(task),
      from: task.process_status,
      to: ending.to,
      rev: task.rev,
      isCut,
      set: {
        ...ending.set,
        error_message: ending.to === "failed" ? ending.why : undefined,
        task_completed_at: at,
        task_updated_at: at,
        ...(isCut ? { deadline: undefined } : expiry(now, ending)),
      },
    },
    ...filmChanges(task, ending, at),
    ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId: task.user_id, entries }] : []),
    ...(task.process_status === "in_progress"
      ? [{ kind: "release-slot" as const, userId: task.user_id, taskId: task.task_id }]
      : []),
    ended(deps, task, ending),
  ];
};

/** When the files of a film are deleted. */
const expiry = (now: Date, { to }: Ending): TaskFields => {
  const expires_at = addDays(now, filmDays);
  // Next due: the reminder before a film's files are deleted, or the deletion of a failed task's files.
  return { deadline: to === "completed" ? nextDue(expires_at, now) : expires_at, expires_at };
};

/** The change of the film that a new cut is made of: it shows the cut, or why there is none. */
const filmChanges = ({ user_id, cut_of, film_attempt }: TaskRecord, ending: Ending, at: string): TaskChange[] => {
  if (cut_of === undefined || film_attempt === undefined) return [];
  const unfinished: TaskFields = {
    cut_state: ending.cancelled ? "cancelled" : "failed",
    cut_error: ending.cancelled ? undefined : ending.why,
  };
  const set = { ...(ending.to === "completed" ? ending.film : unfinished), task_updated_at: at };
  return [
    {
      kind: "set-task",
      run: { userId: user_id, taskId: cut_of, attempt: film_attempt },
      in: "completed",
      set,
    },
  ];
};

const ended = (deps: HasClock & HasIds, task: TaskRecord, { to, paid, why, cancelled = false }: Ending) => {
  const now = paidNow(task, paid);
  const credits = { paid: now, returned: heldFor(task) - now };
  return to === "completed"
    ? taskEvent(deps, "task.completed", task, credits)
    : taskEvent(deps, "task.failed", task, { ...credits, reason: why, cancelled });
};
