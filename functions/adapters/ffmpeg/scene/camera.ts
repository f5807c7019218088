import type { FilmSize } from "#functions/core/ports.ts";
import type { Placement } from "../planes/easel.ts";

/** Where the camera looks: how near, and the point of the frame (0 to 1) that the nearing leaves in place. */
export interface View {
  readonly zoom: number;
  readonly focus: { readonly x: number; readonly y: number };
}

/** Whom the scene is about, in the frame (0 to 1) as the still camera sees it. */
export interface Hero {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Wider than this no view is: a layer's edge stays out of the frame. */
const widest = 1.04;
/** How much nearer in a second, and in one move at most. Slower looks still, faster looks like a trailer. */
const pace = 0.018;
const furthest = 0.15;
/** A longer scene is seen in several moves: in, aside, nearer, out; each sets off where the last arrived. */
const longestMove = 11;

/** The way of the camera through a scene: the view at each frame. Neighbours set off in opposite directions. */
export const cameraPath = (frames: number, rate: number, scene: number, hero: Hero): ((frame: number) => View) => {
  const moves = Math.max(1, Math.ceil(frames / rate / longestMove));
  const length = Math.max(1, frames - 1) / moves;
  const nearing = Math.min(furthest, (pace * length) / rate);
  const stops = viewsOf(nearing, scene, hero);
  const stop = (index: number): View => stops[index % stops.length] ?? stops[0];
  return (frame) => {
    const move = Math.min(moves - 1, Math.floor(frame / length));
    return between(stop(move), stop(move + 1), eased(frame / length - move));
  };
};

const viewsOf = (nearing: number, scene: number, hero: Hero): readonly [View, ...View[]] => {
  const side = scene % 4 < 2 ? 0.12 : -0.12;
  const y = focusHeight(hero);
  const wide = { zoom: widest, focus: { x: within(0.5 + (hero.x - 0.5) * 0.4 - side), y } };
  const close = { zoom: widest + nearing, focus: { x: within(hero.x + side / 2), y } };
  const aside = { zoom: widest + nearing * 0.55, focus: { x: within(hero.x - side * 2), y } };
  const nearer = { zoom: widest + nearing * 1.25, focus: { x: within(hero.x), y } };
  return scene % 2 === 0 ? [wide, close, aside, nearer] : [close, wide, nearer, aside];
};

const within = (value: number): number => Math.min(0.95, Math.max(0.05, value));

/**
 * The feet stay where they are, above the captions; only where that would push the head out of the frame
 * does the camera rise.
 */
const focusHeight = ({ top, bottom }: Hero): number => {
  const zoom = widest + furthest;
  const headRoom = 0.05;
  return within(Math.min(bottom, (top * zoom - headRoom) / (zoom - 1)));
};

const between = (a: View, b: View, share: number): View => {
  const mean = (from: number, to: number): number => from + (to - from) * share;
  return { zoom: mean(a.zoom, b.zoom), focus: { x: mean(a.focus.x, b.focus.x), y: mean(a.focus.y, b.focus.y) } };
};

/** Sets off and arrives gently over a sixth of the way, and moves evenly between. */
const eased = (time: number): number => {
  const t = Math.min(1, Math.max(0, time));
  const ramp = 1 / 6;
  const speed = 1 / (1 - ramp);
  if (t < ramp) return (speed * t * t) / (2 * ramp);
  if (t > 1 - ramp) return 1 - (speed * (1 - t) * (1 - t)) / (2 * ramp);
  return speed * (t - ramp / 2);
};

/** A picture that covers the frame, its middle in the middle. */
export const covering = (picture: FilmSize, frame: FilmSize): Placement => {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  return {
    scale,
    left: (frame.width - picture.width * scale) / 2,
    top: (frame.height - picture.height * scale) / 2,
  };
};

/**
 * Where a layer of that depth lies when the camera has that view. Depth scales the nearing, so layers part as they
 * would before a real camera; around one focus no layer that fills the picture can show its edge.
 */
export const seen = (base: Placement, view: View, depth: number, frame: FilmSize): Placement => {
  const zoom = 1 + (view.zoom - 1) * depth;
  const [x, y] = [view.focus.x * frame.width, view.focus.y * frame.height];
  return { scale: base.scale * zoom, left: x + (base.left - x) * zoom, top: y + (base.top - y) * zoom };
};
