import type { SpritePlanes } from "../planes/sprite-planes.ts";

/** A layer in kernel memory. Travel is in pixels of the picture at its working size. */
export interface RenderLayer {
  readonly depth: number;
  readonly frames: readonly SpritePlanes[];
  readonly rate: number;
  readonly travel: { readonly x: number; readonly y: number };
  readonly moves: boolean;
  /** The shape of the mouth in it at each frame of the scene. `frames` has the cycle once for each of the shapes. */
  readonly mouth?: { readonly shapes: number; readonly at: Uint8Array } | undefined;
}
