import type { StartedCut } from "#contract/schema/cut.ts";
import type { SceneEdits } from "#contract/schema/scene-edit.ts";
import { TaskRecord } from "#contract/schema/task-record.ts";
import { cutTaskId } from "../artifact/film-cuts.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { reserveChanges } from "../credit/task-credits.ts";
import { assertEnginesAvailable } from "../provider/assert-engines-available.ts";
import type { HasEngineChecks } from "../provider/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import { type Commits, retryOnConflict } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { TaskChange } from "../task/changes.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { setTask } from "../task/update-task.ts";
import { isFinished, revisionOf } from "./editable.ts";
import {
  creditsOf,
  type Edit,
  type EditableTask,
  editableTask,
  isToMake,
  madeFields,
  type PreparesEdits,
  prepareEdit,
  storePlan,
  summaryOf,
} from "./prepare-edit.ts";

export type MakesCuts = PreparesEdits &
  HasCredits &
  HasIds &
  HasEngineChecks &
  Commits<TaskChange | LedgerChange | EmitChange>;

/**
 * Starts a new cut of a completed film with edited scenes: a task of its own, with the files of the film, which makes
 * what has changed. Its price is held in the same transaction. The film stays as it is until the cut is finished. Of two
 * requests at once one is refused with `conflict`.
 */
export const makeCut = async (
  deps: MakesCuts,
  userId: string,
  taskId: string,
  request: Pick<SceneEdits, "revision" | "edits">,
): Promise<StartedCut> => {
  let price = 0;
  const commit: MakesCuts["commit"] = (changes) => commitPaid(deps, userId, price, changes);
  await retryOnConflict({ commit }, async () => {
    const film = await editableTask(deps, userId, taskId, request.revision);
    if (!isFinished(film)) throw new Refusal("conflict", "Only a completed film can have a new cut.");
    const edit = await prepareEdit(deps, film, { edits: request.edits, dry_run: false });
    price = creditsOf(edit.work);
    if (isToMake(edit.work) && !film.test) await assertEnginesAvailable(deps, film.models);
    return { changes: await changesOf(deps, film, edit), result: undefined };
  });
  return lastCut(deps, userId, taskId);
};

/** The cut of a film that was started last, also for a request that was carried out and whose answer was lost. */
export const lastCut = async (deps: HasTasks & HasCredits, userId: string, taskId: string): Promise<StartedCut> => {
  const film = await findTask(deps, userId, taskId);
  const cut = await findTask(deps, userId, cutTaskId(film));
  const { available: balance } = await deps.credits.balances(userId);
  const { last_edit = { credits: 0, narrations: [], pictures: [] } } = cut;
  return {
    revision: revisionOf(film),
    ...last_edit,
    balance,
    missing: 0,
    cut: cut.cut ?? 1,
    cut_task_id: cut.task_id,
  };
};

/** What a new cut has of its film: all but how that was made, what it cost and its files. */
const Kept = TaskRecord.omit({
  credits_paid: true,
  credits_waived: true,
  edit_credits: true,
  edit_credits_made: true,
  review: true,
  review_state: true,
  review_since: true,
  review_until: true,
  review_passed: true,
  wait_token: true,
  admitted_attempt: true,
  task_started_at: true,
  task_completed_at: true,
  error_message: true,
  failure_cause: true,
  cost_usd: true,
  cost_text_usd: true,
  cost_pictures_usd: true,
  cost_speech_usd: true,
  stage: true,
  stage_since: true,
  stage_seconds: true,
  voices_made: true,
  pictures_made: true,
  pictures_kept: true,
  segments_made: true,
  cards_made: true,
  sound_made: true,
  sound_parts: true,
  scene_marks: true,
  youtube_video_id: true,
  watch_id: true,
  video_seconds: true,
  scene_starts: true,
  video_key: true,
  thumbnail_key: true,
  tile_key: true,
  captions_srt_key: true,
  captions_vtt_key: true,
  transcript_key: true,
  descriptions_vtt_key: true,
  descriptions_sound_key: true,
  story_text_key: true,
  description_text_key: true,
  everything_key: true,
  editor_key: true,
  cut_made_at: true,
  earlier_cuts: true,
  cut_attempt: true,
  translation_key: true,
  translations: true,
  cut_state: true,
  cut_error: true,
  recording_key: true,
  recording_error: true,
  extensions: true,
  extension_failed: true,
});

const changesOf = async (deps: MakesCuts, film: EditableTask, { plan, work, isChanged, recordingKey }: Edit) => {
  if (!isChanged) throw new Refusal("invalid_request", "These edits change nothing.");
  const now = deps.now();
  const at = now.toISOString();
  const attempt = (film.cut_attempt ?? 0) + 1;
  const cut: TaskRecord = {
    ...Kept.parse(film),
    task_id: cutTaskId(film),
    cut_of: film.task_id,
    film_attempt: film.attempt,
    cut: (film.cut ?? 1) + 1,
    cards_before: work.made.cards_made.size,
    process_status: "pending",
    rev: 1,
    attempt,
    task_created_at: at,
    task_updated_at: at,
    start_after: at,
    deadline: [addSeconds(now, 24 * 3600), film.expires_at ?? ""].toSorted()[0],
    video_scene_count: plan.scenes.length,
    credit_cost: work.prices.added,
    edit_credits: work.prices.again,
    scenes_key: await storePlan(deps, film, plan),
    scenes_revision: (film.scenes_revision ?? 0) + 1,
    last_edit: summaryOf(work),
    recording_key: recordingKey,
    ...madeFields(work),
  };
  return [
    setTask(film, { cut_attempt: attempt, cut_state: "making", cut_error: undefined }),
    { kind: "put-cut" as const, cut },
    ...reserveChanges(cut, at),
    taskEvent(deps, "task.created", cut, { startAfter: at }),
  ];
};
