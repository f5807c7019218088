import type { LayeredPicture, PictureRequest, Sprite } from "../picture.ts";

/** Returns the width in pixels of one grid cell. */
export const gridCellSize = ({ width, height }: PictureRequest, grid: number): number =>
  Math.max(1, Math.round(Math.min(width, height) / grid));

/** The request for the small picture, rounded up so that the enlarged one covers the requested size. */
export const shrinkToGrid = (request: PictureRequest, cell: number): PictureRequest => ({
  ...request,
  width: Math.ceil(request.width / cell),
  height: Math.ceil(request.height / cell),
});

/** Enlarges every pixel of a small picture to a square cell. */
export const enlargeCells = (
  small: LayeredPicture,
  cell: number,
  { width, height }: Pick<PictureRequest, "width" | "height">,
): LayeredPicture => {
  // A frame that is shown twice is enlarged once.
  const done = new Map<Sprite, Sprite>();
  const once = (sprite: Sprite): Sprite => {
    const known = done.get(sprite) ?? enlarged(sprite, cell, width, height);
    done.set(sprite, known);
    return known;
  };
  return {
    width,
    height,
    layers: small.layers.map((layer) => ({
      ...layer,
      frames: layer.frames.map(once),
      travel: { x: layer.travel.x * cell, y: layer.travel.y * cell },
    })),
  };
};

const enlarged = (sprite: Sprite, cell: number, width: number, height: number): Sprite => {
  const x = sprite.x * cell;
  const y = sprite.y * cell;
  const box = {
    x,
    y,
    width: Math.min(sprite.width * cell, width - x),
    height: Math.min(sprite.height * cell, height - y),
  };
  // Copies a pixel as one 32-bit number.
  const from = new Uint32Array(sprite.rgba.buffer, sprite.rgba.byteOffset, sprite.width * sprite.height);
  const to = new Uint32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const source = Math.floor(row / cell) * sprite.width;
    for (let column = 0; column < box.width; column++)
      to[row * box.width + column] = from[source + Math.floor(column / cell)] ?? 0;
  }
  return { ...box, rgba: new Uint8Array(to.buffer) };
};
