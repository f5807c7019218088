import { framesPerSecond } from "../media/film-format.ts";
import type { Caption, HasFilmStudio, WordTime } from "../media/ports.ts";
import type { TimedScene } from "../media/timing.ts";
import type { SpokenWords } from "../narration/voices.ts";
import { sizeOf } from "../picture/picture-files.ts";
import type { RunningTask } from "../pipeline/attempt.ts";
import type { PlannedScene } from "../story/story.ts";
import { captionsOf } from "./captions.ts";

/** The captions of a scene, in seconds from the scene's beginning. */
export const sceneCaptions = (
  deps: HasFilmStudio,
  task: RunningTask,
  { narration }: Pick<PlannedScene, "narration">,
  { words, sentences, speakers = [] }: SpokenWords,
  { frames, lead }: TimedScene,
): Caption[] => {
  const heard = words.map(({ text, start, end }) => ({ text, start: start + lead, end: end + lead }));
  return captionsOf(
    {
      words: heard,
      sentences: sentences.map(({ words: [first, last] }) => textOf(heard.slice(first, last + 1), narration)),
      until: frames / framesPerSecond,
      speakers: speakers.map(({ name, words: [first, last], labeled = false }) => ({
        name,
        start: heard[first]?.start ?? 0,
        end: heard[last]?.end ?? 0,
        isLabeled: labeled || task.speaker_captions === "names",
      })),
      isSplitBySpeakers: (task.speaker_captions ?? "automatic") !== "automatic",
    },
    deps.film.captionRuler(task.voice_language, sizeOf(task), task.subtitle_style),
  );
};

/** A sentence as it is written: with spaces between its words if the narration has them. */
const textOf = (words: readonly WordTime[], narration: string): string => {
  const close = words.map(({ text }) => text).join("");
  return narration.includes(close) ? close : words.map(({ text }) => text).join(" ");
};
