import { type Colour, darken, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { sky } from "../nature/sky.ts";
import { rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { desk, panel } from "./interiors/console.ts";
import { deck } from "./interiors/deck.ts";
import { glassware } from "./interiors/glassware.ts";
import { hull } from "./interiors/hull.ts";
import { slidingDoor } from "./interiors/sliding-door.ts";
import { viewport } from "./interiors/viewport.ts";

/** A laboratory with white walls and a view of a town. */
export const laboratory = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, side, portrait, groundTop } = set;
  const night = P.stars > 0.3;
  const lit = (colour: Colour): Colour =>
    mix(mix(colour, P.ambient, P.ambientShare * 0.6), "#131a3c", night ? 0.16 : 0);
  const wall = lit(R.pick(["#d3dee2", "#d9dbe6", "#cfe0da"]));
  const metal = lit("#93a3b1");
  const lamp = night ? "#d6f0ff" : "#ffffff";
  const floor = groundTop + H * 0.02;
  const width = (portrait ? 430 : 560) * u;
  const height = (portrait ? 340 : 310) * u;
  const x = W * (0.5 + side * (portrait ? 0.02 : 0.2)) - width / 2;
  const y = H * (portrait ? 0.17 : 0.17);
  const beyond: PictureSet = {
    ...set,
    horizon: y + height,
    orb: { x: x + width * 0.7, y: y + height * 0.26, r: 40 * u },
  };
  const bench = { x: x - width * 0.06, y: floor - 140 * u, width: width * 1.12, height: 160 * u };
  return {
    sky: hull(set, wall, lamp, floor),
    far:
      viewport(set, { x, y, width, height }, sky(beyond) + roofs(set, x, y + height, width, height), metal) +
      slidingDoor(set, W * (0.5 - side * (portrait ? 0.3 : 0.345)), floor, metal) +
      panel(set, { x: W * (0.5 - side * 0.13) - 90 * u, y: floor - 420 * u, width: 180 * u, height: 240 * u }, metal) +
      desk(set, bench, metal) +
      glassware(set, bench.x + 60 * u, bench.y + 12 * u, bench.width - 120 * u),
    mid: "",
    ground: deck(set, floor, lit("#a9b6c0"), lamp),
    front: [],
    indoors: true,
  };
};

/** A town's houses, some of their windows lit. */
const roofs = (set: PictureSet, x: number, foot: number, width: number, height: number): SvgArt => {
  const { R, P } = set;
  const lit = P.stars > 0.3 ? "#ffd98a" : "#e9f2f7";
  return repeat(9, (i) => {
    const [w, h] = [width * R.between(0.1, 0.16), height * R.between(0.24, 0.62)];
    const left = x + (width * i) / 9;
    const windows = repeat(4, (k) =>
      R() < 0.6
        ? rect(
            left + w * (0.2 + (k % 2) * 0.4),
            foot - h * (0.85 - (k >> 1) * 0.3),
            w * 0.2,
            h * 0.12,
            lit,
            ' opacity=".8"',
          )
        : "",
    );
    return rect(left, foot - h, w, h, darken(mix(P.far, P.mid, R()), 0.04)) + windows;
  });
};
