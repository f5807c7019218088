import { mix } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blend, copyPlanes, luma, mapPixels, type Planes, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { bloom, contrast, curve, saturation, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type PaintRegion } from "./look.ts";

/** Concept art: long strokes of a wide brush, teal shade and a warm horizon, distance that fades into the air. */
export const digital: Look = {
  ...baseLook,
  room: {
    walls: ["#4f7c86", "#66708f", "#7d7468"],
    wall: "panels",
    wood: "#5a3c2a",
    curtain: "#c97b4a",
    rug: "#2f4a66",
  },
  nightBrightness: 0.74,
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#16505c", 0.62),
      mix(palette.sky[1], "#5f9a98", 0.6),
      mix(palette.sky[2], "#f0c890", 0.6),
      mix(palette.sky[3], "#ffdf9c", 0.66),
    ],
    far: mix(palette.far, "#8fb0a8", 0.55),
    mid: mix(palette.mid, "#3f7068", 0.6),
    near: mix(palette.near, "#1c2c28", 0.65),
    ground: [mix(palette.ground[0], "#b89a60", 0.55), mix(palette.ground[1], "#3f5048", 0.6)],
    light: mix(palette.light, "#ffd9a0", 0.5),
    glow: mix(palette.glow, "#ffcf9a", 0.5),
    mist: mix(palette.mist, "#ffe0c4", 0.4),
    rim: mix(palette.rim, "#ffd8a0", 0.6),
  }),
  scenery: { ...baseLook.scenery, clouds: "vapour", trees: "slanted", grass: 0.6 },
  figures: { ...baseLook.figures, build: { head: 0.86, tall: 1.08, eyes: 0.88 } },
  paint(picture, region) {
    const half = { ...region, x: region.x >> 1, y: region.y >> 1, u: region.u / 2 };
    const painted = atHalf(picture, (small) =>
      strokes(kuwahara(small, 5 * region.u), half, {
        passes: [
          { length: 92, width: 21, step: 30 },
          { length: 34, width: 8, step: 13, detail: true },
        ],
        bristle: 0.3,
        drift: 0.16,
        relief: 0.05,
      }),
    );
    return finish(split(blend(painted, picture, 0.3)), region);
  },
  paintFigure: (picture, region) =>
    vignette(split(blend(kuwahara(copyPlanes(picture), 3), picture, 0.5)), region, 0.3, [0.02, 0.02, 0.1]),
};

/** Split toning: shadows teal and violet, highlights amber. */
const split = (picture: Planes): Planes => {
  curve(picture, contrast(0.36));
  saturation(picture, 1.14);
  return mapPixels(picture, (p) => {
    const l = luma(p);
    const shade = smoothstep(0.55, 0, l);
    const high = smoothstep(0.45, 1, l);
    p.r += 0.06 * high - 0.03 * shade;
    p.g += 0.018 * high + 0.004 * shade;
    p.b += 0.06 * shade - 0.05 * high;
  });
};

const finish = (picture: Planes, region: PaintRegion): Planes => {
  bloom(picture, region, { from: 0.5, strength: 0.85, radius: 34 });
  return vignette(picture, region, 0.5, [0.03, 0.02, 0.12]);
};
