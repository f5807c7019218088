import type { Species } from "../animals/species.ts";
import type { PictureSet } from "../composition/picture-set.ts";
import type { Figure } from "../figures/part.ts";
import type { SvgArt } from "../shapes/svg.ts";

/** The body that acts: a person has hands, an animal works with its mouth, an emoji only stands by. */
export type BodyKind = "person" | "animal" | "icon";

export interface StageContext {
  readonly set: Pick<PictureSet, "D" | "tint" | "P" | "look" | "isOldWorld">;
  readonly body: BodyKind;
  readonly thing: string | undefined;
  /** The time of the loop, from 0 to 2π. */
  readonly turn: number;
  readonly indoors: boolean;
  readonly underwater: boolean;
  /** A floor of planks or metal, or open ground. */
  readonly wild: boolean;
  readonly height: number;
  /** Others in the same boat. */
  readonly passengers: number;
  readonly grip: Figure["grip"];
  /** The coat of the animal of the cast that is ridden. */
  readonly coat: Species | undefined;
}

/**
 * What is around a figure that acts, in the units of the figure: its feet at 0,0, looking to the right, 320 high.
 * `behind` and `front` do not move with the figure.
 */
export interface Stage {
  readonly behind?: SvgArt;
  readonly front?: SvgArt;
  /** Height of the figure above the ground. */
  readonly lift?: number;
  /** Degrees that the figure leans forward, around its feet. */
  readonly lean?: number;
  readonly shift?: number;
  /** Nothing of the figure is visible below this height above its feet. */
  readonly waterline?: number;
  /** Hides the shadow on the ground. */
  readonly floats?: boolean;
}
