import { mix } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blend, copyPlanes, mapPixels, type Planes } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { contrast, curve, saturation } from "../pixels/tone.ts";
import { baseLook, type Look } from "./look.ts";

/** Broad flat strokes of opaque colour with hard edges, bright and matt: a palette knife, not a bristle. */
export const acrylic: Look = {
  ...baseLook,
  room: {
    walls: ["#f2c14e", "#6ec6ca", "#f08a7a", "#a98ad0"],
    wall: "bands",
    wood: "#b5652f",
    curtain: "#2f6fb0",
    rug: "#d9486a",
  },
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#00a6c8", day(palette)),
      mix(palette.sky[1], "#6fd6dc", day(palette)),
      mix(palette.sky[2], "#ffd6c0", day(palette)),
      mix(palette.sky[3], "#ffb8a0", day(palette)),
    ],
    far: mix(palette.far, "#c08ad0", day(palette)),
    ground: [mix(palette.ground[0], "#6fd69a", day(palette)), mix(palette.ground[1], "#1f8a8a", day(palette))],
  }),
  scenery: { ...baseLook.scenery, clouds: "dabs", trees: "dabs", rays: false },
  figures: { ...baseLook.figures, build: { head: 0.92, tall: 1.04, eyes: 0.9 }, rim: false },
  frontBlur: 0.15,
  paint(picture, region) {
    // Broad strokes need only half the resolution.
    const half = { ...region, x: region.x >> 1, y: region.y >> 1, u: region.u / 2 };
    const painted = atHalf(picture, (small) =>
      strokes(steps(kuwahara(kuwahara(small, 6 * region.u), 4 * region.u), 9), half, {
        passes: [
          { length: 96, width: 34, step: 32 },
          { length: 46, width: 19, step: 20 },
          { length: 22, width: 9, step: 11, detail: true },
        ],
        bristle: 0.12,
        drift: 0.17,
        relief: 0.26,
      }),
    );
    return matt(painted);
  },
  paintFigure(picture, region) {
    const painted = strokes(steps(kuwahara(copyPlanes(picture), 4), 9), region, {
      passes: [{ length: 30, width: 13, step: 11 }],
      bristle: 0.1,
      drift: 0.1,
      relief: 0.2,
    });
    return matt(blend(painted, picture, 0.45));
  },
};

/** Reduces the number of tones. */
const steps = (picture: Planes, count: number): Planes =>
  mapPixels(picture, (p) => {
    const top = Math.max(p.r, p.g, p.b, 0.01);
    const k = (Math.round(top * count) / count) * 0.7 + top * 0.3;
    p.r *= k / top;
    p.g *= k / top;
    p.b *= k / top;
  });

const matt = (picture: Planes): Planes => {
  curve(picture, (x) => 0.03 + 0.95 * x ** 0.9);
  curve(picture, contrast(0.25));
  return saturation(picture, 1.34);
};

/** The share of the look's own colours: at night they would be too light. */
const day = ({ stars, orb }: Palette): number => (stars > 0.3 || orb === "none" ? 0.1 : 0.4);
