import type { Random } from "../../random.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import type { Look } from "../looks/look.ts";
import type { SvgDefs } from "../shapes/svg-defs.ts";

/**
 * Everything that drawing code needs of one picture. The names are short because every shape uses them:
 * `W`, `H` size in pixels, `u` unit, `R` seeded random, `P` palette, `D` SVG definitions.
 */
export interface PictureSet {
  readonly W: number;
  readonly H: number;
  /** 1/1080 of the short side, so that sizes are written as for a picture 1080 pixels high. */
  readonly u: number;
  readonly portrait: boolean;
  readonly R: Random;
  /** Seeded by story and place: a room has the same walls in all pictures of a story. */
  readonly roomR: Random;
  readonly P: Palette;
  readonly D: SvgDefs;
  readonly look: Look;
  readonly horizon: number;
  /** The y at which the near ground begins. */
  readonly groundTop: number;
  /** All of the cast are in the water, which fills the foreground. */
  readonly isOnOpenWater: boolean;
  /** The y of the leading character's feet. */
  readonly feet: number;
  readonly orb: { readonly x: number; readonly y: number; readonly r: number };
  /** The side that the light comes from: 1 right, -1 left. */
  readonly side: 1 | -1;
  readonly heroX: number;
  /** The story is of the time of kings, knights and witches. */
  readonly isOldWorld: boolean;
  /** The x positions of figures, which scenery must not cover. */
  readonly occupiedX: readonly number[];
  /** Returns a colour mixed with the ambient light. */
  readonly tint: (colour: Colour) => Colour;
}

/** The SVG of a place, back to front. */
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
  /** Props that the scenery itself shows: there is no second bathtub in a bathroom. */
  readonly shows?: readonly string[];
}

/** Something close to the camera, with its bounding box. */
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
