import { lengths } from "#contract/catalogue/lengths.ts";
import type { TaskRecord } from "#contract/schema/task-record.ts";

/** Frame rate of every film. Scenes last whole frames, so that sound and picture do not drift, and are joined without encoding. */
export const framesPerSecond = 30;

/** Integrated loudness of every film in LUFS, its tolerance, and the largest true peak in dBTP (EBU R 128 s2, streaming). */
export const filmLoudness = { target: -16, within: 1, peak: -1 } as const;

/** Seconds of silence around a scene's narration: default before (lead) and after (tail); limits of their sum. */
export const scenePauses = { lead: 0.45, tail: 0.65, min: 0.6, max: 2.2 } as const;
/** Seconds that a title card adds before the narration of its scene. */
export const cardSeconds = 2.2;

/** Seconds that an end card adds after the narration of the last scene. */
export const endCardSeconds = 3.4;

export const orderedSeconds = (task: Pick<TaskRecord, "video_length_minutes">): number =>
  task.video_length_minutes * 60;

/** Numbers of the scenes that begin with a title card: the first, and the first of each chapter if ordered. */
export const cardScenes = (task: Pick<TaskRecord, "enable_chapter_transitions">, scenes: number): readonly number[] =>
  task.enable_chapter_transitions ? chapterScenes(scenes) : [1];

/** Numbers of the first scenes of chapters: about three scenes per chapter in a short film, ten in an hour. */
export const chapterScenes = (scenes: number): readonly number[] => {
  const chapters = Math.max(1, Math.round(Math.sqrt(scenes)));
  return [...new Set(Array.from({ length: chapters }, (_, n) => 1 + Math.floor((n * scenes) / chapters)))];
};

/** Seconds that the cards add to a film. */
export const secondsOfCards = (
  task: Pick<TaskRecord, "enable_chapter_transitions" | "end_card">,
  scenes: number,
): number => cardScenes(task, scenes).length * cardSeconds + (task.end_card ? endCardSeconds : 0);

/** Seconds of speech that fill the ordered film, without the silence and the cards around it. */
export const speechSeconds = (
  task: Pick<TaskRecord, "video_length_minutes" | "enable_chapter_transitions" | "end_card">,
): number => {
  const { scenes } = lengths[task.video_length_minutes];
  const pauses = scenes * (scenePauses.lead + scenePauses.tail);
  return Math.round(orderedSeconds(task) - pauses - secondsOfCards(task, scenes));
};
