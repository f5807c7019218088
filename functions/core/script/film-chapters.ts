import { chapterScenes, framesPerSecond } from "../media/film-format.ts";
import type { Chapter } from "../media/ports.ts";
import type { Timing } from "../media/timing.ts";
import type { PlannedScene } from "../story/story.ts";

/** The chapters of a film, with the titles and starts of their first scenes: the same in its file and its description. */
export const filmChapters = (scenes: readonly Pick<PlannedScene, "title">[], timing: Timing): readonly Chapter[] =>
  chapterScenes(scenes.length).map((number) => ({
    title: scenes[number - 1]?.title ?? "",
    start: (timing.scenes[number - 1]?.firstFrame ?? 0) / framesPerSecond,
  }));
