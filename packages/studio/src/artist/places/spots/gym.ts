import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix, polygon } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt } from "../../shapes/svg.ts";
import { paneWindow } from "../interiors/pane-window.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { stripLights } from "../interiors/strip-lights.ts";

/** A sports hall: wall bars, a hoop, climbing ropes, a vaulting box, lines on the floor. */
export const gym = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  return {
    sky: wall(set, colours),
    far:
      windows(set, colours) +
      stripLights(set, colours, 62 * set.u) +
      wallBars(set, colours) +
      hoop(set, colours) +
      ropes(set, colours) +
      vault(set, colours),
    mid: "",
    ground: floorboards(set, colours.floor, colours.lit("#d9a066")) + lines(set, colours) + balls(set, colours),
    front: [],
    indoors: true,
    shows: ["bench"],
  };
};

/** Light above, a painted band below, and a girder under the roof. */
const wall = ({ W, H, u, D, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const paint = lit("#efe6d2", 0.7);
  const band = lit("#7fb0a8", 0.7);
  const fill = D.body([
    [0, darken(paint, 0.08)],
    [1, paint],
  ]);
  const top = floor - 250 * u;
  const beam = lit("#8b949c");
  const count = portrait ? 9 : 16;
  const zigzag = repeat(
    count,
    (i) => `L${fix(((i + 0.5) * W) / count)} ${fix(14 * u)}L${fix(((i + 1) * W) / count)} ${fix(62 * u)}`,
  );
  return (
    rect(0, 0, W, H, fill) +
    rect(0, top, W, floor - top, band) +
    rect(0, top - 10 * u, W, 14 * u, lighten(band, 0.12)) +
    line(`M0 ${fix(14 * u)}H${fix(W)}M0 ${fix(62 * u)}H${fix(W)}`, beam, 15 * u) +
    line(`M0 ${fix(62 * u)}${zigzag}`, beam, 9 * u)
  );
};

const windows = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, portrait } = set;
  const count = portrait ? 3 : 5;
  const width = (portrait ? 250 : 290) * u;
  return repeat(count, (i) =>
    paneWindow(
      set,
      {
        x: ((i + 0.5) * W) / count - width / 2,
        y: portrait ? H * 0.13 : 96 * u,
        width,
        height: (portrait ? 170 : 130) * u,
      },
      lit("#8b949c"),
      [3, 1],
    ),
  );
};

/** Ladders of bars along the wall, as tall as it is for climbing. */
const wallBars = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const wood = lit("#c98f55");
  const [w, h] = [190 * u, (portrait ? 640 : 450) * u];
  const count = portrait ? 2 : 3;
  const first = W * (0.5 - side * (portrait ? 0.32 : 0.4));
  const step = side * (w - 14 * u);
  const rungs = portrait ? 13 : 9;
  return repeat(count, (i) => {
    const x = first + i * step;
    const bars = repeat(rungs, (k) => `M${fix(x - w / 2)} ${fix(floor - h + (k + 0.6) * (h / rungs))}h${fix(w)}`);
    return (
      line(bars, darken(wood, 0.14), 15 * u) +
      line(bars, lighten(wood, 0.05), 9 * u) +
      [-1, 1].map((k) => rect(x + (k * w) / 2 - 11 * u, floor - h, 22 * u, h + 8 * u, darken(wood, 0.03))).join("")
    );
  });
};

/** A board with a ring and a net on the wall. */
const hoop = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, side, portrait } = set;
  const x = W * (0.5 + side * (portrait ? 0.16 : 0.14));
  const y = portrait ? H * 0.3 : 286 * u;
  const [w, h] = [300 * u, 200 * u];
  const red = lit("#d4483c");
  const ring = y + h - 22 * u;
  const net =
    repeat(
      6,
      (i) => `M${fix(x - 62 * u + i * 24.8 * u)} ${fix(ring)}L${fix(x - 40 * u + i * 16 * u)} ${fix(ring + 92 * u)}`,
    ) +
    [0.3, 0.62, 0.96]
      .map((k) => `M${fix(x - (62 - k * 22) * u)} ${fix(ring + k * 92 * u)}h${fix((62 - k * 22) * 2 * u)}`)
      .join("");
  return (
    rect(x - 84 * u, y - 22 * u, 168 * u, 60 * u, lit("#8b949c"), ` rx="${fix(8 * u)}"`) +
    solidShape(set, `M${fix(x - w / 2)} ${fix(y)}h${fix(w)}v${fix(h)}h${fix(-w)}Z`, lit("#fbfaf5")) +
    `<rect x="${fix(x - w / 2 + 9 * u)}" y="${fix(y + 9 * u)}" width="${fix(w - 18 * u)}" height="${fix(h - 18 * u)}" fill="none" stroke="${red}" stroke-width="${fix(9 * u)}"/>` +
    `<rect x="${fix(x - 54 * u)}" y="${fix(y + 76 * u)}" width="${fix(108 * u)}" height="${fix(84 * u)}" fill="none" stroke="${red}" stroke-width="${fix(8 * u)}"/>` +
    line(net, lit("#ffffff"), 5 * u, 0.95) +
    `<ellipse cx="${fix(x)}" cy="${fix(ring)}" rx="${fix(66 * u)}" ry="${fix(15 * u)}" fill="none" stroke="${lit("#e8622f")}" stroke-width="${fix(12 * u)}"/>`
  );
};

/** Climbing ropes, each with a knot at its end. */
const ropes = ({ W, u, side, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const hemp = lit("#cfae78");
  const x = W * (0.5 + side * (portrait ? 0.36 : 0.25));
  const end = floor - (portrait ? 260 : 110) * u;
  const d = [0, 1].map((i) => `M${fix(x + side * i * 90 * u)} 30V${fix(end)}`).join("");
  return (
    line(d, darken(hemp, 0.1), 17 * u) +
    `<path d="${d}" fill="none" stroke="${lighten(hemp, 0.05)}" stroke-width="${fix(12 * u)}" stroke-dasharray="${fix(11 * u)} ${fix(7 * u)}"/>` +
    [0, 1].map((i) => ellipse(x + side * i * 90 * u, end, 17 * u, 22 * u, darken(hemp, 0.06))).join("")
  );
};

/** A vaulting box of wooden frames with a leather top. */
const vault = (set: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const { W, u, side, portrait } = set;
  const x = W * (0.5 + side * (portrait ? 0.33 : 0.4));
  const foot = floor + 6 * u;
  const wood = lit("#d7a366");
  const part = (i: number, colour: Colour): SvgArt => {
    const [low, high] = [150 - i * 12, 150 - (i + 1) * 12];
    const y = foot - i * 56 * u;
    return (
      solidShape(
        set,
        polygon([
          [x - low * u, y],
          [x + low * u, y],
          [x + high * u, y - 54 * u],
          [x - high * u, y - 54 * u],
        ]),
        colour,
        0.7,
      ) + rect(x - 32 * u, y - 36 * u, 64 * u, 16 * u, darken(wood, 0.2), ` rx="${fix(8 * u)}"`)
    );
  };
  return (
    repeat(3, (i) => part(i, i % 2 ? lighten(wood, 0.03) : wood)) +
    rect(x - 122 * u, foot - 212 * u, 244 * u, 48 * u, lit("#8a4f34"), ` rx="${fix(22 * u)}"`) +
    rect(x - 122 * u, foot - 212 * u, 244 * u, 16 * u, lit("#a5654a"), ` rx="${fix(8 * u)}"`)
  );
};

/** The lines of the courts, which meet the wall in perspective. */
const lines = ({ W, H, u, heroX }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const y = (t: number): number => floor + (H - floor) * t;
  const x = (column: number, t: number): number => W * 0.5 + column * (1 + t) * u;
  const court = `M0 ${fix(y(0.14))}H${fix(W)}M${fix(x(-660, 0.14))} ${fix(y(0.14))}L${fix(x(-660, 1.1))} ${fix(y(1.1))}M${fix(x(660, 0.14))} ${fix(y(0.14))}L${fix(x(660, 1.1))} ${fix(y(1.1))}`;
  const middle = (heroX + W / 2) / 2;
  const circle = `<ellipse cx="${fix(middle)}" cy="${fix(y(0.56))}" rx="${fix(380 * u)}" ry="${fix(84 * u)}" fill="none" stroke="${lit("#fbf6ea")}" stroke-width="${fix(13 * u)}" opacity=".9"/>`;
  return (
    line(`M0 ${fix(y(0.84))}H${fix(W)}`, lit("#3f7fb5"), 14 * u, 0.85) +
    line(court, lit("#c8443a"), 12 * u, 0.85) +
    circle
  );
};

const balls = ({ W, u, side, portrait, tint }: PictureSet, { floor }: RoomColours): SvgArt => {
  const x = W * (0.5 - side * (portrait ? 0.29 : 0.3));
  return (
    ellipse(x, floor + 52 * u, 50 * u, 10 * u, "#3a2a20", 0.25) +
    icon("basketball", { x, y: floor + 54 * u, size: 96 * u, tint }) +
    ellipse(x - side * 104 * u, floor + 38 * u, 44 * u, 9 * u, "#3a2a20", 0.25) +
    icon("soccer-ball", { x: x - side * 104 * u, y: floor + 40 * u, size: 84 * u, tint })
  );
};
