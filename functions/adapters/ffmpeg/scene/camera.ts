import type { FilmSize } from "#functions/core/media/ports.ts";
import type { Placement } from "../planes/easel.ts";
import { canBeNearer, type FramingKind, type Hero, type View, viewsOf } from "./framings.ts";

/** A longer shot is seen in several moves: in, aside, nearer, out; each sets off where the last arrived. */
const longestMove = 11;

/**
 * The way of the camera through a scene: the view at each frame. Neighbours set off in opposite directions. At a cut it
 * goes on from another framing of the picture, every second one of them near.
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
    const [kind, order] = kindOf(index, scene, cuts.length);
    return { from, view: shot(end - from, rate, order, at(hero, middle, cuts.length > 0), kind) };
  });
  return (frame) => {
    const current = shots.findLast(({ from }) => frame >= from) ?? shots[0];
    return current ? current.view(frame - current.from) : { zoom: 1, focus: { x: 0.5, y: 0.5 } };
  };
};

/** Who fills the frame cannot be seen nearer: then there is nothing to cut to. */
export const cutsFor = (hero: Hero, wanted: readonly number[]): readonly number[] => (canBeNearer(hero) ? wanted : []);

/** A shot ends wide before it is cut to a near one, and begins wide after it: a small jump looks like a fault. */
const kindOf = (index: number, scene: number, cuts: number): readonly [kind: FramingKind, order: number] => {
  if (index % 2 === 1) return ["near", scene + index];
  if (index > 0) return ["wide", scene + index];
  return ["usual", cuts > 0 ? scene | 1 : scene];
};

/** Where the hero is at a moment of the scene (0 to 1); of a scene without cuts the middle is meant. */
const at = (hero: Hero, moment: number, cut: boolean): Hero =>
  cut ? { ...hero, x: hero.x + hero.travel * (moment - 0.5) } : hero;

const shot = (
  frames: number,
  rate: number,
  scene: number,
  hero: Hero,
  kind: FramingKind,
): ((frame: number) => View) => {
  const moves = Math.max(1, Math.ceil(frames / rate / longestMove));
  const length = Math.max(1, frames - 1) / moves;
  const stops = viewsOf(length / rate, scene, hero, kind);
  const stop = (index: number): View => stops[index % stops.length] ?? stops[0];
  return (frame) => {
    const move = Math.min(moves - 1, Math.floor(frame / length));
    return between(stop(move), stop(move + 1), eased(frame / length - move));
  };
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
