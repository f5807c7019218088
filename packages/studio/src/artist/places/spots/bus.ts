import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { sky } from "../../nature/sky.ts";
import { fix } from "../../shapes/curve.ts";
import { group, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { skyline } from "../city.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** The inside of a bus: one long window on the street, rows of seats, yellow poles. */
export const bus = (set: PictureSet): Scenery => {
  const { W, H, u, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const wall = lit("#e9ecef", 0.7);
  const paper = D.body([
    [0, darken(wall, 0.07)],
    [1, wall],
  ]);
  const ridges = repeat(9, (i) => `M0 ${fix(floor + (H - floor) * (i / 8) ** 1.5)}H${fix(W)}`);
  return {
    sky: rect(0, 0, W, H, paper) + rect(0, floor - 120 * u, W, 124 * u, lit("#c8553d")),
    far: windows(set, colours) + seats(set, colours) + poles(set, colours),
    mid: "",
    ground: rect(-20, floor, W + 40, H, lit("#7d818b")) + line(ridges, lit("#6b6f79"), 4 * u, 0.7),
    front: [],
    indoors: true,
    shows: ["bus"],
  };
};

const windows = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, P, D, portrait } = set;
  const count = portrait ? 2 : 4;
  const w = W / count;
  const top = H * (portrait ? 0.2 : 0.16);
  const h = floor - 170 * u - top;
  const panes = repeat(
    count,
    (i) =>
      `<rect x="${fix(i * w + 10 * u)}" y="${fix(top)}" width="${fix(w - 20 * u)}" height="${fix(h)}" rx="${fix(18 * u)}"/>`,
  );
  const outside: PictureSet = { ...set, horizon: top + h, orb: { ...set.orb, y: top + h * 0.2, r: 40 * u } };
  const view =
    sky(outside) +
    skyline(outside, [0.3, 0.5], mix(P.far, P.sky[2], 0.2), top + h, 0.5) +
    skyline(outside, [0.1, 0.3], mix(P.far, P.mid, 0.5), top + h, 0.8);
  const frames = panes.replaceAll("/>", ` fill="none" stroke="${lit("#4b515c")}" stroke-width="${fix(12 * u)}"/>`);
  return group(view, `clip-path="${D.clip(panes)}"`) + frames;
};

const seats = ({ W, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const count = portrait ? 3 : 6;
  const [cloth, rail] = [lit("#3f6fa8"), lit("#f0c23f")];
  return repeat(count, (i) => {
    const w = 150 * u;
    const x = ((i + 0.5) / count) * W - w / 2;
    return (
      rect(x, floor - 236 * u, w, 210 * u, cloth, ` rx="${fix(28 * u)}"`) +
      rect(x + 18 * u, floor - 212 * u, w - 36 * u, 96 * u, lighten(cloth, 0.07), ` rx="${fix(18 * u)}"`) +
      rect(x - 8 * u, floor - 84 * u, w + 16 * u, 50 * u, darken(cloth, 0.05), ` rx="${fix(18 * u)}"`) +
      rect(x + 20 * u, floor - 248 * u, w - 40 * u, 14 * u, rail, ` rx="${fix(7 * u)}"`) +
      rect(x + 14 * u, floor - 36 * u, 16 * u, 46 * u, lit("#4b515c")) +
      rect(x + w - 30 * u, floor - 36 * u, 16 * u, 46 * u, lit("#4b515c"))
    );
  });
};

/** Poles from floor to ceiling at the edges, with a rail and hanging straps between them. */
const poles = ({ W, H, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const yellow = lit("#f0c23f");
  const y = H * (portrait ? 0.15 : 0.09);
  const straps = repeat(portrait ? 4 : 8, (i) => {
    const x = ((i + 0.5) / (portrait ? 4 : 8)) * W;
    return (
      line(`M${fix(x)} ${fix(y)}v${fix(52 * u)}`, lit("#4b515c"), 8 * u) +
      rect(
        x - 24 * u,
        y + 50 * u,
        48 * u,
        40 * u,
        "none",
        ` rx="${fix(14 * u)}" stroke="${lit("#4b515c")}" stroke-width="${fix(9 * u)}"`,
      )
    );
  });
  return (
    rect(0, y - 7 * u, W, 14 * u, yellow) +
    straps +
    (portrait ? [0.04, 0.96] : [0.03, 0.34, 0.66, 0.97])
      .map((at) => rect(W * at - 8 * u, y - 60 * u, 16 * u, floor - y + 70 * u, yellow, ` rx="${fix(8 * u)}"`))
      .join("")
  );
};
