import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { heldFor, reserveChanges } from "../credit/task-credits.ts";
import { assertEnginesAvailable } from "../provider/assert-engines-available.ts";
import type { HasEngineChecks, HasModelSettings } from "../provider/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import { attemptOf } from "./attempt-of.ts";
import { cancelled } from "./cancel-task.ts";
import type { TaskChange } from "./changes.ts";
import { findFilm } from "./find-task.ts";
import type { HasTasks } from "./ports.ts";
import { taskEvent } from "./task-event.ts";

/** After so many failed attempts another retry is unlikely to succeed. */
const maxAttempts = 3;

/** Starts another attempt of a failed task and holds the unpaid part of its price. Artifacts with unchanged inputs are reused. */
export const retryTask = async (
  deps: HasCredits &
    HasTasks &
    HasClock &
    HasIds &
    HasEngineChecks &
    HasModelSettings &
    Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<TaskRecord> => {
  const task = await findFilm(deps, userId, taskId);
  const changes = retryChanges(deps, task);
  if (task.attempt >= maxAttempts && task.error_message !== cancelled)
    throw new Refusal("conflict", `This task failed ${maxAttempts} times. Please change the story and order it again.`);
  await refuseWithoutPictures(deps, task);
  if (!task.test) await assertEnginesAvailable(deps, deps.settings.models);
  await commitPaid(deps, userId, heldFor(task), changes);
  return findFilm(deps, userId, taskId);
};

/**
 * The changes that start another attempt of a failed task, and hold what is neither paid nor waived of its price. `waived`
 * are further credits that its owner does not pay. Throws `conflict` for a task that has not failed or has no files.
 */
export const retryChanges = (
  deps: HasClock & HasIds,
  task: TaskRecord,
  waived = 0,
): (EmitChange | LedgerChange | TaskChange)[] => {
  const now = deps.now();
  const at = now.toISOString();
  if (task.process_status !== "failed")
    throw new Refusal("conflict", `Only failed tasks can be retried. Current status: ${task.process_status}.`);
  if (task.expires_at && task.expires_at < at)
    throw new Refusal("conflict", "The task's files have expired. Please order it again.");
  const credits_waived = (task.credits_waived ?? 0) + waived || undefined;
  const again = { ...task, attempt: task.attempt + 1, credits_waived };
  return [
    {
      kind: "move-task",
      run: attemptOf(task),
      from: "failed",
      to: "pending",
      set: {
        attempt: again.attempt,
        credits_waived,
        error_message: undefined,
        failure_cause: undefined,
        task_completed_at: undefined,
        expires_at: undefined,
        stage: undefined,
        stage_since: undefined,
        voices_made: undefined,
        pictures_made: undefined,
        pictures_kept: undefined,
        segments_made: undefined,
        sound_made: undefined,
        cards_made: undefined,
        scene_marks: undefined,
        story_key: undefined,
        video_key: undefined,
        thumbnail_key: undefined,
        tile_key: undefined,
        captions_srt_key: undefined,
        captions_vtt_key: undefined,
        transcript_key: undefined,
        descriptions_vtt_key: undefined,
        descriptions_sound_key: undefined,
        story_text_key: undefined,
        description_text_key: undefined,
        everything_key: undefined,
        editor_key: undefined,
        video_seconds: undefined,
        scene_starts: undefined,
        task_updated_at: at,
        start_after: at,
        wait_token: undefined,
        review_state: undefined,
        review_since: undefined,
        review_until: undefined,
        review_passed: undefined,
        deadline: addSeconds(now, 24 * 3600),
      },
    },
    ...reserveChanges(again, at),
    taskEvent(deps, "task.retried", again, { startAfter: at }),
  ];
};

/** A film in another language whose pictures were not copied yet needs the film that it is made from. */
export const refuseWithoutPictures = async (deps: HasTasks, task: TaskRecord): Promise<void> => {
  const { user_id, translation_key, source_task_id, pictures_made, video_scene_count } = task;
  if (!translation_key || !source_task_id || pictures_made?.size === video_scene_count) return;
  if (!(await deps.tasks.find(user_id, source_task_id)))
    throw new Refusal("conflict", "The film with the pictures of this one was deleted. It cannot be finished.");
};
