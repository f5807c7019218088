/** A picture in layers, back to front. The first layer is opaque and covers it; sizes are in its own pixels. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

/** One depth of a picture: a plate of scenery, or a character with its movement. */
export interface Layer {
  /** How far a move of the camera shifts it: 0 the sky, 1 the ground at the hero's feet, above 1 what is nearer. */
  readonly depth: number;
  /** One for a layer that is still in itself; several, all of one size and place, for a cycle of movement. */
  readonly frames: readonly Sprite[];
  /** Frames of the cycle shown in a second; 0 where there is one frame. */
  readonly rate: number;
  /** Pixels it travels while the scene lasts, from half of it before its place to half of it behind. */
  readonly travel: { readonly x: number; readonly y: number };
}

/** Pixels with straight (not premultiplied) alpha, cropped to the box they fill. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** A spoken word and when it is heard, in seconds from the start of what was spoken. */
export interface WordTime {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}
