import { narratorSpeaker } from "#contract/catalogue/speech-styles.ts";
import type { Scene, Speaker } from "#contract/schema/scene.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson, sceneFolder } from "../artifact/task-files.ts";
import { nameVoices, speakersOf, utterancesOf } from "../narration/voices.ts";
import { namePictures, tileOf } from "../picture/picture-files.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { drawnFor, Plan, type PlannedScene, sceneId } from "../story/story.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { linker } from "../task/present.ts";

interface Storyboard {
  readonly scenes: Scene[];
  readonly speakers: Speaker[];
}
const nothing: Storyboard = { scenes: [], speakers: [] };

/** The storyboard: all scenes with their artifacts so far, and who speaks in them. Empty until the scenes are planned. */
export const showScenes = async (
  deps: HasTasks & HasArtifacts & HasClock,
  userId: string,
  taskId: string,
): Promise<Storyboard> => {
  const task = await findTask(deps, userId, taskId);
  const { scenes_key } = task;
  const link = await linker(deps, task, deps.now());
  if (!scenes_key || !link(scenes_key)) return nothing;
  if (!(await deps.artifacts.has(scenes_key))) return nothing;
  const plan = await readJson(deps, scenes_key, Plan);
  const keys = await deps.artifacts.list(`${folderOf(task)}/scenes/`);
  const scenes = await mapConcurrently(plan.scenes, (scene) => shown({ task, plan, keys, link }, scene));
  return { scenes, speakers: speakersOf(task, plan) };
};

interface Film {
  readonly task: TaskRecord;
  readonly plan: Plan;
  readonly keys: readonly string[];
  readonly link: (key: string | undefined) => string | undefined;
}

const shown = async (film: Film, scene: PlannedScene): Promise<Scene> => {
  const { task, link } = film;
  const { number, title, narration, picture, versions, camera } = scene;
  return {
    id: sceneId(scene),
    number,
    title,
    narration,
    utterances: utterancesOf(task, film.plan, scene).map(({ speaker = narratorSpeaker, text, style }) => ({
      speaker,
      text,
      ...(style && { style }),
    })),
    prompt: picture.prompt,
    picture_version: picture.version ?? 1,
    pictures: await mapConcurrently(versions ?? [], async (version) => ({
      version: version.version ?? 1,
      prompt: version.prompt,
      own: version.ownKey !== undefined,
      ...linksTo(film, await pictureOf(film, { ...scene, picture: version })),
    })),
    camera: camera ?? (task.enable_zoom_effect ? "zoom" : "still"),
    own_narration: scene.ownNarration !== undefined,
    status: statusOf(task, number),
    ...timeOf(task, number),
    ...(task.pictures_made?.has(number) && linksTo(film, await pictureOf(film, scene, { orNewest: true }))),
    ...(task.voices_made?.has(number) && { audio_url: link(await voiceOf(film, scene)) }),
  };
};

/** Links to a picture and to its small copy. Films of earlier releases have none. */
const linksTo = ({ keys, link }: Film, picture: string | undefined): Pick<Scene, "picture_url" | "tile_url"> => {
  const tile = picture && tileOf(picture);
  return { picture_url: link(picture), ...(tile && keys.includes(tile) && { tile_url: link(tile) }) };
};

/** The file of a scene's picture. Only the release that wrote it knows its name: for others it is the newest one. */
const pictureOf = async ({ task, plan, keys }: Film, scene: PlannedScene, { orNewest = false } = {}) => {
  const name = task.models && (await namePictures({ ...task, models: task.models }, plan, scene)).picture;
  if (name && keys.includes(name)) return name;
  return orNewest ? newest(keys, `${sceneFolder(task, drawnFor(scene))}/picture-`) : undefined;
};

const voiceOf = async ({ task, plan, keys }: Film, scene: PlannedScene) => {
  const name = task.models && (await nameVoices({ ...task, models: task.models }, plan, scene)).sound;
  return name && keys.includes(name) ? name : newest(keys, `${sceneFolder(task, sceneId(scene))}/voice-`);
};

const newest = (keys: readonly string[], prefix: string) => keys.findLast((key) => key.startsWith(prefix));

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
