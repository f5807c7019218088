import { type Colour, darken, mix } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { sky } from "../../nature/sky.ts";
import { leafTree } from "../../nature/trees.ts";
import { fix } from "../../shapes/curve.ts";
import { rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

const fronts = ["#d98a6a", "#e8c98f", "#8fb0c4", "#c9a0b0", "#a8bf94"] as const;

/** Houses, shops and trees on the other side of the street. */
export const streetOutside = (set: PictureSet, top: number, foot: number): SvgArt => {
  const { W, u, R, P, orb } = set;
  const kerb = foot - 54 * u;
  const outside: PictureSet = { ...set, horizon: kerb, orb: { ...orb, y: top + (foot - top) * 0.24, r: 40 * u } };
  let houses = "";
  for (let x = -30 * u; x < W; ) {
    const w = R.between(210, 300) * u;
    houses += house(set, x, kerb, w, (foot - top) * R.between(0.56, 0.84));
    x += w + (R() < 0.4 ? R.between(50, 110) * u : 0);
  }
  const trees = repeat(3, (i) =>
    leafTree(set, {
      x: W * (0.14 + i * 0.36),
      y: kerb + 10 * u,
      height: R.between(190, 250) * u,
      colour: mix(P.mid, "#4f9e4a", 0.4),
      detail: 0.6,
    }),
  );
  const paving = set.tint("#9a9fa8");
  return (
    sky(outside) +
    houses +
    rect(0, kerb, W, foot - kerb, paving) +
    trees +
    rect(0, kerb + 22 * u, W, foot - kerb, darken(paving, 0.16))
  );
};

const house = ({ u, R, P, tint }: PictureSet, x: number, foot: number, w: number, h: number): SvgArt => {
  const night = P.stars > 0.2;
  const front = night ? mix(R.pick(fronts), P.far, 0.62) : tint(R.pick(fronts));
  const pane = (): Colour => (night && R() < 0.6 ? "#ffd98a" : mix("#dff1fa", front, night ? 0.7 : 0.25));
  const columns = 3;
  const rows = Math.max(1, Math.floor((h - 130 * u) / (92 * u)));
  const upper = repeat(rows, (row) =>
    repeat(columns, (i) =>
      rect(
        x + ((i + 0.5) * w) / columns - 20 * u,
        foot - h + (34 + row * 92) * u,
        40 * u,
        56 * u,
        pane(),
        ` rx="${fix(4 * u)}"`,
      ),
    ),
  );
  const awning = tint(R.pick(["#c4505a", "#4f7d9c", "#5a9a72", "#e0a84f"]));
  return (
    rect(x, foot - h, w, h, front) +
    rect(x - 8 * u, foot - h - 14 * u, w + 16 * u, 22 * u, darken(front, 0.1)) +
    upper +
    rect(x + w * 0.1, foot - 92 * u, w * 0.46, 70 * u, night ? "#ffe2a0" : "#e3f0f4") +
    rect(x + w * 0.68, foot - 96 * u, w * 0.2, 96 * u, darken(front, 0.22)) +
    shape(
      `M${fix(x + w * 0.08)} ${fix(foot - 104 * u)}h${fix(w * 0.5)}l${fix(w * 0.04)} ${fix(34 * u)}h${fix(-w * 0.58)}Z`,
      awning,
    )
  );
};
