import type { Colour } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import type { Look } from "../looks/look.ts";
import type { Random } from "../shapes/random.ts";
import type { SvgDefs } from "../shapes/svg-defs.ts";

/** Where a scene is drawn: its size, its lines, its light. Short names, because every stroke uses them. */
export interface PictureSet {
  readonly W: number;
  readonly H: number;
  /** A thousand-and-eightieth of the short side: sizes are given as for a picture 1080 high. */
  readonly u: number;
  readonly portrait: boolean;
  readonly R: Random;
  readonly P: Palette;
  readonly D: SvgDefs;
  readonly look: Look;
  readonly horizon: number;
  /** Where the near ground begins. */
  readonly groundTop: number;
  /** Where the leading character's feet are. */
  readonly feet: number;
  readonly orb: { readonly x: number; readonly y: number; readonly r: number };
  /** The side of the light: 1 right, -1 left. */
  readonly side: 1 | -1;
  readonly heroX: number;
  /** Free of scenery that would hide somebody. */
  readonly occupiedX: readonly number[];
  /** A colour as it looks in this light. */
  readonly tint: (colour: Colour) => Colour;
}

/** What a place is drawn of, back to front. */
export interface Scenery {
  readonly sky: string;
  readonly far: string;
  readonly mid: string;
  readonly ground: string;
  readonly front: readonly FrontPiece[];
  readonly rays?: boolean;
  readonly fireflies?: boolean;
  readonly snowfall?: boolean;
  readonly indoors?: boolean;
}

/** Something near the lens, with the box it stays in. */
export interface FrontPiece {
  readonly art: string;
  readonly box: Box;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
