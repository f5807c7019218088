import type { LayeredPicture, PictureOrder, Sprite } from "../order.ts";

/** How many pixels of the picture make one of the grid. */
export const cellFor = ({ width, height }: PictureOrder, grid: number): number =>
  Math.max(1, Math.round(Math.min(width, height) / grid));

/** The order for the small picture, big enough that the enlarged one covers the asked size. */
export const smallOrder = (order: PictureOrder, cell: number): PictureOrder => ({
  ...order,
  width: Math.ceil(order.width / cell),
  height: Math.ceil(order.height / cell),
});

/** Makes every pixel of a small picture a square of the big one. */
export const enlargeCells = (
  small: LayeredPicture,
  cell: number,
  { width, height }: Pick<PictureOrder, "width" | "height">,
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
