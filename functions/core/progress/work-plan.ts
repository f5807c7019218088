import { type StageName, stageNames } from "#contract/schema/task.ts";
import type { Timings } from "./ports.ts";

export type WorkStage = Exclude<StageName, "waiting">;
export const workStages = stageNames.filter((name): name is WorkStage => name !== "waiting");
export const stagesOfScenes: readonly WorkStage[] = ["voices", "pictures", "film"];

/** Seconds of a stage before there are timings of earlier films, as on two idle cores; per scene for stages that work on scenes. */
const usual: Record<WorkStage, number> = {
  story: 1,
  scenes: 1,
  voices: 0.55,
  pictures: 9.2,
  film: 0.5,
  publishing: 0.5,
};

/** The name under which timings keep the number of scenes of each film, beside the seconds of its stages. */
export const sceneCounts = "scene_counts";
/** Films of half to twice as many scenes are like this one: eight scenes are made at once, so seconds a scene differ. */
const maxSizeRatio = 2;
const minSimilarFilms = 3;
/** The slow one of fewer films is not very slow. */
const manySimilarFilms = 6;
const fewFilmsMargin = 1.25;
/** The part of the pictures' work that draws them, by the built-in artist: 6 of 18 CPU seconds. */
const drawingShare = 1 / 3;

interface FilmSize {
  readonly video_scene_count: number;
  readonly source_mode?: string | undefined;
}

/** Whether the pictures of a film are copied from another one. */
export const hasPictures = ({ source_mode }: Pick<FilmSize, "source_mode">): boolean => source_mode === "translate";

/** Seconds that each stage takes for a film like this one, by the medians of earlier films of this account. */
export const expectedSeconds = (timings: Timings, film: FilmSize): Readonly<Record<WorkStage, number>> => {
  const { video_scene_count: scenes } = film;
  const secondsOf = (stage: WorkStage): number => {
    if (!stagesOfScenes.includes(stage)) return median(timings[stage] ?? []) ?? usual[stage];
    const seconds = median(ofSimilarFilms(timings, stage, scenes)) ?? usual[stage];
    // Models may take much longer to draw than we to render.
    if (stage === "pictures" && hasPictures(film))
      return Math.min(seconds, usual.pictures) * (1 - drawingShare) * scenes;
    return seconds * scenes;
  };
  return Object.fromEntries(workStages.map((stage) => [stage, secondsOf(stage)])) as Record<WorkStage, number>;
};

/**
 * How much the pictures of films like this one differ: half the distance between the fast and the slow ones, as a share of
 * their median. 0 if there are too few of them to say.
 */
export const variationAmong = (timings: Timings, { video_scene_count: scenes }: FilmSize): number => {
  const sorted = ofSimilarFilms(timings, "pictures", scenes).toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(share * sorted.length)] ?? 0;
  return sorted.length < minSimilarFilms ? 0 : (at(0.8) - at(0.2)) / (2 * at(0.5));
};

/** A fast and a slow pace: seconds that a film takes for an expected second. */
export interface PaceRange {
  readonly fast: number;
  readonly slow: number;
}

/** The paces of the fast and the slow films among those like this one. Undefined if there are too few of them. */
export const paceRangeAmong = (timings: Timings, { video_scene_count: scenes }: FilmSize): PaceRange | undefined => {
  const sorted = ofSimilarFilms(timings, "pictures", scenes).toSorted((one, other) => one - other);
  if (sorted.length < minSimilarFilms) return undefined;
  const at = (share: number): number => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / (median(sorted) ?? 1);
  return { fast: at(0.1), slow: at(0.9) * (sorted.length < manySimilarFilms ? fewFilmsMargin : 1) };
};

/** Seconds a scene in films of a similar size; in all films if few of them have one. */
const ofSimilarFilms = (timings: Timings, stage: WorkStage, scenes: number): readonly number[] => {
  const [all, counts] = [timings[stage] ?? [], timings[sceneCounts] ?? []];
  // Counts were added later, so the newest timings have one.
  const countAt = (index: number) => counts[index - all.length + counts.length];
  const similar = all.filter((_, index) => isSimilar(countAt(index), scenes));
  return similar.length >= minSimilarFilms ? similar : all;
};

const isSimilar = (count: number | undefined, scenes: number): boolean =>
  count !== undefined && count <= scenes * maxSizeRatio && scenes <= count * maxSizeRatio;

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
