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
  readonly scene: number;
  readonly time: TimedScene;
  readonly voice: VoiceKeys;
}

/** Stores a rendered scene with its narration, so that it can be watched while the other scenes are made. */
export const streamScene = async (
  deps: HasArtifacts & HasFilmStudio,
  { task, scene, time, voice }: RenderedScene,
  segment: string,
): Promise<void> => {
  const { firstFrame, frames, lead } = time;
  const out = `${segment}.stream.mp4`;
  const narration = { wav: await deps.artifacts.get(voice.sound), at: lead };
  const parts = await deps.film.streamScene({ segment, firstFrame, frames, narration, out });
  const name = `${sceneFolder(task, scene)}/stream-${await digest({ time, voice: voice.sound, parts })}`;
  const streamed: StreamedScene = { video: `${name}.mp4`, firstFrame, frames, ...parts };
  await deps.artifacts.upload(streamed.video, out, "video/mp4");
  await deps.artifacts.put(`${name}.json`, JSON.stringify(streamed), "application/json");
};
