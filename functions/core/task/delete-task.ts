import { type LanguageId, languages } from "#contract/catalogue/languages.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { cutTaskId } from "../artifact/film-cuts.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { removeFiles } from "../artifact/task-files.ts";
import type { LedgerChange } from "../credit/changes.ts";
import { extensionEntries } from "../credit/extension-credits.ts";
import { settle } from "../credit/task-credits.ts";
import type { EmitChange } from "../shared/changes.ts";
import type { Commits } from "../shared/commit.ts";
import { Refusal } from "../shared/errors.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { attemptOf } from "./attempt-of.ts";
import type { TaskChange } from "./changes.ts";
import { findFilm } from "./find-task.ts";
import type { HasExecutions, HasTasks } from "./ports.ts";
import { taskEvent } from "./task-event.ts";
import { updateTask } from "./update-task.ts";

/** Deletes a task and its files; the credits of a pending task go back. A task in progress is refused, and a film that is being made in another language. */
export const deleteTask = async (
  deps: HasTasks & HasClock & HasIds & HasExecutions & HasArtifacts & Commits<EmitChange | LedgerChange | TaskChange>,
  userId: string,
  taskId: string,
): Promise<{ taskId: string }> => {
  const find = async () => {
    const film = await findFilm(deps, userId, taskId);
    await refuseWhileTranslated(deps, film);
    return film;
  };
  const task = await updateTask(deps, find, (found) => {
    if (found.process_status === "in_progress")
      throw new Refusal("conflict", "The task is in progress. Please cancel it first.");
    if (found.cut_state === "making")
      throw new Refusal("conflict", "A new cut of this film is being made. Please cancel it first.");
    const at = deps.now().toISOString();
    const entries = [
      ...(found.process_status === "pending" ? settle(found, 0, at, "deleted before it started") : []),
      ...(found.extending ? extensionEntries(found, found.extending, ["release"], at) : []),
    ];
    return [
      { kind: "delete-task", task: found, ...(found.cut_attempt && { cutTaskId: cutTaskId(found) }) },
      ...(entries.length > 0 ? [{ kind: "move-credits" as const, userId, entries }] : []),
      taskEvent(deps, "task.deleted", found),
    ];
  });
  await deps.executions.stop(attemptOf(task));
  await removeFiles(deps, task);
  return { taskId };
};

/**
 * Throws `conflict` while a film is being made in another language, or in one of the given ones: that copies the pictures
 * of the film, and the film lists the newest film of each language only.
 */
export const refuseWhileTranslated = async (
  { tasks }: HasTasks,
  { user_id, translations = [] }: Pick<TaskRecord, "user_id" | "translations">,
  of?: readonly LanguageId[],
): Promise<void> => {
  for (const { language, task_id } of translations) {
    if (of && !of.includes(language)) continue;
    const status = (await tasks.find(user_id, task_id))?.process_status;
    if (status !== "pending" && status !== "in_progress") continue;
    const { name } = languages[language];
    throw new Refusal(
      "conflict",
      `This film is being made in ${name}. Please wait until that is finished, or cancel it first.`,
    );
  }
};
