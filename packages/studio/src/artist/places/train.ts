import { darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { hill } from "../nature/land.ts";
import { sky } from "../nature/sky.ts";
import { fix, ridge } from "../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt } from "../shapes/svg.ts";
import { hangingLamp, type RoomColours, roomColours } from "./interiors/room-parts.ts";

/** The inside of a railway carriage: windows on the land, seats, racks with luggage. */
export const train = (set: PictureSet): Scenery => {
  const { W, H, u, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const wall = lit("#e8ddc4", 0.7);
  const paper = D.body([
    [0, darken(wall, 0.08)],
    [1, wall],
  ]);
  const seams = repeat(
    9,
    (i) => `M${fix(W * (0.5 + (i - 4) * 0.12))} ${fix(floor)}L${fix(W * (0.5 + (i - 4) * 0.24))} ${fix(H)}`,
  );
  return {
    sky: rect(0, 0, W, H, paper) + rect(0, floor - 150 * u, W, 150 * u, lit("#7d5238")),
    far: windows(set, colours) + rack(set, colours) + seats(set, colours) + hangingLamp(set, colours),
    mid: "",
    ground: rect(-20, floor, W + 40, H, lit("#8d8f96")) + line(seams, lit("#74767e"), 4 * u, 0.6),
    front: [],
    indoors: true,
  };
};

const windows = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, H, u, R, P, portrait } = set;
  const count = portrait ? 2 : 3;
  const w = (W / count) * 0.76;
  const top = H * (portrait ? 0.22 : 0.19);
  const h = floor - 190 * u - top;
  const panes = repeat(count, (i) => {
    const x = ((i + 0.5) / count) * W - w / 2;
    return `<rect x="${fix(x)}" y="${fix(top)}" width="${fix(w)}" height="${fix(h)}" rx="${fix(26 * u)}"/>`;
  });
  const outside: PictureSet = { ...set, horizon: top + h * 0.7, orb: { ...set.orb, y: top + h * 0.3, r: 44 * u } };
  const view =
    sky(outside) +
    hill(outside, ridge(R, W, top + h * 0.62, 26 * u, 5), { top: mix(P.far, P.mid, 0.5), base: P.mid }) +
    hill(outside, ridge(R, W, top + h * 0.8, 14 * u, 7), { top: P.ground[0], base: P.ground[1] });
  const frames = panes.replaceAll("/>", ` fill="none" stroke="${lit("#b98a4f")}" stroke-width="${fix(16 * u)}"/>`);
  return group(view, `clip-path="${set.D.clip(panes)}"`) + frames;
};

const rack = ({ W, H, u, R, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const y = H * (portrait ? 0.17 : 0.135);
  const cases = repeat(6, (i) => {
    if (R() < 0.3) return "";
    const w = R.between(120, 190) * u;
    const h = R.between(56, 84) * u;
    const x = ((i + 0.5) / 6) * W - w / 2;
    const colour = lit(R.pick(["#8a4f3a", "#4f6d8a", "#6b7f4f", "#a8763f"]));
    return (
      rect(x, y - h, w, h, colour, ` rx="${fix(10 * u)}"`) +
      rect(x + w * 0.2, y - h, 10 * u, h, darken(colour, 0.1)) +
      rect(x + w * 0.74, y - h, 10 * u, h, darken(colour, 0.1))
    );
  });
  return cases + rect(0, y, W, 12 * u, lit("#9aa0a8"));
};

const seats = ({ W, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const count = portrait ? 3 : 5;
  const cloth = lit("#2f6b6a");
  return repeat(count, (i) => {
    const w = 190 * u;
    const x = (i / (count - 1)) * W - w / 2;
    return (
      rect(x, floor - 250 * u, w, 240 * u, cloth, ` rx="${fix(34 * u)}"`) +
      rect(x + 22 * u, floor - 226 * u, w - 44 * u, 120 * u, lighten(cloth, 0.05), ` rx="${fix(24 * u)}"`) +
      rect(x - 10 * u, floor - 84 * u, w + 20 * u, 60 * u, darken(cloth, 0.05), ` rx="${fix(20 * u)}"`) +
      ellipse(x + w / 2, floor + 4 * u, w * 0.6, 14 * u, darken(cloth, 0.2), 0.4)
    );
  });
};
