import { lengths } from "#contract/catalogue/lengths.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** Frames a second of every film. Scenes are whole frames long, so that sound and picture never drift. */
export const framesPerSecond = 30;

/** Quiet before and after a scene's narration, in seconds: as it is, and how far fitting may change it. */
export const scenePauses = { lead: 0.45, tail: 0.65, least: 0.6, most: 2.2 } as const;
/** What a card over a scene's beginning adds to the quiet before the narration. */
export const cardSeconds = 2.2;

/** How near a film comes to the length that was asked for. */
export const lengthTolerance = 0.1;

export const orderedSeconds = (task: Pick<TaskRecord, "video_length_minutes">): number =>
  task.video_length_minutes * 60;

/** Scenes that begin with a card: the first always, with the title; the chapters' where they were asked for. */
export const cardScenes = (task: Pick<TaskRecord, "enable_chapter_transitions">, scenes: number): readonly number[] =>
  task.enable_chapter_transitions ? chapterScenes(scenes) : [1];

/** First scenes of chapters: about three scenes each in a short film, about ten in an hour. */
export const chapterScenes = (scenes: number): readonly number[] => {
  const chapters = Math.max(1, Math.round(Math.sqrt(scenes)));
  return [...new Set(Array.from({ length: chapters }, (_, n) => 1 + Math.floor((n * scenes) / chapters)))];
};

/** Seconds of speech that, with the quiet around it, fill the film that was asked for. */
export const speechSeconds = (
  task: Pick<TaskRecord, "video_length_minutes" | "enable_chapter_transitions">,
): number => {
  const { scenes } = lengths[task.video_length_minutes];
  const cards = cardScenes(task, scenes).length * cardSeconds;
  return Math.round(orderedSeconds(task) - scenes * (scenePauses.lead + scenePauses.tail) - cards);
};
