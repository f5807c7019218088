import type * as z from "zod";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import { digest } from "../shared/digest.ts";
import { parseData } from "../shared/parse-data.ts";
import type { HasArtifacts } from "./ports.ts";

type Files = HasArtifacts;

type Film = Pick<TaskRecord, "user_id" | "task_id" | "cut_of" | "is_kept">;

/** The id of the film that a task makes: a new cut has the files of the film that it is made of. */
export const filmIdOf = ({ task_id, cut_of }: Pick<TaskRecord, "task_id" | "cut_of">): string => cut_of ?? task_id;

/** The key prefix of what the stages of a task work with. */
export const folderOf = (task: Film): string => `tasks/${task.user_id}/${filmIdOf(task)}`;

/**
 * The key prefix of what is delivered of a task. The lifecycle rule of `films/` deletes it after seven days; what is kept
 * longer is below `kept/`. Links to these files are on public pages, so the prefix names neither the user nor the task.
 */
export const deliveryFolder = async (task: Film): Promise<string> =>
  `${task.is_kept ? "kept" : "films"}/${await digest({ user_id: task.user_id, task_id: filmIdOf(task) })}`;

/** Where films were delivered before their prefix was a digest. */
const formerDeliveryFolder = ({ user_id, task_id }: Pick<TaskRecord, "user_id" | "task_id">): string =>
  `films/${user_id}/${task_id}`;

/** Deletes all files of a task. */
export const removeFiles = async (
  { artifacts }: Files,
  task: Pick<TaskRecord, "user_id" | "task_id">,
): Promise<void> => {
  const { user_id, task_id } = task;
  const delivered = [false, true].map((is_kept) => deliveryFolder({ user_id, task_id, is_kept }));
  const folders = [folderOf({ user_id, task_id }), ...(await Promise.all(delivered)), formerDeliveryFolder(task)];
  for (const folder of folders) await artifacts.removeAll(`${folder}/`);
};

/** The key prefix of a scene's files: `.../scenes/007`. */
export const sceneFolder = (task: Film, scene: number): string =>
  `${folderOf(task)}/scenes/${String(scene).padStart(3, "0")}`;

export const readJson = async <S extends z.ZodType>(
  { artifacts }: Files,
  key: string,
  schema: S,
): Promise<z.output<S>> => parseData(schema, JSON.parse(new TextDecoder().decode(await artifacts.get(key))), key);

export const readText = async ({ artifacts }: Files, key: string): Promise<string> =>
  new TextDecoder().decode(await artifacts.get(key));

/** Stores a text, unless an earlier try of the stage did. */
export const putOnce = async ({ artifacts }: Files, key: string, text: string, type: string): Promise<void> => {
  if (!(await artifacts.has(key))) await artifacts.put(key, text, type);
};

/**
 * Stores a JSON artifact unless it exists, and returns its key. An invalid one is not stored: every retry would find it
 * and fail again.
 */
export const createJsonOnce = async <S extends z.ZodType>(
  { artifacts }: Files,
  key: string,
  schema: S,
  make: () => Promise<unknown>,
): Promise<string> => {
  if (!(await artifacts.has(key)))
    await artifacts.put(key, JSON.stringify(schema.parse(await make())), "application/json");
  return key;
};
