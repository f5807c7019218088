import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { heldFor, reserving } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { runOf } from "./attempt-of.ts";
import { cancelled } from "./cancel-task.ts";
import type { TaskChange } from "./changes.ts";
import { findTask } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";
import { announce } from "./task-event.ts";

/** A task that failed so often will not do better the next time. */
const attempts = 3;

/** Reserves what is not paid yet of the price and runs the task once more; what was made is found by its name and kept. */
export const retryTask = async (
  use: HasCredits & HasTasks & HasClock & HasIds & Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const task = await findTask(use, userId, taskId);
  const now = use.now();
  const at = now.toISOString();
  if (task.process_status !== "failed")
    throw new Refusal("conflict", `Only failed tasks can be retried. Current status: ${task.process_status}.`);
  if (task.expires_at && task.expires_at < at)
    throw new Refusal("conflict", "The task's files have expired. Please order it again.");
  if (task.attempt >= attempts && task.error_message !== cancelled)
    throw new Refusal("conflict", `This task failed ${attempts} times. Please change the story and order it again.`);
  const again = { ...task, attempt: task.attempt + 1 };

  await commitPaid(use, userId, heldFor(task), [
    {
      kind: "move-task",
      run: runOf(task),
      from: "failed",
      to: "pending",
      set: {
        attempt: again.attempt,
        error_message: undefined,
        task_completed_at: undefined,
        expires_at: undefined,
        stage: undefined,
        stage_since: undefined,
        voices_made: undefined,
        pictures_made: undefined,
        pictures_kept: undefined,
        segments_made: undefined,
        cards_made: undefined,
        story_key: undefined,
        video_key: undefined,
        thumbnail_key: undefined,
        captions_srt_key: undefined,
        captions_vtt_key: undefined,
        story_text_key: undefined,
        description_text_key: undefined,
        everything_key: undefined,
        video_seconds: undefined,
        scene_starts: undefined,
        task_updated_at: at,
        start_after: at,
        deadline: addSeconds(now, 24 * 3600),
      },
    },
    ...reserving(again, at),
    announce(use, "task.retried", again),
  ]);
  return findTask(use, userId, taskId);
};
