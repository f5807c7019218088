import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { solidShape } from "../nature/solid-shape.ts";
import { icon } from "../props/icon.ts";
import { fix, ridge } from "../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { wallpaper } from "./interiors/wallpaper.ts";

export const room = (set: PictureSet): Scenery => {
  const { W, H, u, R, P, D, side, groundTop, portrait } = set;
  const look = set.look.room;
  const night = P.stars > 0.3;
  // At night a room is lit only by its candle.
  const unlit = night ? 0.34 + P.stars * 0.3 : 0;
  const dim = (colour: Colour, share: number): Colour =>
    mix(mix(colour, P.ambient, P.ambientShare * share), "#131a3c", unlit);
  const wall = dim(R.pick(look.walls), 0.7);
  const wood = dim(look.wood, 0.8);
  const floor = groundTop + H * 0.02;
  const paper = D.body([
    [0, darken(wall, 0.06)],
    [1, wall],
  ]);
  const shelfX = W * (0.5 - side * 0.27);
  const shelfY = H * (portrait ? 0.3 : 0.32);
  const candle =
    icon("candle", { x: shelfX + 96 * u, y: shelfY - 2 * u, size: 74 * u }) +
    ellipse(
      shelfX + 96 * u,
      shelfY - 60 * u,
      240 * u,
      240 * u,
      D.glow([
        [0, "#ffd27a", 0.5],
        [1, "#ffd27a", 0],
      ]),
    );
  return {
    sky: rect(0, 0, W, H, paper) + wallpaper(set, wall, wood, floor),
    far: windowOn(set, wood, dim(look.curtain, 0.7)) + shelves(set, shelfX, shelfY, wood) + (night ? candle : ""),
    mid: "",
    ground:
      floorboards(set, floor, wood, dim(look.rug, 1)) +
      icon("potted-plant", { x: W * (0.5 + side * 0.44), y: floor + 50 * u, size: 200 * u, tint: set.tint }),
    front: [],
    indoors: true,
  };
};

const windowOn = (set: PictureSet, wood: Colour, cloth: Colour): SvgArt => {
  const { W, H, u, R, P, D, side, portrait } = set;
  const x = W * (0.5 + side * 0.2);
  const y = H * (portrait ? 0.24 : 0.3);
  const w = (portrait ? 330 : 380) * u;
  const h = (portrait ? 420 : 400) * u;
  const arch = `M${fix(x - w / 2)} ${fix(y + h / 2)}V${fix(y - h * 0.2)}A${fix(w / 2)} ${fix(h * 0.32)} 0 0 1 ${fix(x + w / 2)} ${fix(y - h * 0.2)}V${fix(y + h / 2)}Z`;
  const outside: PictureSet = { ...set, horizon: y + h * 0.5, orb: { x: x + w * 0.12, y: y - h * 0.12, r: 44 * u } };
  const view =
    sky(outside) +
    hill(outside, ridge(R, W, y + h * 0.36, 14 * u, 9), { top: mix(P.mid, P.ground[0], 0.5), base: P.near });
  const curtain = D.body(
    [
      [0, darken(cloth, 0.05)],
      [0.5, cloth],
      [1, darken(cloth, 0.07)],
    ],
    [0, 0, 1, 0],
  );
  const curtains = [-1, 1].map((k) =>
    solidShape(
      set,
      `M${fix(x + k * w * 0.72)} ${fix(y - h * 0.62)}C${fix(x + k * w * 0.2)} ${fix(y - h * 0.5)} ${fix(x + k * w * 0.36)} ${fix(y + h * 0.1)} ${fix(x + k * w * 0.52)} ${fix(y + h * 0.64)}L${fix(x + k * w * 0.8)} ${fix(y + h * 0.64)}Z`,
      curtain,
      0.8,
    ),
  );
  const bars = `${arch}M${fix(x)} ${fix(y - h * 0.5)}V${fix(y + h / 2)}M${fix(x - w / 2)} ${fix(y)}H${fix(x + w / 2)}`;
  return (
    group(view, `clip-path="${D.clip(`<path d="${arch}"/>`)}"`) +
    line(bars, lighten(wood, 0.05), 18 * u) +
    rect(x - w * 0.6, y + h / 2, w * 1.2, 24 * u, wood, ` rx="${fix(8 * u)}"`) +
    curtains.join("") +
    rect(x - w * 0.9, y - h * 0.66, w * 1.8, 14 * u, darken(wood, 0.08), ` rx="${fix(7 * u)}"`)
  );
};

const spines = ["#c4505a", "#4f7d9c", "#e0a84f", "#5a9a72", "#8a6bb0", "#d97a4f"] as const;
const shelves = (set: PictureSet, x: number, top: number, wood: Colour): SvgArt => {
  const { u, R, P } = set;
  return repeat(3, (k) => {
    const y = top + k * 118 * u;
    let books = "";
    for (let bx = x - 156 * u; bx < x + 130 * u; ) {
      const w = R.between(18, 34) * u;
      const h = R.between(60, 92) * u;
      if (R() < 0.84)
        books +=
          rect(
            bx,
            y - h,
            w,
            h,
            mix(R.pick(spines), P.stars > 0.3 ? "#131a3c" : P.ambient, P.ambientShare + P.stars * 0.35),
            ` rx="${fix(3 * u)}"`,
          ) + rect(bx + w * 0.2, y - h * 0.82, w * 0.6, 4 * u, "#ffffff", ' opacity=".4"');
      bx += w + 3 * u;
    }
    return (
      books +
      solidShape(set, `M${fix(x - 170 * u)} ${fix(y)}h${fix(340 * u)}v${fix(16 * u)}h${fix(-340 * u)}Z`, wood, 0.6)
    );
  });
};

const floorboards = (set: PictureSet, top: number, wood: Colour, rug: Colour): SvgArt => {
  const { W, H, u, D, feet, heroX, portrait } = set;
  const fill = D.body([
    [0, lighten(wood, 0.04)],
    [1, darken(wood, 0.12)],
  ]);
  const seams = repeat(
    12,
    (i) => `M${fix(W * (0.5 + (i - 5.5) * 0.11))} ${fix(top + 4 * u)}L${fix(W * (0.5 + (i - 5.5) * 0.22))} ${fix(H)}`,
  );
  const y = feet + 12 * u;
  const x = (heroX + W / 2) / 2;
  const k = portrait ? 1.45 : 1;
  const hem = `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(W * 0.24 * k)}" ry="${fix(H * 0.058)}" fill="none" stroke="${lighten(rug, 0.15)}" stroke-width="${fix(6 * u)}" stroke-dasharray="${fix(16 * u)} ${fix(12 * u)}"/>`;
  return (
    shape(`M-20 ${fix(top)}H${W + 20}V${H + 20}H-20Z`, fill) +
    rect(0, top - 16 * u, W, 20 * u, darken(wood, 0.08)) +
    line(seams, darken(wood, 0.09), 3 * u, 0.6) +
    ellipse(x, y + 2 * u, W * 0.32 * k, H * 0.085, darken(rug, 0.05)) +
    ellipse(x, y, W * 0.29 * k, H * 0.072, rug) +
    hem
  );
};
