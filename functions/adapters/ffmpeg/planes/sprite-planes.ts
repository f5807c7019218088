import type { Sprite } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { type Band, bandsOf, opaque } from "./bands.ts";
import { type Plane, type Sides, toYuvPlanes } from "./yuv-planes.ts";

/** A sprite as premultiplied planes with margins, ready to be drawn at any position and scale. */
export interface SpritePlanes {
  /** In pixels of the picture; may be fractional. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly luma: Plane;
  readonly chroma: Plane;
  readonly bands: readonly Band[];
  /** The first of its rows from which it covers the whole width of the picture; `height` if there is none. */
  readonly solidFrom: number;
  /** The sides where the sprite is cut by the picture's edge: its edge pixels repeat beyond it. */
  readonly endless: Sides;
}

export const spritePlanes = (
  kernel: Kernel,
  sprite: Sprite,
  picture: { readonly width: number; readonly height: number },
  travel: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): SpritePlanes => {
  const { width, height } = sprite;
  const endless = endlessSides(sprite, picture, travel);
  const { luma, chroma } = toYuvPlanes(kernel, sprite, endless);
  const bands = bandsOf(kernel, luma.alpha, luma.stride, width, height);
  const last = bands.at(-1);
  const solid = endless.left && endless.right && endless.bottom && last?.runs.every((run) => run.cover === opaque);
  const solidFrom = solid && last ? last.top : height;
  return { x: sprite.x, y: sprite.y, width, height, luma, chroma, bands, endless, solidFrom };
};

/** A sprite that touches the picture's edge continues beyond it, unless it travels and has its own end (a walking figure). */
const endlessSides = (
  { x, y, width, height }: Sprite,
  picture: { readonly width: number; readonly height: number },
  travel: { readonly x: number; readonly y: number },
): Sides => {
  // Tolerance of half a pixel, because scaled positions are fractional.
  const [left, right] = [x <= 0.5, x + width >= picture.width - 0.5];
  const [top, bottom] = [y <= 0.5, y + height >= picture.height - 0.5];
  const across = travel.x === 0 || (left && right);
  const upright = travel.y === 0 || (top && bottom);
  return { left: left && across, right: right && across, top: top && upright, bottom: bottom && upright };
};
