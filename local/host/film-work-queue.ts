import { parse } from "node:path";
import type { Queued } from "./pool.ts";

type FilmWork = Pick<Queued, "event" | "key"> & { readonly spec: { readonly file: string } };

/** Milliseconds in which the state machine starts what follows a stage; the rendering of the first scene has more. */
const settleMs = { usual: 25, firstRendering: 150 };

/** What waits for the first scenes, which people watch while the others are made. */
const laterStages = ["mix-sound", "write-captions"];
const placeOfLater = 2.5;

/**
 * From this scene on the next picture is drawn before a scene is rendered: the viewer is behind by then. At the end of a
 * film there is then a scene to render on each of two cores, instead of one that has still to be drawn.
 */
const firstRenderedLater = 3;
const renderedLaterBy = 1.25;

/**
 * The queue of the stages of films. It serves the films by rank, and of a film the scenes in their order: the first ones
 * are rendered before the next ones are drawn, of the others one picture is drawn ahead. The first scene decides when a
 * film can be watched: while it is drawn sound and captions wait, and while it is rendered, which takes two cores,
 * everything else of the film waits. If its picture was drawn early, its rendering follows at once, so the other pictures
 * wait already while that picture is looked up.
 */
export const createFilmWorkQueue = <T extends FilmWork>(rank: (item: T) => number) => {
  const waiting: T[] = [];
  const running = new Set<T>();
  /** The films whose first picture is drawn and whose first scene is not rendered. */
  const drawnEarly = new Set<string>();
  const mayStart = (item: T): boolean =>
    [...running].every(
      (other) => other.key !== item.key || !holdsBack(other, item, drawnEarly.has(item.key) ? "looks up" : "draws"),
    );
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
    end(item: T): void {
      running.delete(item);
      if (isFirst(item, "draw-scene") && isEarly(item)) drawnEarly.add(item.key);
      if (isFirst(item, "render-scene")) drawnEarly.delete(item.key);
    },
    /** Milliseconds to wait before the next stage is chosen, after this one has ended. */
    settleMs: (ended?: T): number =>
      ended && isFirst(ended, "draw-scene") && drawnEarly.has(ended.key) && !isEarly(ended)
        ? settleMs.firstRendering
        : settleMs.usual,
  };
};

const holdsBack = (running: FilmWork, item: FilmWork, firstPicture: "draws" | "looks up"): boolean => {
  if (isFirst(running, "render-scene")) return true;
  if (isFirst(running, "draw-scene"))
    return isLater(item) || (firstPicture === "looks up" && stageOf(item) === "draw-scene");
  return isLater(item) && stageOf(running) === "draw-sheets";
};

const isFirst = (work: FilmWork, stage: string): boolean => stageOf(work) === stage && sceneOf(work) === 1;

/** Whether the first picture is drawn beside the voices. */
const isEarly = ({ event }: FilmWork): boolean => (event as { readonly early?: unknown } | undefined)?.early === true;

/** The name of a stage is that of its function's file. */
const stageOf = ({ spec }: FilmWork): string => parse(spec.file).name;

const isLater = (item: FilmWork): boolean => laterStages.includes(stageOf(item));

const placeOf = (item: FilmWork): number => {
  const scene = sceneOf(item);
  if (scene === undefined) return isLater(item) ? placeOfLater : 0;
  const isRenderedLater = stageOf(item) === "render-scene" && scene >= firstRenderedLater;
  return isRenderedLater ? scene + renderedLaterBy : scene;
};

/** The number of the scene that a stage works on. */
const sceneOf = ({ event }: FilmWork): number | undefined => {
  const { scene } = (event ?? {}) as { readonly scene?: unknown };
  return typeof scene === "number" ? scene : undefined;
};
