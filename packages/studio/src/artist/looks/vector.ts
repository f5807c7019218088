import { saturate } from "../colour/oklab.ts";
import { curve, saturation } from "../pixels/tone.ts";
import { baseLook, type Look } from "./look.ts";

/** Flat shapes and nothing else: a sky in steps, rings around the sun, no line, no texture. */
export const vector: Look = {
  ...baseLook,
  room: {
    walls: ["#ffd9a8", "#a8dadc", "#cdb4f0", "#ffc2b8"],
    wall: "bands",
    wood: "#c77b45",
    curtain: "#ff6b6b",
    rug: "#457b9d",
  },
  fills: { shapes: "flat", skyBands: 6, glowRings: 3 },
  palette: (palette) => ({
    ...palette,
    ground: [saturate(palette.ground[0], 1.15), saturate(palette.ground[1], 1.2)],
    mid: saturate(palette.mid, 1.25),
    far: saturate(palette.far, 1.2),
  }),
  scenery: { ...baseLook.scenery, trees: "geometric", peaks: "triangles", rays: false, grass: 0.1 },
  figures: { ...baseLook.figures, build: { head: 0.8, tall: 1.14, eyes: 0.62 }, rim: false },
  frontBlur: 0,
  paint: (picture) =>
    saturation(
      curve(picture, (x) => x ** 0.94),
      1.14,
    ),
};
