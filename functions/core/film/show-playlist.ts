import type { TaskRecord } from "#contract/schema/task-record.ts";
import type { HasArtifacts } from "../artifact/ports.ts";
import { folderOf, readJson, sceneFolder } from "../artifact/task-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import { StreamedScene } from "../media/stream-files.ts";
import { watchableScenes } from "../progress/scene-marks.ts";
import { Refusal } from "../shared/errors.ts";
import { mapConcurrently } from "../shared/map-concurrently.ts";
import type { HasClock } from "../shared/ports.ts";
import { Plan, sceneId } from "../story/story.ts";
import { findTask } from "../task/find-task.ts";
import type { HasTasks } from "../task/ports.ts";
import { linker } from "../task/present.ts";

/**
 * The HLS playlist (RFC 8216) of the scenes that are rendered so far, in the order of the film. It grows while the film
 * is made, and ends with the film, or when making the film stops. Refused until the first scene is rendered.
 */
export const showPlaylist = async (
  deps: HasTasks & HasArtifacts & HasClock,
  userId: string,
  taskId: string,
): Promise<string> => {
  const task = await findTask(deps, userId, taskId);
  const link = await linker(deps, task, deps.now());
  const scenes = await streamedScenes(deps, task);
  const links = scenes.map(({ video }) => link(video));
  if (scenes.length === 0 || links.includes(undefined))
    throw new Refusal("conflict", "No scene of this film can be watched yet, or its files are deleted.");
  const isWhole = scenes.length === task.video_scene_count;
  const hasEnded = isWhole || task.process_status !== "in_progress";
  return [
    ...["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-PLAYLIST-TYPE:EVENT", `#EXT-X-TARGETDURATION:${maxPartSeconds}`],
    ...["#EXT-X-MEDIA-SEQUENCE:0", "#EXT-X-INDEPENDENT-SEGMENTS"],
    ...scenes.flatMap((scene, index) => linesOf(scene, links[index] ?? "")),
    ...(hasEnded ? ["#EXT-X-ENDLIST"] : []),
    "",
  ].join("\n");
};

/** Keyframes are at most 240 frames apart. The tag's value must not change, so it is not that of the longest part. */
const maxPartSeconds = 8;

const linesOf = ({ headBytes, parts }: StreamedScene, url: string): string[] => {
  let at = headBytes;
  const lines = [`#EXT-X-MAP:URI="${url}",BYTERANGE="${headBytes}@0"`];
  for (const { bytes, frames } of parts) {
    lines.push(`#EXTINF:${(frames / framesPerSecond).toFixed(6)},`, `#EXT-X-BYTERANGE:${bytes}@${at}`, url);
    at += bytes;
  }
  return lines;
};

/** The rendered scenes from the first on, up to the first one that is missing or was made for another timing. */
const streamedScenes = async (deps: HasArtifacts, task: TaskRecord): Promise<StreamedScene[]> => {
  const count = watchableScenes(task);
  if (count === 0) return [];
  const folders = await sceneFolders(deps, task, count);
  // Listed, because only the release that wrote a file knows its name.
  const keys = await deps.artifacts.list(`${folderOf(task)}/scenes/`);
  const files = folders.map((folder) =>
    keys.filter((key) => key.startsWith(`${folder}/stream-`) && key.endsWith(".json")),
  );
  const found = await mapConcurrently(files, (each) =>
    mapConcurrently(each, (key) => readJson(deps, key, StreamedScene)),
  );
  const scenes: StreamedScene[] = [];
  let frames = 0;
  for (const candidates of found) {
    const next = candidates.findLast(({ firstFrame }) => firstFrame === frames);
    if (!next) break;
    scenes.push(next);
    frames += next.frames;
  }
  return scenes;
};

/** The folders of the first scenes. Scenes that were moved keep theirs. */
const sceneFolders = async (deps: HasArtifacts, task: TaskRecord, count: number): Promise<string[]> => {
  const { scenes_revision, scenes_key } = task;
  const edited = scenes_revision && scenes_key ? (await readJson(deps, scenes_key, Plan)).scenes : undefined;
  return Array.from({ length: count }, (_, index) => {
    const scene = edited?.[index];
    return sceneFolder(task, scene ? sceneId(scene) : index + 1);
  });
};
