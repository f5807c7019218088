import type { LayeredPicture, PictureRequest, Sprite } from "../picture.ts";

/** How many pixels of the picture make one of the grid. */
export const gridCellSize = ({ width, height }: PictureRequest, grid: number): number =>
  Math.max(1, Math.round(Math.min(width, height) / grid));

/** The order for the small picture, big enough that the enlarged one covers the asked size. */
export const shrinkToGrid = (request: PictureRequest, cell: number): PictureRequest => ({
  ...request,
  width: Math.ceil(request.width / cell),
  height: Math.ceil(request.height / cell),
});

/** Makes every pixel of a small picture a square of the big one. */
export const enlargeCells = (
  small: LayeredPicture,
  cell: number,
  { width, height }: Pick<PictureRequest, "width" | "height">,
): LayeredPicture => {
  // Frames that are shown twice stay one and the same.
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
  // Four bytes at once: a pixel is copied as one number.
  const from = new Uint32Array(sprite.rgba.buffer, sprite.rgba.byteOffset, sprite.width * sprite.height);
  const to = new Uint32Array(box.width * box.height);
  for (let row = 0; row < box.height; row++) {
    const source = Math.floor(row / cell) * sprite.width;
    for (let column = 0; column < box.width; column++)
      to[row * box.width + column] = from[source + Math.floor(column / cell)] ?? 0;
  }
  return { ...box, rgba: new Uint8Array(to.buffer) };
};
