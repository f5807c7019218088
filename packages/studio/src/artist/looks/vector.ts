import { saturate } from "../colour/oklab.ts";
import { curve, saturation } from "../pixels/tone.ts";
import { type Look, plain } from "./look.ts";

/** Flat shapes and nothing else: a sky in steps, rings around the sun, no line, no texture. */
export const vector: Look = {
  ...plain,
  fills: { shapes: "flat", skyBands: 6, glowRings: 3 },
  light: (light) => ({
    ...light,
    ground: [saturate(light.ground[0], 1.15), saturate(light.ground[1], 1.2)],
    mid: saturate(light.mid, 1.25),
    far: saturate(light.far, 1.2),
  }),
  scenery: { ...plain.scenery, rays: false, grass: 0.3 },
  figures: { ...plain.figures, build: { head: 0.8, tall: 1.14, eyes: 0.62 }, rim: false },
  frontBlur: 0,
  paint: (picture) =>
    saturation(
      curve(picture, (x) => x ** 0.94),
      1.14,
    ),
};
