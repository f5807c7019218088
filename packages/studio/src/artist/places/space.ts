import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { fix, ridge } from "../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { lightPool, scatter } from "./near-ground.ts";

export const space = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, side, portrait, groundTop } = set;
  const wash = set.look.scenery.wash === true;
  const dust = wash ? P.ground[0] : "#8f86b8";
  const planets =
    planet(set, W * (side > 0 ? 0.76 : 0.24), H * (portrait ? 0.24 : 0.3), 165 * u, "#e8955a", "#7a2f5a", true) +
    planet(set, W * (side > 0 ? 0.16 : 0.86), H * 0.16, 62 * u, "#7fc4e8", "#2f3f8a", false) +
    planet(set, W * (side > 0 ? 0.42 : 0.6), H * 0.1, 30 * u, "#c9b6ff", "#4a3a8a", false);
  const ground =
    hill(set, ridge(R, W, groundTop + H * 0.01, 30 * u, 3), {
      top: dust,
      base: wash ? P.ground[1] : "#3a2f66",
      rim: "#efe6ff",
    }) +
    scatter(set, 16, 0.15, (x, y, k) => {
      const w = R.between(50, 120) * u * k;
      return (
        ellipse(x, y, w, w * 0.28, darken(dust, 0.17), 0.8) +
        ellipse(x, y + w * 0.05, w * 0.92, w * 0.22, darken(dust, 0.11), 0.9)
      );
    }) +
    lightPool(set, "#ffffff");
  return { sky: deepSky(set), far: planets, mid: "", ground, front: [], indoors: true };
};

export const deepSky = ({ W, H, u, R, D, P, look }: PictureSet): SvgArt => {
  const wash = look.scenery.wash === true;
  const air = D.sky(
    wash
      ? [
          [0, P.sky[0]],
          [1, P.sky[3]],
        ]
      : [
          [0, "#080420"],
          [0.4, "#140c3c"],
          [0.75, "#2a1460"],
          [1, "#4a2a7a"],
        ],
    [0, 0, 0, H * 0.95],
  );
  const clouds = [
    ["#7a4fd0", 0.34],
    ["#d04f9e", 0.26],
    ["#3f8fd8", 0.3],
    ["#37c0a8", 0.16],
  ] as const;
  const nebulae = repeat(wash ? 0 : 12, () => {
    const [colour, opacity] = R.pick(clouds);
    const fill = D.glow([
      [0, colour, opacity],
      [1, colour, 0],
    ]);
    const cloud = ellipse(R() * W, R() * H * 0.75, R.between(200, 480) * u, R.between(90, 220) * u, fill);
    return group(cloud, `transform="rotate(${R.whole(-40, 40)} ${fix(W / 2)} ${fix(H / 2)})"`);
  });
  const stars = repeat(190, () => {
    const r = R.between(0.8, 2.6) * u;
    return ellipse(R() * W, R() * H * 0.8, r, r, wash ? mix(P.near, P.sky[3], 0.4) : "#ffffff", R.between(0.4, 1));
  });
  return rect(0, 0, W, H, air) + nebulae + stars;
};

export const planet = (
  set: PictureSet,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  shade: Colour,
  ring: boolean,
): SvgArt => {
  const { D } = set;
  const halo = D.glow([
    [0.55, colour, 0.35],
    [1, colour, 0],
  ]);
  const body = D.glow(
    [
      [0, lighten(colour, 0.14)],
      [0.6, colour],
      [1, shade],
    ],
    [0.35, 0.3, 0.8],
  );
  const disc = D.clip(`<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}"/>`);
  const belts = repeat(5, (i) =>
    shape(
      `M${fix(x - r)} ${fix(y - r + i * r * 0.42)}q${fix(r)} ${fix(r * 0.3)} ${fix(2 * r)} 0v${fix(r * 0.16)}q${fix(-r)} ${fix(r * 0.3)} ${fix(-2 * r)} 0Z`,
      shade,
      0.28,
    ),
  );
  const tilt = `transform="rotate(-18 ${fix(x)} ${fix(y)})"`;
  const half = (sweep: 0 | 1): string =>
    `M${fix(x - r * 1.9)} ${fix(y)}A${fix(r * 1.9)} ${fix(r * 0.5)} 0 0 ${sweep} ${fix(x + r * 1.9)} ${fix(y)}`;
  return (
    ellipse(x, y, r * 1.5, r * 1.5, halo) +
    (ring ? group(line(half(1), lighten(colour, 0.12), r * 0.14, 0.8), tilt) : "") +
    ellipse(x, y, r, r, body) +
    group(belts, `clip-path="${disc}"`) +
    (ring ? group(line(half(0), lighten(colour, 0.18), r * 0.14), tilt) : "")
  );
};
