import { blur } from "./blur.ts";
import type { Planes } from "./planes.ts";

/** Unsharp mask, in place. */
export const sharpen = (picture: Planes, radius: number, amount: number): Planes => {
  const { W, H } = picture;
  for (const plane of [picture.r, picture.g, picture.b]) {
    const soft = blur(plane, W, H, radius);
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] ?? 0) + ((plane[i] ?? 0) - (soft[i] ?? 0)) * amount;
  }
  return picture;
};
