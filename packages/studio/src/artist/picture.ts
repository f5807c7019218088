import type { CastMember, ScenePicture } from "../vocabulary.ts";

/** Everything that decides a picture: the same order gives the same bytes. */
export interface PictureRequest {
  readonly seed: string;
  /** What must not change between the scenes of a story: how the cast looks, which family of colours. */
  readonly storySeed: string;
  /** The name of a style, or a user's own words for one. */
  readonly style: string;
  readonly width: number;
  readonly height: number;
  readonly picture: ScenePicture;
  readonly cast: readonly CastMember[];
  /** A picture of the user's own character, to stand wherever the first of the cast is. */
  readonly heroImage?: Uint8Array;
  /** No cycles of movement: one frame of each. */
  readonly still?: boolean;
  /** Leaves this side of the picture free for a title. */
  readonly titleSpace?: "left" | "right" | "bottom";
}

/** A picture in layers, back to front. The first layer is opaque and covers it. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

export interface Layer {
  /** How far a move of the camera shifts it: 0 the sky, 1 the ground at the hero's feet, above 1 what is nearer. */
  readonly depth: number;
  readonly frames: readonly Sprite[];
  /** Frames shown in a second; 0 where there is one frame. */
  readonly rate: number;
  /** Pixels it travels while the scene lasts, from half of it before its place to half of it behind. */
  readonly travel: { readonly x: number; readonly y: number };
}

/** Pixels with straight alpha, cropped to the box they fill. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}
