import { mix } from "../colour/oklab.ts";
import { kuwahara } from "../pixels/kuwahara.ts";
import { blend, copyOf, luma, type Planes, recolour, smoothstep } from "../pixels/planes.ts";
import { atHalf } from "../pixels/resize.ts";
import { strokes } from "../pixels/strokes.ts";
import { bloom, contrast, curve, saturation, vignette } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** Concept art: long strokes of a wide brush, teal shade and a warm horizon, distance that fades into the air. */
export const digital: Look = {
  ...plain,
  night: 0.74,
  light: (light) => ({
    ...light,
    sky: [
      mix(light.sky[0], "#1b3f74", 0.42),
      mix(light.sky[1], "#4f86b4", 0.4),
      mix(light.sky[2], "#f2b79c", 0.5),
      mix(light.sky[3], "#ffdcae", 0.6),
    ],
    far: mix(light.far, "#9fb2d0", 0.5),
    mid: mix(light.mid, "#3f7f8a", 0.42),
    near: mix(light.near, "#122444", 0.55),
    ground: [mix(light.ground[0], "#7fb58f", 0.42), mix(light.ground[1], "#1d4f66", 0.5)],
    light: mix(light.light, "#ffd9a0", 0.5),
    glow: mix(light.glow, "#ffcf9a", 0.5),
    mist: mix(light.mist, "#ffe0c4", 0.4),
    rim: mix(light.rim, "#ffd8a0", 0.6),
  }),
  scenery: { ...plain.scenery, clouds: "vapour", grass: 0.6 },
  figures: { ...plain.figures, build: { head: 0.86, tall: 1.08, eyes: 0.88 } },
  paint(picture, spot) {
    const half = { ...spot, x: spot.x >> 1, y: spot.y >> 1, u: spot.u / 2 };
    const painted = atHalf(picture, (small) =>
      strokes(kuwahara(small, 5 * spot.u), half, {
        passes: [
          { length: 92, width: 21, step: 30 },
          { length: 34, width: 8, step: 13, detail: true },
        ],
        bristle: 0.3,
        drift: 0.16,
        relief: 0.05,
      }),
    );
    return finish(split(blend(painted, picture, 0.3)), spot);
  },
  paintFigure: (picture, spot) =>
    vignette(split(blend(kuwahara(copyOf(picture), 3), picture, 0.5)), spot, 0.3, [0.02, 0.02, 0.1]),
};

/** Shade towards teal and violet, light towards amber. */
const split = (picture: Planes): Planes => {
  curve(picture, contrast(0.36));
  saturation(picture, 1.14);
  return recolour(picture, (p) => {
    const l = luma(p);
    const shade = smoothstep(0.55, 0, l);
    const high = smoothstep(0.45, 1, l);
    p.r += 0.06 * high - 0.03 * shade;
    p.g += 0.018 * high + 0.004 * shade;
    p.b += 0.06 * shade - 0.05 * high;
  });
};

const finish = (picture: Planes, spot: Spot): Planes => {
  bloom(picture, spot, { from: 0.5, strength: 0.85, radius: 34 });
  return vignette(picture, spot, 0.5, [0.03, 0.02, 0.12]);
};
