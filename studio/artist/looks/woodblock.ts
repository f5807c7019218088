import type { Light } from "../colour/light.ts";
import { type Colour, mix, saturate } from "../colour/oklab.ts";
import { noise, noiseAt } from "../pixels/noise.ts";
import { luma, type Planes, recolour } from "../pixels/planes.ts";
import { type Look, plain, type Spot } from "./look.ts";

const wood = noise([4, 8, 16, 64, 128], 0.8, 41);
const baren = noise([8, 16, 32, 64], 0.7, 42);

/** Pigments that the printers had: Prussian blue, ochre, a green of both, vermilion, on warm paper. */
const print = (light: Light): Light => {
  const night = light.stars > 0.5;
  const evening = light.orb === "low-sun";
  const toward = (colour: Colour, ink: Colour, share: number): Colour => saturate(mix(colour, ink, share), 0.86);
  const sky: Light["sky"] = night
    ? ["#0f2140", "#1f3f6b", "#4a6d8f", "#a9b8a8"]
    : evening
      ? ["#1f4a7a", "#9fb3ab", "#eeddb8", "#dd7f55"]
      : light.orb === "none"
        ? ["#22303f", "#54636a", "#9aa096", "#cfc7ac"]
        : ["#1d5288", "#8db4bd", "#efe4c6", "#f4e8cb"];
  return {
    ...light,
    sky,
    far: toward(light.far, "#7f9ea6", 0.7),
    mid: toward(light.mid, "#3f6a70", 0.6),
    near: toward(light.near, "#1d2f4a", 0.75),
    ground: [toward(light.ground[0], "#a9a868", 0.62), toward(light.ground[1], "#5f7a4a", 0.6)],
    light: "#f7ecd0",
    glow: "#f2e2bd",
    mist: "#f2e8cf",
    rim: "#f2e8cf",
    fireflies: false,
  };
};

/** Flat colours in a dark blue line, a sky that fades from the top, the grain of the block in every colour. */
export const woodblock: Look = {
  ...plain,
  fills: { shapes: "flat", skyBands: 0, glowRings: 2 },
  light: print,
  scenery: { ...plain.scenery, line: 2, lineColour: "#1d2942", rays: false, fireflies: false, grass: 0.3 },
  figures: { outline: 2.6, outlineColour: "#1d2942", rim: false },
  frontBlur: 0,
  paint: (picture, spot) => printed(picture, spot, 1),
  paintFigure: (picture, spot) => printed(picture, spot, 0.45),
};

const printed = (picture: Planes, spot: Spot, share: number): Planes =>
  recolour(picture, (p, x, y) => {
    const [ax, ay] = [(x + spot.x) / spot.u, (y + spot.y) / spot.u];
    const grain = noiseAt(wood, ax * 0.045 + 300, ay * 0.9 + noiseAt(baren, ax * 0.2, ay * 0.05) * 6 + 300);
    const rubbed = noiseAt(baren, ax * 0.5, ay * 0.5);
    const l = luma(p);
    // Ink lies thinner along the grain, and the paper's warmth shows through everything.
    const thin = Math.max(0, grain) * 0.3 * share + Math.max(0, rubbed) * 0.1 * share;
    const calm = 1 - 0.14 * share;
    p.r = (l + (p.r - l) * calm) * (1 - thin) + 0.95 * thin;
    p.g = (l + (p.g - l) * calm) * (1 - thin) + 0.9 * thin;
    p.b = (l + (p.b - l) * calm) * (1 - thin) + 0.78 * thin;
    p.r = p.r * 0.97 + 0.03;
    p.g = p.g * 0.96 + 0.025;
    p.b = p.b * (1 - 0.1 * share) + 0.01;
  });
