import type { Mood } from "../../vocabulary.ts";
import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import type { Stop } from "../shapes/svg-defs.ts";

/** One piece of a character. A list of them can be drawn, outlined, lit from behind or thrown as a shadow. */
export interface Part {
  readonly d: string;
  readonly fill?: Colour | readonly Stop[];
  readonly stroke?: { readonly colour: Colour; readonly width: number; readonly dash?: string };
  /** A transform of its own. */
  readonly place?: string;
  /** Lies within others: not part of the outline. */
  readonly inner?: boolean;
  /** Not seen from behind. */
  readonly face?: boolean;
  readonly opacity?: number;
}

/** A character drawn with its feet at 0,0, about 300 high. */
export interface Figure {
  readonly parts: readonly Part[];
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** Where a thing is that it holds: in the hand that is before it, or in the mouth. */
  readonly grip?: { readonly x: number; readonly y: number };
}

/** What a character does in one frame. */
export interface Pose {
  /** Of the step, in radians. */
  readonly phase: number;
  /** 0 stands, 1 walks, 2 runs. */
  readonly stride: number;
  readonly mood: Mood;
  readonly blink: boolean;
  /** Degrees of the tail, and of the head. */
  readonly tail: number;
  readonly nod: number;
  /** 0 shut, 1 open. */
  readonly mouth: number;
  readonly sit: boolean;
  /** 0 hangs down, 1 points up. */
  readonly arm: number;
  /** 0 looks at us, 1 along the picture. */
  readonly turn: number;
  /** Has something in the hand that is before it. */
  readonly holds: boolean;
  /** Seen from behind: no face. */
  readonly away?: boolean;
}

/** What a look makes of bodies: 1 is a picture book's, with its big head. */
export interface Build {
  readonly head: number;
  readonly tall: number;
  readonly eyes: number;
}
export const defaultBuild: Build = { head: 1, tall: 1, eyes: 1 };

export const transformAt = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${fix(x)} ${fix(y)})${turn ? ` rotate(${fix(turn)})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;

/** A disc or an oval as path data. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${fix(cx - rx)} ${fix(cy)}A${fix(rx)} ${fix(ry)} 0 1 0 ${fix(cx + rx)} ${fix(cy)}A${fix(rx)} ${fix(ry)} 0 1 0 ${fix(cx - rx)} ${fix(cy)}Z`;

/** Light above, shade below. */
export const shaded = (colour: Colour, depth = 0.07): readonly Stop[] => [
  [0, lighten(colour, depth * 0.8)],
  [0.55, colour],
  [1, darken(colour, depth)],
];

type More = Omit<Part, "d" | "fill" | "stroke">;

/** Collects the parts of a figure, back to front. */
export class Sketch {
  readonly parts: Part[] = [];
  fill(d: string, fill: Colour | readonly Stop[], more: More = {}): void {
    this.parts.push({ d, fill, ...more });
  }
  line(d: string, colour: Colour, width: number, more: More & { readonly dash?: string } = {}): void {
    const { dash, ...rest } = more;
    this.parts.push({ d, stroke: dash ? { colour, width, dash } : { colour, width }, ...rest });
  }
}
