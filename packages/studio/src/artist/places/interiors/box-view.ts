import type { PictureSet } from "../../composition/picture-set.ts";
import { type Point, polygon } from "../../shapes/curve.ts";

interface BoxSize {
  /** Half the width of the end wall, as a share of the picture's width. */
  readonly half: number;
  /** The y of the ceiling and of the floor at the end wall. */
  readonly ceiling: number;
  readonly floor: number;
}

/** A room that is seen along its length: the end wall before us, and a wall on each side that comes towards us. */
export interface BoxView {
  /** The point at a share of the width (-1 left wall, 1 right), a share of the height (0 floor, 1 ceiling), and a nearness (1 end wall). */
  readonly at: (across: number, up: number, near: number) => Point;
  /** An area of a side wall: from the floor or higher up, between two distances. */
  readonly onWall: (wall: 1 | -1, from: number, to: number, low: number, high: number) => string;
  /** An area of the floor (`up` 0) or of the ceiling (1). */
  readonly across: (left: number, right: number, from: number, to: number, up: 0 | 1) => string;
}

/** How near the walls come: beyond the edge of every picture. */
export const NEAREST = 6;

export const boxView = ({ W, horizon }: PictureSet, { half, ceiling, floor }: BoxSize): BoxView => {
  // The eye is somewhat above the middle of a figure, so that the floor is seen from above.
  const eye = horizon * 0.86;
  const at = (across: number, up: number, near: number): Point => [
    W / 2 + across * half * W * near,
    eye + (floor - eye + (ceiling - floor) * up) * near,
  ];
  return {
    at,
    onWall: (wall, from, to, low, high) =>
      polygon([at(wall, low, from), at(wall, high, from), at(wall, high, to), at(wall, low, to)]),
    across: (left, right, from, to, up) =>
      polygon([at(left, up, from), at(right, up, from), at(right, up, to), at(left, up, to)]),
  };
};
