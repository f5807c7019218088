import type { HasArtifacts } from "../artifact/ports.ts";
import { sceneFolder } from "../artifact/task-files.ts";
import type { HasFilmStudio } from "../media/ports.ts";
import type { StreamedScene } from "../media/stream-files.ts";
import type { TimedScene } from "../media/timing.ts";
import type { VoiceKeys } from "../narration/voices.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import { digest } from "../shared/digest.ts";

interface RenderedScene {
  readonly task: RunningTask;
  /** Its id. */
  readonly scene: number;
  readonly time: TimedScene;
  readonly voice: VoiceKeys;
  /** The key of its segment. */
  readonly segment: string;
}

/** Names a watchable scene by its segment and its place in the film, without the ending. */
const nameStream = async ({ task, scene, time, voice, segment }: RenderedScene): Promise<string> =>
  `${sceneFolder(task, scene)}/stream-${await digest({ time, voice: voice.sound, segment })}`;

/**
 * Stores a rendered scene with its narration, so that it can be watched while the other scenes are made. `path` is the
 * segment's file.
 */
export const streamScene = async (
  deps: HasArtifacts & HasFilmStudio,
  rendered: RenderedScene,
  path: string,
): Promise<void> => {
  const { time, voice } = rendered;
  const { firstFrame, frames, lead } = time;
  const out = `${path}.stream.mp4`;
  const narration = { wav: await deps.artifacts.get(voice.sound), at: lead };
  const parts = await deps.film.streamScene({ segment: path, firstFrame, frames, narration, out });
  const name = await nameStream(rendered);
  const streamed: StreamedScene = { video: `${name}.mp4`, firstFrame, frames, ...parts };
  await deps.artifacts.upload(streamed.video, out, "video/mp4");
  await deps.artifacts.put(`${name}.json`, JSON.stringify(streamed), "application/json");
};

/** Makes a watchable scene the newest of its scene again: a cut in between may have another. False if it was not made. */
export const renewStream = async ({ artifacts }: HasArtifacts, rendered: RenderedScene): Promise<boolean> => {
  const key = `${await nameStream(rendered)}.json`;
  const byAge = await artifacts.list(`${sceneFolder(rendered.task, rendered.scene)}/stream-`);
  const made = byAge.filter((each) => each.endsWith(".json"));
  if (!made.includes(key)) return false;
  if (made.at(-1) !== key) await artifacts.put(key, await artifacts.get(key), "application/json");
  return true;
};
