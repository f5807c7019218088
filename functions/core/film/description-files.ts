import type { HasArtifacts } from "../artifact/ports.ts";
import { putOnce, readJson } from "../artifact/task-files.ts";
import { toDescriptionsVtt } from "../captions/subtitle-files.ts";
import { framesPerSecond } from "../media/film-format.ts";
import { type Timing, timeOf } from "../media/timing.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import type { Plan } from "../story/story.ts";
import type { TaskFields } from "../task/changes.ts";
import { type DescriptionKeys, type SceneDescription, SceneDescriptions } from "./speak-descriptions.ts";
import { transcriptOf } from "./transcript.ts";

interface Film {
  readonly plan: Plan;
  readonly timing: Timing;
  /** Undefined if nothing is described, or if an older release made the sound. */
  readonly descriptions: DescriptionKeys | undefined;
}

/** Stores the transcript and the audio description of a film, and returns their keys. Files that exist are kept. */
export const descriptionFiles = async (
  deps: HasArtifacts,
  task: RunningTask,
  film: Film,
  file: (kind: string, type: string) => string,
): Promise<TaskFields> => {
  const seen = await seenIn(deps, task, film.descriptions);
  const texts = new Map(seen.map(({ scene, text }) => [scene, text]));
  const put = async (key: string, type: string, content: string) => {
    await putOnce(deps, key, content, type);
    return key;
  };
  const transcript_key = await put(
    file("transcript", "txt"),
    "text/plain; charset=utf-8",
    transcriptOf(task, film, texts),
  );
  if (!film.descriptions || seen.length === 0) return { transcript_key };
  const cues = seen.map(({ scene, text, spoken }) => {
    const { firstFrame, frames } = timeOf(film.timing, scene);
    return { start: firstFrame / framesPerSecond, end: (firstFrame + frames) / framesPerSecond, text, spoken };
  });
  const descriptions_sound_key = file("descriptions", "m4a");
  if (!(await deps.artifacts.has(descriptions_sound_key)))
    await deps.artifacts.copy(film.descriptions.sound, descriptions_sound_key);
  return {
    transcript_key,
    descriptions_vtt_key: await put(file("descriptions", "vtt"), "text/vtt", toDescriptionsVtt(cues)),
    descriptions_sound_key,
  };
};

/** The descriptions of the scenes that show their picture: not of those that a title card replaces. */
const seenIn = async (
  deps: HasArtifacts,
  { cards_made }: RunningTask,
  descriptions: DescriptionKeys | undefined,
): Promise<SceneDescription[]> =>
  descriptions
    ? (await readJson(deps, descriptions.list, SceneDescriptions)).scenes.filter(({ scene }) => !cards_made?.has(scene))
    : [];
