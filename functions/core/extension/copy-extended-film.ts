import type { EarlierCut, TaskRecord } from "#contract/schema/task-record.ts";
import { newestCutOf } from "../artifact/film-cuts.ts";
import { type ExtendableFilm, nextDue } from "../artifact/film-expiry.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { deliveryFolder } from "../artifact/task-files.ts";
import { extensionEntries } from "../credit/extension-credits.ts";
import type { Commits } from "../shared/commit.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock, HasIds } from "../shared/ports.ts";
import { addSeconds } from "../shared/time.ts";
import type { HasTasks } from "../task/ports.ts";
import { taskEvent } from "../task/task-event.ts";
import { setTask, updateTask } from "../task/update-task.ts";
import { applyExtension, copyMinutes, type ExtensionChange, moveCredits } from "./extend-film.ts";

type Copies = HasTasks & HasArtifacts & HasClock & HasIds & Commits<ExtensionChange>;
type Extending = ExtendableFilm & { readonly extending: NonNullable<TaskRecord["extending"]> };

/** After this time an extension whose files are not copied yet is given up. */
const maxHours = 6;

/**
 * Copies what is delivered of an extended film, of all its cuts, and puts the extension in force: its price is captured in
 * the transaction that changes the date. If a file does not exist any more, the price is released instead. A repeated call
 * copies only what is missing.
 */
export const copyExtendedFilm = async (deps: Copies, userId: string, taskId: string): Promise<void> => {
  const folder = await deliveryFolder({ user_id: userId, task_id: taskId, is_kept: true });
  // It was deleted in the meantime, with the files that were copied until then.
  const removeCopies = () => deps.artifacts.removeAll(`${folder}/`);
  const film = await deps.tasks.find(userId, taskId);
  if (!film) return removeCopies();
  if (!isExtending(film)) return;
  const rename = (key: string) => `${folder}/${key.slice(key.lastIndexOf("/") + 1)}`;
  const results = await mapConcurrently(keysOf(film), (key) => copyOnce(deps, key, rename(key)));
  const current = await updateTask(
    deps,
    () => deps.tasks.find(userId, taskId),
    (found) => {
      if (!isExtending(found)) return [];
      return results.every(Boolean) ? finished(deps, found, rename) : abandoned(deps, found);
    },
  );
  if (!current) await removeCopies();
};

/** Asks once more for copies that were not made in time, and gives the extension up after some hours. */
export const resumeExtension = async (deps: Copies, { user_id, task_id }: TaskRecord): Promise<void> => {
  await updateTask(
    deps,
    () => deps.tasks.find(user_id, task_id),
    (film): ExtensionChange[] => {
      if (!isExtending(film)) return [];
      const now = deps.now();
      const { since, until } = film.extending;
      if (addSeconds(new Date(since), maxHours * 3600) <= now.toISOString()) return abandoned(deps, film);
      const set = { deadline: addSeconds(now, copyMinutes * 60) };
      return [setTask(film, set), taskEvent(deps, "task.extending", film, { until })];
    },
  );
};

const isExtending = (film: TaskRecord | undefined): film is Extending =>
  film?.process_status === "completed" && film.extending !== undefined && film.expires_at !== undefined;

/** Whether the copy exists at the end. A file that is gone cannot be copied, now or later. */
const copyOnce = async ({ artifacts }: HasArtifacts, from: string, to: string): Promise<boolean> => {
  if (await artifacts.has(to)) return true;
  if (!(await artifacts.has(from))) return false;
  await artifacts.copy(from, to);
  return true;
};

/** The fields of a cut with the keys of what is delivered, by their names. */
const deliveredOf = (cut: EarlierCut): (readonly [name: string, key: string])[] =>
  Object.entries(cut).flatMap(([name, value]) =>
    typeof value === "string" && value.startsWith("films/") ? [[name, value] as const] : [],
  );

const keysOf = (film: TaskRecord): string[] => {
  const cuts = [newestCutOf(film), ...(film.earlier_cuts ?? [])];
  return [...new Set(cuts.flatMap((cut) => deliveredOf(cut).map(([, key]) => key)))];
};

const renamed = (cut: EarlierCut, rename: (key: string) => string): Partial<EarlierCut> =>
  Object.fromEntries(deliveredOf(cut).map(([name, key]) => [name, rename(key)]));

const finished = (deps: Copies, film: Extending, rename: (key: string) => string): ExtensionChange[] =>
  applyExtension(deps, film, film.extending, ["capture"], {
    ...renamed(newestCutOf(film), rename),
    is_kept: true,
    earlier_cuts: film.earlier_cuts?.map((cut) => ({ ...cut, ...renamed(cut, rename) })),
  });

/** The film keeps its date, and its owner gets the price back. */
const abandoned = (deps: Copies, film: Extending): ExtensionChange[] => {
  const now = deps.now();
  const at = now.toISOString();
  return [
    setTask(film, {
      extending: undefined,
      extension_failed: true,
      deadline: nextDue(film.expires_at, now),
      task_updated_at: at,
    }),
    ...moveCredits(film, extensionEntries(film, film.extending, ["release"], at)),
  ];
};
