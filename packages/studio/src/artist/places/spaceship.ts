import { type Colour, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { ellipse, repeat, type SvgArt } from "../shapes/svg.ts";
import { desk, panel } from "./interiors/console.ts";
import { deck } from "./interiors/deck.ts";
import { hull } from "./interiors/hull.ts";
import { slidingDoor } from "./interiors/sliding-door.ts";
import { viewport } from "./interiors/viewport.ts";
import { deepSky, planet } from "./space.ts";

const lamp = "#bfe9ff";

/** More and brighter stars than in the open, to be visible through a window. */
const stars = ({ u, R }: PictureSet, x: number, y: number, width: number, height: number): SvgArt =>
  repeat(70, () => {
    const r = R.between(1.6, 4.6) * u;
    return ellipse(x + R() * width, y + R() * height, r, r, "#ffffff", R.between(0.5, 1));
  });

/** The inside of a spaceship or space station. Its light does not depend on the time of day. */
export const spaceship = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, side, portrait, groundTop } = set;
  const lit = (colour: Colour): Colour => mix(colour, P.ambient, P.ambientShare * 0.5);
  const wall = lit(R.pick(["#8794a8", "#7f93a0", "#9391ab"]));
  const metal = lit("#74808f");
  const floor = groundTop + H * 0.02;
  const width = (portrait ? 560 : 880) * u;
  const height = (portrait ? 360 : 340) * u;
  const x = W * (0.5 + side * (portrait ? 0 : 0.14)) - width / 2;
  const y = H * (portrait ? 0.16 : 0.15);
  const outside =
    deepSky(set) +
    stars(set, x, y, width, height) +
    planet(set, x + width * (side > 0 ? 0.74 : 0.26), y + height * 0.62, 120 * u, "#e8955a", "#7a2f5a", true) +
    planet(set, x + width * (side > 0 ? 0.2 : 0.8), y + height * 0.26, 34 * u, "#7fc4e8", "#2f3f8a", false);
  const wide = portrait ? 150 * u : 210 * u;
  return {
    sky: hull(set, wall, lamp, floor),
    far:
      viewport(set, { x, y, width, height }, outside, metal) +
      slidingDoor(set, W * (0.5 - side * (portrait ? 0.3 : 0.345)), floor, metal) +
      panel(set, { x: W * (0.5 + side * 0.43) - wide / 2, y: floor - 400 * u, width: wide, height: 230 * u }, metal) +
      desk(set, { x: x + width * 0.14, y: floor - 110 * u, width: width * 0.72, height: 130 * u }, metal),
    mid: "",
    ground: deck(set, floor, lit("#5f6b7d"), lamp),
    front: [],
    indoors: true,
  };
};
