import type { Mood } from "../../vocabulary.ts";
import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import type { GradientStop } from "../shapes/svg-defs.ts";

/** One shape of a character. A list of parts can be drawn, outlined, rim-lit, or used as a shadow. */
export interface Part {
  readonly d: string;
  readonly fill?: Colour | readonly GradientStop[];
  readonly stroke?: { readonly colour: Colour; readonly width: number; readonly dash?: string };
  /** An SVG transform. */
  readonly place?: string;
  /** Inside other parts, so it gets no outline. */
  readonly inner?: boolean;
  /** Part of the face: not visible from behind. */
  readonly face?: boolean;
  readonly opacity?: number;
}

/** A character with its feet at 0,0, about 300 units high. */
export interface Figure {
  readonly parts: readonly Part[];
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** The position of a held prop: the front hand, or the mouth. */
  readonly grip?: { readonly x: number; readonly y: number };
}

/** The pose of a character in one frame. */
export interface Pose {
  /** Phase of the step, in radians. */
  readonly phase: number;
  /** 0 stands, 1 walks, 2 runs. */
  readonly stride: number;
  readonly mood: Mood;
  readonly blink: boolean;
  /** Angles of the tail and the head, in degrees. */
  readonly tail: number;
  readonly nod: number;
  /** 0 closed, 1 open. */
  readonly mouth: number;
  readonly sit: boolean;
  /** 0 hangs down, 1 points up. */
  readonly arm: number;
  /** 0 faces the viewer, 1 is in profile. */
  readonly turn: number;
  /** Holds a prop in the front hand. */
  readonly holds: boolean;
  /** Seen from behind. */
  readonly away?: boolean;
  /** Where the hands of a person are, from the middle of the shoulders. Without them the arms hang or gesture. */
  readonly hands?: Pair;
  /** Where the feet of a person are, from the middle of the ground below it. */
  readonly feet?: Pair;
}

/** Points of the limb near the viewer and of the other, which is in front. */
export interface Pair {
  readonly near: readonly [x: number, y: number];
  readonly far: readonly [x: number, y: number];
}

/** Proportions of bodies in a look. 1 is a picture book's, with a big head. */
export interface Build {
  readonly head: number;
  readonly tall: number;
  readonly eyes: number;
}
export const defaultBuild: Build = { head: 1, tall: 1, eyes: 1 };

export const transformAt = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${fix(x)} ${fix(y)})${turn ? ` rotate(${fix(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;

/** An ellipse as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${fix(cx - rx)} ${fix(cy)}A${fix(rx)} ${fix(ry)} 0 1 0 ${fix(cx + rx)} ${fix(cy)}A${fix(rx)} ${fix(ry)} 0 1 0 ${fix(cx - rx)} ${fix(cy)}Z`;

/** A vertical gradient, lighter at the top. */
export const shaded = (colour: Colour, depth = 0.07): readonly GradientStop[] => [
  [0, lighten(colour, depth * 0.8)],
  [0.55, colour],
  [1, darken(colour, depth)],
];

type More = Omit<Part, "d" | "fill" | "stroke">;

/** Collects the parts of a figure, back to front. */
export class Sketch {
  readonly parts: Part[] = [];
  fill(d: string, fill: Colour | readonly GradientStop[], more: More = {}): void {
    this.parts.push({ d, fill, ...more });
  }
  line(d: string, colour: Colour, width: number, more: More & { readonly dash?: string } = {}): void {
    const { dash, ...rest } = more;
    this.parts.push({ d, stroke: dash ? { colour, width, dash } : { colour, width }, ...rest });
  }
  /** Adds what `draw` draws, moved by an SVG transform. */
  placed(place: string, draw: (sketch: Sketch) => void): void {
    const inside = new Sketch();
    draw(inside);
    for (const part of inside.parts) this.parts.push({ ...part, place: `${place} ${part.place ?? ""}`.trim() });
  }
}
