import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";

/** An indoor swimming pool: tall windows, the pool with its lanes, tiles in front of it. */
export const pool = (set: PictureSet): Scenery => {
  const colours = roomColours(set, "lamp");
  const { W, H, D } = set;
  const wall = mix(colours.lit("#d7ecef"), colours.wall, 0.15);
  const paper = D.body([
    [0, darken(wall, 0.05)],
    [1, wall],
  ]);
  return {
    sky: rect(0, 0, W, H, paper),
    far: windows(set, colours) + pennants(set, colours),
    mid: "",
    ground: water(set, colours) + tiles(set, colours),
    front: [],
    indoors: true,
  };
};

const windows = ({ W, H, u, P, D, portrait, horizon }: PictureSet, { lit }: RoomColours): SvgArt => {
  const count = portrait ? 3 : 6;
  const [top, foot] = [H * (portrait ? 0.16 : 0.1), horizon - 130 * u];
  const glass = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  const w = W / count;
  return (
    repeat(count, (i) =>
      rect(
        i * w + 16 * u,
        top,
        w - 32 * u,
        foot - top,
        glass,
        ` stroke="${lit("#f4fafa")}" stroke-width="${fix(12 * u)}"`,
      ),
    ) + line(`M0 ${fix((top + foot) / 2)}H${fix(W)}`, lit("#f4fafa"), 9 * u)
  );
};

/** Small flags on a line across the pool. */
const pennants = ({ W, u, portrait, H }: PictureSet, { lit }: RoomColours): SvgArt => {
  const y = H * (portrait ? 0.12 : 0.07);
  const count = Math.round(W / (90 * u));
  const at = (i: number): number => y + Math.sin((i / count) * Math.PI) * 34 * u;
  return repeat(count, (i) => {
    const x = (i + 0.5) * (W / count);
    return shape(
      `M${fix(x - 24 * u)} ${fix(at(i))}h${fix(48 * u)}l${fix(-24 * u)} ${fix(52 * u)}Z`,
      lit(["#d9534f", "#f0c24a", "#4f8fc0"][i % 3] ?? "#d9534f"),
    );
  });
};

const water = ({ W, u, R, D, horizon, groundTop }: PictureSet, { lit }: RoomColours): SvgArt => {
  const [top, edge] = [horizon - 40 * u, groundTop];
  const fill = D.across(
    [
      [0, lit("#8fdbe6")],
      [1, lit("#2f9fc4")],
    ],
    [0, fix(top), 0, fix(edge)],
  );
  const lanes = [0.3, 0.62].map((t) => {
    const y = top + (edge - top) * t;
    const size = Math.min((10 + t * 14) * u, (edge - top) * 0.055);
    return repeat(Math.ceil(W / (size * 2.6)), (i) =>
      ellipse(i * size * 2.6, y, size, size * 0.55, lit(i % 2 ? "#ffffff" : "#d9534f")),
    );
  });
  const ripples = repeat(46, () => {
    const t = R();
    return line(
      `M${fix(R() * W)} ${fix(top + (edge - top) * t)}q${fix(20 * u)} ${fix(-7 * u)} ${fix(40 * u)} 0t${fix(40 * u)} 0`,
      "#ffffff",
      (2 + 2 * t) * u,
      0.5,
    );
  });
  return (
    rect(0, top - 22 * u, W, 26 * u, lit("#eef6f6")) + rect(0, top, W, edge - top + 10, fill) + ripples + lanes.join("")
  );
};

const tiles = ({ W, H, u, groundTop: edge }: PictureSet, { lit }: RoomColours): SvgArt => {
  const tile = lit("#dfe9e6");
  const seams =
    repeat(15, (i) => `M${fix(W * (i / 14))} ${fix(edge)}L${fix(W * (0.5 + (i / 14 - 0.5) * 1.5))} ${fix(H)}`) +
    [0.3, 0.7].map((t) => `M0 ${fix(edge + (H - edge) * t)}H${fix(W)}`).join("");
  return (
    rect(-20, edge, W + 40, H, tile) +
    line(seams, darken(tile, 0.06), 3 * u, 0.7) +
    rect(-20, edge - 4 * u, W + 40, 20 * u, lighten(lit("#3f9fb8"), 0.05))
  );
};
