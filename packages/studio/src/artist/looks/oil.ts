import { mix } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { filmGrain, noise, noiseAt } from "../pixels/noise.ts";
import { blend, copyPlanes, mapPixels } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { contrast, curve, saturation, texture, vignette } from "../pixels/tone.ts";
import { baseLook, type Look, type Paint } from "./look.ts";

const fine = noise([64, 128, 256], 0.8, 3);

/** Thick paint in the strokes of a bristle brush, on canvas, warm and dark at the edges. */
export const oil: Look = {
  ...baseLook,
  room: {
    walls: ["#b3905e", "#8f8a62", "#a87458"],
    wall: "panels",
    wood: "#6b432a",
    curtain: "#7d2f2f",
    rug: "#39506b",
  },
  palette: (palette) => ({
    ...palette,
    sky: [
      mix(palette.sky[0], "#1d3f78", 0.35),
      mix(palette.sky[1], "#3f7fae", 0.25),
      mix(palette.sky[2], "#e8c987", 0.3),
      mix(palette.sky[3], "#f3cf7a", 0.45),
    ],
    mid: mix(palette.mid, "#2c5a3a", 0.35),
    ground: [mix(palette.ground[0], "#c9a13f", 0.5), mix(palette.ground[1], "#6d6a2c", 0.45)],
  }),
  scenery: { ...baseLook.scenery, clouds: "curls", trees: "flames" },
  figures: { ...baseLook.figures, build: { head: 0.82, tall: 1.1, eyes: 0.82 } },
  frontBlur: 0.2,
  paint(picture, region) {
    const base = atHalf(picture, (small) => kuwahara(small, 4 * region.u));
    const painted = strokes(base, region, {
      passes: [
        { length: 54, width: 16, step: 24 },
        { length: 30, width: 8.5, step: 14 },
        { length: 16, width: 4.5, step: 8, detail: true },
      ],
      bristle: 1,
      drift: 0.2,
      relief: 0.36,
    });
    return varnish(painted, region);
  },
  paintFigure(picture, region) {
    const painted = strokes(copyPlanes(picture), region, {
      passes: [{ length: 22, width: 7, step: 9 }],
      bristle: 1,
      drift: 0.1,
      relief: 0.3,
    });
    return varnish(blend(painted, texture(picture, region, fine(), 0.06), 0.42), region);
  },
};

/** The weave of the canvas, with a period of eight pixels. */
const weave = Array.from({ length: 64 }, (_, i) => {
  const [x, y] = [i & 7, i >> 3];
  return (
    Math.sin((x * Math.PI) / 2) * Math.cos((y * Math.PI) / 4) +
    Math.sin((y * Math.PI) / 2) * Math.cos((x * Math.PI) / 4)
  );
});
const varnish: Paint = (picture, region) => {
  const grain = filmGrain();
  mapPixels(picture, (p, x, y) => {
    const ax = x + region.x;
    const ay = y + region.y;
    const k = 1 + 0.017 * (weave[((ay & 7) << 3) | (ax & 7)] ?? 0) + 0.014 * noiseAt(grain, ax, ay);
    p.r *= k;
    p.g *= k;
    p.b *= k;
  });
  curve(picture, contrast(0.22));
  saturation(picture, 1.2);
  return vignette(picture, region, 0.35, [0.05, 0.02, 0]);
};
