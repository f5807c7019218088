import type { CastMember, ScenePicture } from "../vocabulary.ts";

/** Everything that decides a picture. The same request gives the same bytes. */
export interface PictureRequest {
  readonly seed: string;
  /** Seeds what all pictures of a story share: the looks of the cast and the hue of the scenery. */
  readonly storySeed: string;
  /** The name of a style, or a description in the user's own words. */
  readonly style: string;
  readonly width: number;
  readonly height: number;
  readonly picture: ScenePicture;
  readonly cast: readonly CastMember[];
  /** Image files of the user's own characters, drawn in place of these members of the cast. */
  readonly ownImages?: ReadonlyMap<string, Uint8Array>;
  /** The ids of those who speak: their mouths are drawn open too. */
  readonly speakers?: readonly string[] | undefined;
  /** Draws one frame of each layer, without animation. */
  readonly still?: boolean;
  /** The side of the picture to keep free for a title. */
  readonly titleSpace?: "left" | "right" | "bottom";
}

/** A picture in layers, back to front. The first layer is opaque and covers it. */
export interface LayeredPicture {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly Layer[];
}

export interface Layer {
  /** Parallax factor: 0 is the sky, 1 the ground at the lead's feet, above 1 nearer things. */
  readonly depth: number;
  readonly frames: readonly Sprite[];
  /** Frames per second. 0 for a single frame. */
  readonly rate: number;
  /** Pixels that the layer moves during the scene, centred on its position. */
  readonly travel: { readonly x: number; readonly y: number };
  /** The member of the cast whose mouth can speak. `frames` has the cycle once for each shape, from closed to wide open. */
  readonly mouth?: { readonly of: string; readonly shapes: number };
}

/** Pixels with straight alpha, cropped to their bounds. */
export interface Sprite {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}
