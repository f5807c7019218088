/** A rectangle of the frame in pixels; right and bottom are exclusive. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const intersect = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const isEmpty = (box: Box): boolean => box.right <= box.left || box.bottom <= box.top;

/** Grows the box to even coordinates, because 4:2:0 chroma has one sample per 2 x 2 pixels. */
export const alignToEven = (box: Box): Box => ({
  left: Math.floor(box.left / 2) * 2,
  top: Math.floor(box.top / 2) * 2,
  right: Math.ceil(box.right / 2) * 2,
  bottom: Math.ceil(box.bottom / 2) * 2,
});
