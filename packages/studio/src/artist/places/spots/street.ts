import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { clouds } from "../../nature/clouds.ts";
import { sky } from "../../nature/sky.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { skyline, streetLamp } from "../city.ts";
import { lightPool } from "../near-ground.ts";

const plasters = ["#e9b98c", "#d98f7a", "#f0d9a8", "#b8cfc0", "#c9b6cf", "#dfe0d4"] as const;

/** A street: a row of houses with doors and shop windows, a pavement, the road before it. */
export const street = (set: PictureSet): Scenery => {
  const { H, u, P, groundTop } = set;
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far: skyline(set, [0.5, 0.75], mix(P.far, P.sky[2], 0.25), groundTop, 0.35),
    mid: houses(set, groundTop + H * 0.025),
    ground: pavement(set) + streetLamp(set, set.W * (0.5 - set.side * 0.43), groundTop + H * 0.07, 360 * u),
    front: [],
  };
};

const houses = (set: PictureSet, foot: number): SvgArt => {
  const { W, u, roomR } = set;
  let art = "";
  let last = -1;
  for (let x = -60 * u; x < W + 40 * u; ) {
    const w = roomR.between(270, 350) * u;
    const pick = Math.floor(roomR() * plasters.length);
    const colour = pick === last ? (pick + 1) % plasters.length : pick;
    last = colour;
    art += house(set, { x, w, foot, h: roomR.between(440, 560) * u }, plasters[colour] ?? plasters[0]);
    x += w;
  }
  return art;
};

interface Front {
  readonly x: number;
  readonly w: number;
  readonly foot: number;
  readonly h: number;
}

const house = (set: PictureSet, { x, w, foot, h }: Front, plaster: string): SvgArt => {
  const { u, D, P, roomR, tint } = set;
  const wall = tint(plaster);
  const tile = tint(roomR.pick(["#a8523e", "#7a4f5c", "#5f6b7a"]));
  const top = foot - h;
  const isLit = P.stars > 0.3;
  const fill = D.body([
    [0, lighten(wall, 0.02)],
    [1, darken(wall, 0.06)],
  ]);
  const pane = isLit ? "#ffdf8f" : tint("#a9cfe2");
  const frame = ` rx="${fix(5 * u)}" stroke="${lighten(wall, 0.12)}" stroke-width="${fix(8 * u)}"`;
  const windows = repeat(2, (row) =>
    [0.28, 0.72]
      .map((at, column) => {
        const dark = isLit && roomR() < 0.4;
        const [wx, wy] = [x + w * at - 34 * u, top + (44 + row * 142) * u];
        return (
          rect(wx, wy, 68 * u, 92 * u, dark ? tint("#3a4a63") : pane, frame) +
          line(
            `M${fix(wx + 34 * u)} ${fix(wy)}v${fix(92 * u)}M${fix(wx)} ${fix(wy + 40 * u)}h${fix(68 * u)}`,
            lighten(wall, 0.12),
            5 * u,
          ) +
          (row === 1 && column === 0 ? windowBox(set, wx, wy + 92 * u) : "")
        );
      })
      .join(""),
  );
  return (
    solidShape(set, `M${fix(x)} ${fix(foot)}V${fix(top)}H${fix(x + w)}V${fix(foot)}Z`, fill, 0.7) +
    solidShape(
      set,
      `M${fix(x - 10 * u)} ${fix(top + 6 * u)}L${fix(x + 34 * u)} ${fix(top - 92 * u)}H${fix(x + w - 34 * u)}L${fix(x + w + 10 * u)} ${fix(top + 6 * u)}Z`,
      tile,
      0.7,
    ) +
    windows +
    groundFloor(set, { x, w, foot, h }, pane)
  );
};

const windowBox = ({ u, R, tint }: PictureSet, x: number, y: number): SvgArt =>
  rect(x - 8 * u, y + 2 * u, 84 * u, 18 * u, tint("#8a5a3c"), ` rx="${fix(4 * u)}"`) +
  repeat(6, (i) => ellipse(x + i * 14 * u, y - 2 * u, 11 * u, 10 * u, tint(R.pick(["#d9534f", "#f0b04a", "#6fae5a"]))));

/** A door beside a shop window under an awning. */
const groundFloor = ({ u, roomR, tint, isOldWorld }: PictureSet, { x, w, foot }: Front, pane: string): SvgArt => {
  const door = tint(roomR.pick(["#5b3a2a", "#2f5d50", "#7a2f35", "#34507a"]));
  const cloth = tint(roomR.pick(["#c8443a", "#3f7d68", "#d99a3a"]));
  const [dx, height] = [x + w * 0.68, 168 * u];
  const stripes = repeat(5, (i) =>
    i % 2
      ? shape(
          `M${fix(x + w * 0.1 + i * w * 0.1)} ${fix(foot - 176 * u)}h${fix(w * 0.1)}l${fix(0)} ${fix(46 * u)}h${fix(-w * 0.1)}Z`,
          "#ffffff",
          0.75,
        )
      : "",
  );
  const shop =
    rect(x + w * 0.1, foot - 150 * u, w * 0.48, 110 * u, pane, ` rx="${fix(6 * u)}"`) +
    rect(x + w * 0.08, foot - 176 * u, w * 0.54, 46 * u, cloth, ` rx="${fix(6 * u)}"`) +
    stripes;
  return (
    (isOldWorld ? "" : shop) +
    rect(dx, foot - height, 74 * u, height, door, ` rx="${fix(8 * u)}"`) +
    rect(dx + 16 * u, foot - height + 18 * u, 42 * u, 46 * u, pane, ` rx="${fix(5 * u)}"`) +
    ellipse(dx + 62 * u, foot - height * 0.45, 5 * u, 5 * u, tint("#e8c76a"))
  );
};

const pavement = (set: PictureSet): SvgArt => {
  const { W, H, u, P, D, groundTop } = set;
  const top = groundTop + H * 0.02;
  const kerb = H * 0.93;
  const slab = mix(mix("#b3aa9f", P.ambient, P.ambientShare + 0.08), P.ground[1], 0.06);
  const fill = D.body([
    [0, lighten(slab, 0.05)],
    [1, darken(slab, 0.05)],
  ]);
  const seams =
    repeat(13, (i) => `M${fix(W * (i / 12))} ${fix(top)}L${fix(W * (0.5 + (i / 12 - 0.5) * 1.7))} ${fix(kerb)}`) +
    [0.2, 0.5].map((t) => `M0 ${fix(top + (kerb - top) * t)}H${W}`).join("");
  return (
    rect(-20, top, W + 40, H, fill) +
    line(seams, darken(slab, 0.07), 3 * u, 0.5) +
    rect(-20, kerb, W + 40, H, mix("#575b66", P.ambient, P.ambientShare + 0.1)) +
    rect(-20, kerb - 12 * u, W + 40, 16 * u, lighten(slab, 0.1)) +
    lightPool(set)
  );
};
