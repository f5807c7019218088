/** A rectangle of the frame, in pixels; right and bottom are outside of it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const both = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

export const isEmpty = (box: Box): boolean => box.right <= box.left || box.bottom <= box.top;

/** Even on all sides, as 4:2:0 wants it, and not smaller. */
export const evened = (box: Box): Box => ({
  left: Math.floor(box.left / 2) * 2,
  top: Math.floor(box.top / 2) * 2,
  right: Math.ceil(box.right / 2) * 2,
  bottom: Math.ceil(box.bottom / 2) * 2,
});
