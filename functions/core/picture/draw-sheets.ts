import type { HasArtifacts } from "../artifact/ports.ts";
import { readJson } from "../artifact/task-files.ts";
import { enterStage, type RunningTask } from "../pipeline/attempt.ts";
import type { Commits } from "../shared/commit.ts";
import { ContentBlocked } from "../shared/errors.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan } from "../story/story.ts";
import type { TaskAttempt, TaskChange } from "../task/changes.ts";
import type { HasTasks } from "../task/ports.ts";
import { nameSheet, recurringCharacters, type Sheets } from "./character-sheets.ts";
import type { HasIllustrator } from "./ports.ts";

type DrawsSheets = HasTasks & HasClock & HasArtifacts & HasIllustrator & Commits<TaskChange>;

/** Draws a reference sheet of each recurring character, so that it looks the same in all pictures. Returns the files. */
export const drawSheets = async (
  deps: DrawsSheets,
  run: TaskAttempt,
  at: { readonly scenesKey: string },
): Promise<Sheets> => {
  const task = await enterStage(deps, run, "pictures");
  const plan = await readJson(deps, at.scenesKey, Plan);
  const sheets = await Promise.all(
    recurringCharacters(task, plan).map(async (member) => ({
      id: member.id,
      key: await drawSheet(deps, task, member),
    })),
  );
  return Object.fromEntries(sheets.flatMap(({ id, key }) => (key ? [[id, key]] : [])));
};

/** A character that the provider refuses has no sheet; its description is used, as for one that appears once. */
const drawSheet = async (
  deps: DrawsSheets,
  task: RunningTask,
  member: Plan["cast"][number],
): Promise<string | undefined> => {
  const file = await nameSheet(task, member);
  if (await deps.artifacts.has(file)) return file;
  try {
    const order = { member, style: task.image_illustration_style, model: task.models.illustrator };
    const png = await deps.illustrator.drawSheet?.(order);
    if (!png) return undefined;
    await deps.artifacts.put(file, png, "image/png");
    return file;
  } catch (error) {
    if (!(error instanceof ContentBlocked)) throw error;
    return undefined;
  }
};
