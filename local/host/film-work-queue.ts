import { parse } from "node:path";
import type { Queued } from "./pool.ts";

type FilmWork = Pick<Queued, "event" | "key"> & { readonly spec: { readonly file: string } };

/** The sound of a film is mixed after its first scenes, which people watch while the others are made. */
const placeOfSound = 2.5;

/**
 * The queue of the stages of films. It serves the films by rank, and of a film the scenes in their order: a scene is
 * rendered before the next ones are drawn. The first scene decides when a film can be watched: while it is drawn the sound
 * waits, and while it is rendered, which takes two cores, everything else of the film waits.
 */
export const createFilmWorkQueue = <T extends FilmWork>(rank: (item: T) => number) => {
  const waiting: T[] = [];
  const running = new Set<T>();
  const mayStart = (item: T): boolean =>
    [...running].every((other) => other.key !== item.key || !holdsBack(other, item));
  return {
    add: (item: T) => void waiting.push(item),
    take(): T | undefined {
      const [first] = waiting
        .filter(mayStart)
        .toSorted((one, other) => rank(one) - rank(other) || placeOf(one) - placeOf(other));
      if (!first) return undefined;
      waiting.splice(waiting.indexOf(first), 1);
      running.add(first);
      return first;
    },
    end: (item: T) => void running.delete(item),
  };
};

const holdsBack = (running: FilmWork, item: FilmWork): boolean => {
  const stage = stageOf(running);
  const isFirst = sceneOf(running) === 1;
  if (stage === "render-scene" && isFirst) return true;
  return stageOf(item) === "mix-sound" && (stage === "draw-sheets" || (stage === "draw-scene" && isFirst));
};

/** The name of a stage is that of its function's file. */
const stageOf = ({ spec }: FilmWork): string => parse(spec.file).name;

const placeOf = (item: FilmWork): number => sceneOf(item) ?? (stageOf(item) === "mix-sound" ? placeOfSound : 0);

/** The number of the scene that a stage works on. */
const sceneOf = ({ event }: FilmWork): number | undefined => {
  const { scene } = (event ?? {}) as { readonly scene?: unknown };
  return typeof scene === "number" ? scene : undefined;
};
