import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { type AnimationAgent, hasEnded } from "../agent.ts";
import type { Film } from "../types.ts";
import { UsageError } from "./settings.ts";

type Print = (line: string) => void;

/** One line about a film. */
export const lineOf = ({ task_id, process_status, progress, code_name, story_title }: Film): string => {
  const isRunning = process_status === "in_progress";
  const state = isRunning ? `${progress.stage} ${progress.percent} %` : process_status.replace("_", " ");
  return `${task_id}  ${state.padEnd(16)}  ${story_title ?? code_name}`;
};

/** Waits for its owner, and not for edited scenes. */
const isInReview = ({ progress }: Film): boolean => progress.review !== undefined && !progress.review_updating;

/** Prints each change of a film until it ends or waits for its review. Returns the film; prints why it failed. */
export const follow = async (agent: AnimationAgent, taskId: string, print: Print): Promise<Film> => {
  let last = "";
  for await (const film of agent.watch(taskId)) {
    const line = lineOf(film);
    if (line !== last) print(line);
    last = line;
    if (isInReview(film)) {
      print(
        `${taskId}  waits for your review until ${film.progress.review_until}: see animation-agent scenes ${taskId}`,
      );
      return film;
    }
    if (!hasEnded(film)) continue;
    if (film.error_message) print(`${taskId}  ${film.error_message}`);
    return film;
  }
  throw new Error(`${taskId} could not be followed to its end.`);
};

/** Saves files of a film in a folder, under the names that the service gives them. Returns their paths. */
export const saveFiles = async (
  agent: AnimationAgent,
  taskId: string,
  { folder, kinds }: { readonly folder: string; readonly kinds: readonly string[] },
): Promise<string[]> => {
  const { files, files_expired } = await agent.downloads(taskId);
  if (files_expired) throw new Error(`The files of ${taskId} were deleted, as announced.`);
  const known = files.map(({ kind }) => kind);
  const unknown = kinds.filter((kind) => !(known as readonly string[]).includes(kind));
  if (unknown.length > 0)
    throw new UsageError(`This film has no file of the kind "${unknown[0]}". It has ${known.join(", ")}.`);
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (const { url, file_name } of files.filter((file) => kinds.includes(file.kind))) {
    const path = join(folder, file_name);
    await agent.saveLink(url, path);
    paths.push(path);
  }
  return paths;
};
