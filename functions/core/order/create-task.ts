import type { TaskForm } from "#contract/schema/task-form.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasUsers } from "../account/ports.ts";
import { joinPronunciations } from "../account/pronunciations.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import type { HasAssets } from "../asset/ports.ts";
import type { HasAssistant } from "../assist/ports.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { commitPaid } from "../credit/commit-paid.ts";
import type { HasCredits } from "../credit/ports.ts";
import { heldFor, reserveChanges } from "../credit/task-credits.ts";
import { checkPrompts } from "../prompt/check-prompts.ts";
import { assertEnginesAvailable, assertLanguageIsSpoken } from "../provider/assert-engines-available.ts";
import type { HasEngineChecks, HasModelSettings } from "../provider/ports.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { digest } from "../shared/digest.ts";
import { Refusal } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock, HasIds, HasWait } from "../shared/ports.ts";
import type { LookBible, PreviousStory } from "../story/story.ts";
import type { TaskChange } from "../task/changes.ts";
import { keepLongTexts } from "../task/long-texts.ts";
import { taskEvent } from "../task/task-event.ts";
import type { TestFilmChange } from "./changes.ts";
import { newTask, orderFrom } from "./new-task.ts";
import { withTexts } from "./order-texts.ts";
import { fromSite, maxTestFilmsPerDay, type Origin } from "./origin.ts";
import { copyOwnFiles } from "./own-files.ts";
import type { HasOrderSettings } from "./ports.ts";
import { enginesFor, refuseInventedFacts } from "./refuse-invented-facts.ts";

export type CreatesTasks = HasAssistant &
  HasEngineChecks &
  HasModelSettings &
  HasCredits &
  HasClock &
  HasIds &
  HasWait &
  HasUsers &
  HasArtifacts &
  HasAssets &
  HasOrderSettings &
  Commits<EmitChange | LedgerChange | TaskChange | TestFilmChange>;

/**
 * Reserves the credits, stores the task and publishes its event in one transaction: no charge without a task, and no
 * task without a charge.
 */
export const createTask = async (
  deps: CreatesTasks,
  userId: string,
  form: TaskForm,
  origin: Origin = fromSite,
): Promise<TaskRecord> => {
  const { by, source, sequelOf } = origin;
  checkPrompts(form.storyType, { writing: form.systemPromptWriting, structure: form.systemPromptStructure });
  refuseInventedFacts(deps, form);
  const profile = await deps.users.find(userId);
  if (!profile) throw new Refusal("unauthenticated", "User authentication required. Please log in again.");
  // Films of test keys are made by the built-in engines.
  if (!origin.test) {
    assertLanguageIsSpoken(deps.settings.models, form.voiceLanguage);
    await assertEnginesAvailable(deps, enginesFor(form, deps.settings.models));
  }
  const id = deps.newId(origin.id);
  const folder = `tasks/${userId}/${id}`;
  const at = deps.now();
  // Kept in the order: a retry says the same words, whatever the account has then.
  const pronunciations = joinPronunciations(form.pronunciations, profile);
  const ordered = orderFrom({ ...(await withTexts(deps, form, by)), pronunciations }, deps.settings);
  const order = await keepLongTexts(deps, folder, ordered);
  const made = { id, userId, email: profile.email, at, editSeconds: deps.settings.editSeconds, origin };
  const task: TaskRecord = {
    ...(!form.codeName && { is_named_after_story: true }),
    ...newTask(order, { ...made, fullStoryKey: await keepFullStory(deps, folder, form.fullStory) }),
    ...(await copyOwnFiles(deps, { user_id: userId, task_id: id, triggered_by: by }, form)),
    ...source,
    ...(sequelOf && { sequel_key: await keepSequel(deps, folder, sequelOf) }),
  };

  await commitPaid(deps, userId, heldFor(task), [
    ...reserveChanges(task, at.toISOString()),
    ...(origin.test ? [{ kind: "count-test" as const, userId, at: at.toISOString(), most: maxTestFilmsPerDay }] : []),
    { kind: "insert-task", task },
    taskEvent(deps, "task.created", task, { startAfter: task.start_after }),
  ]);
  return task;
};

/** A full story can exceed the size of a DynamoDB item, so it is stored as a file. */
export const keepFullStory = async (deps: HasArtifacts, folder: string, story: string): Promise<string | undefined> => {
  if (!story) return undefined;
  const key = `${folder}/full-story-${await digest(story)}.txt`;
  await deps.artifacts.put(key, story, "text/plain; charset=utf-8");
  return key;
};

/** The files of the first film expire after a week, so a sequel gets its own copy of what it needs. */
const keepSequel = async (deps: HasArtifacts, folder: string, given: PreviousStory): Promise<string> => {
  const before = given.look ? { ...given, look: await keepLook(deps, folder, given.look) } : given;
  const key = `${folder}/sequel-of-${await digest(before)}.json`;
  await deps.artifacts.put(key, JSON.stringify(before), "application/json");
  return key;
};

/** Copies the sheets. One whose file is gone is left out. */
const keepLook = async (deps: HasArtifacts, folder: string, { style, sheets }: LookBible): Promise<LookBible> => {
  const kept = await mapConcurrently(sheets, async (sheet) => {
    if (!(await deps.artifacts.has(sheet.key))) return [];
    const key = `${folder}/sheet-before-${await digest(sheet.key)}.png`;
    await deps.artifacts.copy(sheet.key, key);
    return [{ ...sheet, key }];
  });
  return { style, sheets: kept.flat() };
};
