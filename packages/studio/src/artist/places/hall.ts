import { darken, lighten, mix } from "../colour/oklab.ts";
import type { PictureSet, Scenery } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../shapes/svg.ts";
import { candleWheel, floorboards, type RoomColours, roomColours } from "./interiors/room-parts.ts";
import { stones } from "./interiors/wallpaper.ts";

/** The hall of a castle where a court is, else a large room that may be a ballroom, a court or a town hall. */
export const hall = (set: PictureSet): Scenery => (set.isOldWorld ? castleHall(set) : largeRoom(set));

/** Plain walls, high windows with round tops, benches along the wall and a floor of boards. */
const largeRoom = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const plaster = lit("#d9cdb8", 0.7);
  const wall = D.body([
    [0, darken(plaster, 0.1)],
    [1, plaster],
  ]);
  return {
    sky: rect(0, 0, W, H, wall) + rect(0, floor - 28, W, 28, darken(plaster, 0.14)),
    far: windows(set, colours) + pews(set, colours),
    mid: "",
    ground: floorboards(set, floor, lit("#a87a52")),
    front: [],
    indoors: true,
  };
};

/** Stone walls, pointed windows, banners, a throne and a carpet that leads to it. */
const castleHall = (set: PictureSet): Scenery => {
  const { W, H, D } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit } = colours;
  const stone = lit("#a79f97", 0.7);
  const wall = D.body([
    [0, darken(stone, 0.12)],
    [1, stone],
  ]);
  return {
    sky: rect(0, 0, W, H, wall) + stones(set, stone, floor),
    far: windows(set, colours) + banners(set, colours) + throne(set, colours) + candleWheel(set, colours),
    mid: "",
    ground: flags(set, colours),
    front: [],
    indoors: true,
  };
};

/** The benches along the wall. */
const pews = ({ W, u, portrait }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const wood = lit("#8a5a3a");
  return repeat(portrait ? 2 : 4, (i) => {
    const w = (portrait ? 330 : 300) * u;
    const x = portrait ? W * (0.27 + i * 0.46) : W * ([0.13, 0.36, 0.64, 0.87][i] ?? 0.5);
    return (
      rect(x - w / 2, floor - 150 * u, w, 96 * u, darken(wood, 0.05), ` rx="${fix(8 * u)}"`) +
      rect(x - w / 2 - 12 * u, floor - 62 * u, w + 24 * u, 22 * u, lighten(wood, 0.06), ` rx="${fix(6 * u)}"`) +
      [-1, 1].map((k) => rect(x + k * (w / 2 - 6 * u) - 10 * u, floor - 170 * u, 20 * u, 184 * u, wood)).join("")
    );
  });
};

/** The x of the throne: opposite the light, away from the lead. */
const throneX = ({ W, side, portrait }: PictureSet): number => W * (0.5 - side * (portrait ? 0.2 : 0.06));

const windows = ({ W, H, u, P, D, portrait, isOldWorld }: PictureSet, { lit, floor }: RoomColours): SvgArt => {
  const top = H * (portrait ? 0.2 : 0.1);
  const foot = floor - 190 * u;
  const w = 74 * u;
  const glass = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return repeat(portrait ? 2 : 4, (i) => {
    const x = portrait ? W * (0.14 + i * 0.72) : W * ([0.07, 0.26, 0.74, 0.93][i] ?? 0.5);
    const roundTop = `M${fix(x - w)} ${fix(foot)}V${fix(top + w)}A${fix(w)} ${fix(w)} 0 0 1 ${fix(x + w)} ${fix(top + w)}V${fix(foot)}Z`;
    const pointed = `M${fix(x - w)} ${fix(foot)}V${fix(top + 120 * u)}Q${fix(x - w)} ${fix(top + 40 * u)} ${fix(x)} ${fix(top)}Q${fix(x + w)} ${fix(top + 40 * u)} ${fix(x + w)} ${fix(top + 120 * u)}V${fix(foot)}Z`;
    const pane = isOldWorld ? pointed : roundTop;
    return (
      shape(pane, glass) +
      line(
        `${pane}M${fix(x)} ${fix(top)}V${fix(foot)}M${fix(x - w)} ${fix((top + foot) / 2)}h${fix(w * 2)}`,
        lit("#6f6a68"),
        13 * u,
      ) +
      rect(x - w - 20 * u, foot, w * 2 + 40 * u, 24 * u, lit("#857e78"))
    );
  });
};

const banners = ({ W, H, u, portrait }: PictureSet, { lit, curtain }: RoomColours): SvgArt => {
  const y = H * (portrait ? 0.15 : 0.06);
  const gold = lit("#e3b64a");
  return [-1, 1]
    .map((k) => {
      const x = W * (0.5 + k * (portrait ? 0.17 : 0.135));
      const [w, h] = [66 * u, 300 * u];
      const cloth = `M${fix(x - w)} ${fix(y)}h${fix(w * 2)}v${fix(h)}l${fix(-w)} ${fix(-60 * u)}l${fix(-w)} ${fix(60 * u)}Z`;
      return (
        shape(cloth, curtain) +
        line(`M${fix(x - w - 16 * u)} ${fix(y)}h${fix(w * 2 + 32 * u)}`, gold, 13 * u) +
        shape(
          `M${fix(x - 36 * u)} ${fix(y + 150 * u)}l${fix(-6 * u)} ${fix(-52 * u)}l${fix(24 * u)} ${fix(22 * u)}l${fix(18 * u)} ${fix(-34 * u)}l${fix(18 * u)} ${fix(34 * u)}l${fix(24 * u)} ${fix(-22 * u)}l${fix(-6 * u)} ${fix(52 * u)}Z`,
          gold,
        )
      );
    })
    .join("");
};

/** A throne on two steps, under a canopy. */
const throne = (set: PictureSet, { floor, lit, wood, curtain }: RoomColours): SvgArt => {
  const { u } = set;
  const x = throneX(set);
  const gold = lit("#d9a93f");
  const step = lit("#8f8882");
  return (
    rect(x - 230 * u, floor - 26 * u, 460 * u, 40 * u, darken(step, 0.04)) +
    rect(x - 170 * u, floor - 56 * u, 340 * u, 34 * u, step) +
    shape(
      `M${fix(x - 84 * u)} ${fix(floor - 56 * u)}V${fix(floor - 330 * u)}Q${fix(x)} ${fix(floor - 410 * u)} ${fix(x + 84 * u)} ${fix(floor - 330 * u)}V${fix(floor - 56 * u)}Z`,
      gold,
    ) +
    rect(x - 60 * u, floor - 310 * u, 120 * u, 180 * u, darken(curtain, 0.03), ` rx="${fix(26 * u)}"`) +
    rect(x - 92 * u, floor - 150 * u, 184 * u, 40 * u, lighten(curtain, 0.04), ` rx="${fix(10 * u)}"`) +
    rect(x - 108 * u, floor - 200 * u, 26 * u, 146 * u, darken(wood, 0.04)) +
    rect(x + 82 * u, floor - 200 * u, 26 * u, 146 * u, darken(wood, 0.04)) +
    ellipse(x, floor - 372 * u, 18 * u, 18 * u, lit("#c8443a"))
  );
};

/** A floor of stone slabs, with a carpet from the throne to the viewer. */
const flags = (set: PictureSet, { floor, lit, curtain }: RoomColours): SvgArt => {
  const { W, H, u, D } = set;
  const slab = lit("#8b8580");
  const fill = D.body([
    [0, lighten(slab, 0.04)],
    [1, darken(slab, 0.1)],
  ]);
  const along = repeat(
    11,
    (i) => `M${fix(W * (0.5 + (i - 5) * 0.12))} ${fix(floor)}L${fix(W * (0.5 + (i - 5) * 0.26))} ${fix(H)}`,
  );
  const across = [0.16, 0.4, 0.72].map((t) => `M0 ${fix(floor + (H - floor) * t)}H${fix(W)}`).join("");
  const x = throneX(set);
  const end = (x + W / 2) / 2;
  const carpet = `M${fix(x - 110 * u)} ${fix(floor + 12 * u)}h${fix(220 * u)}L${fix(end + 290 * u)} ${fix(H + 10)}H${fix(end - 290 * u)}Z`;
  return (
    rect(-20, floor, W + 40, H, fill) +
    line(along + across, darken(slab, 0.1), 4 * u, 0.6) +
    shape(carpet, mix(curtain, lit("#7a2030"), 0.3)) +
    line(
      `M${fix(x - 96 * u)} ${fix(floor + 12 * u)}L${fix(end - 262 * u)} ${fix(H)}M${fix(x + 96 * u)} ${fix(floor + 12 * u)}L${fix(end + 262 * u)} ${fix(H)}`,
      lit("#e3b64a"),
      6 * u,
      0.8,
    )
  );
};
