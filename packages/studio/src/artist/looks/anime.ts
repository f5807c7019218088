import { mix } from "../colour/oklab.ts";
import { type Planes, recolour } from "../pixels/planes.ts";
import { bloom, contrast, curve, saturation } from "../pixels/tone.ts";
import { type Look, plain, type Spot } from "./look.ts";

/** A cel in front of a radiant sky: hard shadows on the figures, light that spills over the lens, violet in the shade. */
export const anime: Look = {
  ...plain,
  night: 0.72,
  light: (light) => ({
    ...light,
    sky: [
      mix(light.sky[0], "#1f4fd8", 0.3),
      mix(light.sky[1], "#5fa4ff", 0.28),
      mix(light.sky[2], "#ffc4e0", 0.16),
      light.sky[3],
    ],
    far: mix(light.far, "#8f9ff0", 0.3),
    ground: [mix(light.ground[0], "#5fe0a0", 0.2), mix(light.ground[1], "#2f6fa0", 0.22)],
  }),
  scenery: { ...plain.scenery, clouds: "towers" },
  figures: {
    build: { head: 0.95, tall: 1.06, eyes: 1.3 },
    outline: 2.3,
    outlineColour: "#2a1530",
    rim: true,
    fills: { shapes: "cel", skyBands: 0, glowRings: 0 },
  },
  paint: (picture, spot) => spill(shine(picture, spot), spot, 0.2),
  paintFigure: (picture, spot) => spill(shine(picture, spot), spot, 0.08),
};

const shine = (picture: Planes, spot: Spot): Planes => {
  curve(picture, (x) => x ** 0.86);
  curve(picture, contrast(0.34));
  saturation(picture, 1.3);
  recolour(picture, (p) => {
    const l = (p.r + p.g + p.b) / 3;
    p.r += 0.03 * l;
    p.g -= 0.008;
    p.b += 0.06 * (1 - l) * (1 - l);
  });
  return bloom(picture, spot, { from: 0.5, strength: 0.8, radius: 28 });
};

/** Light that leaks over everything near the sun. */
const spill = (picture: Planes, spot: Spot, strength: number): Planes => {
  const reach = Math.max(spot.W, spot.H);
  return recolour(picture, (p, x, y) => {
    const d = Math.hypot(x + spot.x - spot.orbX, y + spot.y - spot.orbY) / reach;
    const a = Math.exp(-d * d * 9) * strength;
    p.r = 1 - (1 - p.r) * (1 - a);
    p.g = 1 - (1 - p.g) * (1 - a * 0.9);
    p.b = 1 - (1 - p.b) * (1 - a * 0.85);
  });
};
