import type { FilmSize } from "#functions/core/media/ports.ts";
import type { Placement } from "../planes/draw-context.ts";
import { type FramingKind, type Hero, hasCloseFraming, panViews, type View, viewsOf } from "./framings.ts";

/** A longer shot consists of several moves (in, aside, nearer, out); each starts where the previous one ended. */
const maxMoveSeconds = 11;

/**
 * The camera path of a scene: returns the view at each frame. Neighbouring scenes start in opposite directions. At a
 * cut the camera changes to another framing; every second framing is a close one.
 */
export const cameraPath = (
  frames: number,
  rate: number,
  scene: number,
  hero: Hero,
  wanted: readonly number[] = [],
): ((frame: number) => View) => {
  const cuts = cutsFor(hero, wanted);
  const borders = [0, ...cuts, frames];
  const shots = borders.slice(1).map((end, index) => {
    const from = borders[index] ?? 0;
    const middle = (from + end) / 2 / Math.max(1, frames - 1);
    const [kind, order] = framingOf(index, scene, cuts.length);
    return { from, view: shot(end - from, rate, order, heroAt(hero, middle, cuts.length > 0), kind) };
  });
  return (frame) => {
    const current = shots.findLast(({ from }) => frame >= from) ?? shots[0];
    return current ? current.view(frame - current.from) : { zoom: 1, focus: { x: 0.5, y: 0.5 } };
  };
};

/** The camera path of a scene that moves from one side of the picture to the other: neighbouring scenes in turn. */
export const panPath = (frames: number, rate: number, scene: number, hero: Hero): ((frame: number) => View) => {
  const [first, last] = panViews(frames / rate, scene, hero);
  return (frame) => interpolate(first, last, easeInOut(frame / Math.max(1, frames - 1)));
};

/** A hero who fills the frame has no closer framing, so there is nothing to cut to. */
export const cutsFor = (hero: Hero, wanted: readonly number[]): readonly number[] =>
  hasCloseFraming(hero) ? wanted : [];

/** Framings before and after a close one are wide: a small jump at a cut looks like a mistake. */
const framingOf = (index: number, scene: number, cuts: number): readonly [kind: FramingKind, order: number] => {
  if (index % 2 === 1) return ["near", scene + index];
  if (index > 0) return ["wide", scene + index];
  return ["usual", cuts > 0 ? scene | 1 : scene];
};

/** The hero's position at a moment of the scene (0 to 1). A scene without cuts uses the middle position. */
const heroAt = (hero: Hero, moment: number, cut: boolean): Hero =>
  cut ? { ...hero, x: hero.x + hero.travel * (moment - 0.5) } : hero;

const shot = (
  frames: number,
  rate: number,
  scene: number,
  hero: Hero,
  kind: FramingKind,
): ((frame: number) => View) => {
  const moves = Math.max(1, Math.ceil(frames / rate / maxMoveSeconds));
  const length = Math.max(1, frames - 1) / moves;
  const stops = viewsOf(length / rate, scene, hero, kind);
  const stop = (index: number): View => stops[index % stops.length] ?? stops[0];
  return (frame) => {
    const move = Math.min(moves - 1, Math.floor(frame / length));
    return interpolate(stop(move), stop(move + 1), easeInOut(frame / length - move));
  };
};

const interpolate = (a: View, b: View, share: number): View => {
  const mean = (from: number, to: number): number => from + (to - from) * share;
  return { zoom: mean(a.zoom, b.zoom), focus: { x: mean(a.focus.x, b.focus.x), y: mean(a.focus.y, b.focus.y) } };
};

/** Accelerates over the first sixth of the time, brakes over the last sixth, and moves evenly between. */
const easeInOut = (time: number): number => {
  const t = Math.min(1, Math.max(0, time));
  const ramp = 1 / 6;
  const speed = 1 / (1 - ramp);
  if (t < ramp) return (speed * t * t) / (2 * ramp);
  if (t > 1 - ramp) return 1 - (speed * (1 - t) * (1 - t)) / (2 * ramp);
  return speed * (t - ramp / 2);
};

/** The placement of a picture that covers the frame, centred. */
export const coverFrame = (picture: FilmSize, frame: FilmSize): Placement => {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  return {
    scale,
    left: (frame.width - picture.width * scale) / 2,
    top: (frame.height - picture.height * scale) / 2,
  };
};

/**
 * The placement of a layer for a camera view. The layer's depth scales the zoom, which gives parallax. All layers zoom
 * around the same focus, so no layer that fills the picture can show its edge.
 */
export const placeAtDepth = (base: Placement, view: View, depth: number, frame: FilmSize): Placement => {
  const zoom = 1 + (view.zoom - 1) * depth;
  const [x, y] = [view.focus.x * frame.width, view.focus.y * frame.height];
  return { scale: base.scale * zoom, left: x + (base.left - x) * zoom, top: y + (base.top - y) * zoom };
};
