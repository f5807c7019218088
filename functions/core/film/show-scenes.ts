import type { Scene } from "#contract/schema/scene.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson, sceneFolder } from "../artifact/task-files.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan, type PlannedScene } from "../story/story.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { linker } from "../task/present.ts";

/** The storyboard: all scenes with their artifacts so far. Empty until the scenes are planned. */
export const showScenes = async (
  deps: HasTasks & HasArtifacts & HasClock,
  userId: string,
  taskId: string,
): Promise<Scene[]> => {
  const task = await findTask(deps, userId, taskId);
  const { scenes_key } = task;
  const link = await linker(deps, task, deps.now());
  if (!scenes_key || !link(scenes_key)) return [];
  if (!(await deps.artifacts.has(scenes_key))) return [];
  const plan = await readJson(deps, scenes_key, Plan);
  // Listed, because only the release that wrote a file knows its name.
  const keys = await deps.artifacts.list(`${folderOf(task)}/scenes/`);
  return plan.scenes.map((scene) => shown(task, scene, keys, link));
};

const shown = (
  task: TaskRecord,
  scene: PlannedScene,
  keys: readonly string[],
  link: (key: string | undefined) => string | undefined,
): Scene => {
  const { number, title, narration, picture } = scene;
  const status = statusOf(task, number);
  const newest = (kind: string) => keys.findLast((key) => key.startsWith(`${sceneFolder(task, number)}/${kind}-`));
  return {
    number,
    title,
    narration,
    prompt: picture.prompt,
    status,
    ...timeOf(task, number),
    ...(task.pictures_made?.has(number) && { picture_url: link(newest("picture")) }),
    ...(task.voices_made?.has(number) && { audio_url: link(newest("voice")) }),
  };
};

/** Start and length of a scene in the joined film. */
const timeOf = ({ scene_starts, video_seconds }: TaskRecord, number: number): Pick<Scene, "starts_at" | "seconds"> => {
  const starts_at = scene_starts?.[number - 1];
  const end = scene_starts?.[number] ?? video_seconds;
  if (starts_at === undefined || end === undefined) return {};
  return { starts_at, seconds: end - starts_at };
};

const statusOf = (task: TaskRecord, scene: number): Scene["status"] => {
  if (task.segments_made?.has(scene)) return "filmed";
  if (task.pictures_made?.has(scene)) return "drawn";
  if (task.voices_made?.has(scene)) return "voiced";
  return "planned";
};
