import type { FilmSize } from "#functions/core/ports.ts";
import type { Placement } from "../planes/draw-sprite.ts";

/** Where the camera looks: how near, and the point of the frame (0 to 1) that the nearing leaves in place. */
export interface View {
  readonly zoom: number;
  readonly focus: Point;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One move of the camera, from view to view, over some frames of the scene. */
export interface Shot {
  readonly from: number;
  readonly until: number;
  readonly start: View;
  readonly end: View;
}

/** Wider than this no view is: a layer's edge stays out of the frame. */
const widest = 1.04;
/** How much nearer in a second, and in one move at most. Slower looks still, faster looks like a trailer. */
const pace = 0.018;
const furthest = 0.15;
/** Views of a long scene are this much nearer, in turn, as an editor would cut: all of it, the hero, half way. */
const framings = [0, 0.2, 0.09];
const longestShot = 12;
/** A focus nearer to the edge than this would show it in layers that lie before the ground. */
const safe = { low: 0.1, high: 0.9 };

/** The camera of a scene: push in and pull out in turn, and several framings where the scene is long. */
export const shotsOf = (frames: number, rate: number, scene: number, hero: Point): Shot[] => {
  const count = Math.max(1, Math.ceil(frames / rate / longestShot));
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((frames * index) / count);
    const until = Math.round((frames * (index + 1)) / count);
    const near = widest + (framings[index % framings.length] ?? 0);
    const travel = Math.min(furthest, (pace * (until - from)) / rate);
    const drift = (scene + index) % 4 < 2 ? 0.12 : -0.12;
    const wide = { zoom: near, focus: kept({ x: 0.5 + (hero.x - 0.5) * 0.4 - drift, y: 0.5 }) };
    const close = { zoom: near + travel, focus: kept({ x: hero.x + drift / 2, y: hero.y }) };
    const pushes = (scene + index) % 2 === 0;
    return { from, until, start: pushes ? wide : close, end: pushes ? close : wide };
  });
};

const kept = ({ x, y }: Point): Point => ({ x: within(x), y: within(y) });
const within = (value: number): number => Math.min(safe.high, Math.max(safe.low, value));

/** The view of a shot at a frame, which may lie a little before or behind it while shots are blended. */
export const viewAt = (shot: Shot, frame: number, lead: number): View => {
  const length = shot.until - shot.from + 2 * lead;
  const done = eased((frame - shot.from + lead) / length);
  return {
    zoom: between(shot.start.zoom, shot.end.zoom, done),
    focus: {
      x: between(shot.start.focus.x, shot.end.focus.x, done),
      y: between(shot.start.focus.y, shot.end.focus.y, done),
    },
  };
};

const between = (a: number, b: number, share: number): number => a + (b - a) * share;

/** Sets off and arrives gently over a sixth of the way, and moves evenly between. */
export const eased = (time: number): number => {
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
