import { darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

const velvet = "#b3202f";
const golden = "#e2b04a";

/** The curtain at one side of a stage, held back by a cord. `k` is -1 for the left one, 1 for the right one. */
export const sideCurtain = (set: PictureSet, k: -1 | 1, hem: number, { lit }: RoomColours): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const red = lit(velvet);
  const edge = W * (0.5 + k * 0.5) + k * 20;
  const tieAt = hem - (portrait ? 430 : 330) * u;
  const at = (inwards: number): number => edge - k * inwards * u;
  const wide = portrait ? 280 : 400;
  const outline = `M${fix(edge)} -20H${fix(at(wide))}C${fix(at(wide))} ${fix(tieAt - 210 * u)} ${fix(at(wide * 0.72))} ${fix(tieAt - 60 * u)} ${fix(at(wide * 0.46))} ${fix(tieAt)}C${fix(at(wide * 0.56))} ${fix(tieAt + 70 * u)} ${fix(at(wide * 0.62))} ${fix(hem - 90 * u)} ${fix(at(wide * 0.62))} ${fix(hem)}H${fix(edge)}Z`;
  const cloth = D.body(
    [
      [0, k < 0 ? darken(red, 0.1) : red],
      [1, k < 0 ? red : darken(red, 0.1)],
    ],
    [0, 0, 1, 0],
  );
  const folds = repeat(6, (i) => {
    const share = (i + 0.6) / 6;
    return `M${fix(at(wide * share))} -20C${fix(at(wide * share))} ${fix(tieAt - 210 * u)} ${fix(at(wide * share * 0.72))} ${fix(tieAt - 60 * u)} ${fix(at(wide * share * 0.46))} ${fix(tieAt)}C${fix(at(wide * share * 0.56))} ${fix(tieAt + 70 * u)} ${fix(at(wide * share * 0.62))} ${fix(hem - 90 * u)} ${fix(at(wide * share * 0.62))} ${fix(hem)}`;
  });
  const inside =
    line(folds, darken(red, 0.13), 20 * u, 0.55) + rect(edge - W, hem - 26 * u, W * 2, 14 * u, lit(golden));
  const clip = `clip-path="${D.clip(`<path d="${outline}"/>`)}"`;
  return (
    ellipse(at(wide * 0.3), hem, wide * 0.36 * u, 16 * u, "#2a1418", 0.28) +
    solidShape(set, outline, cloth) +
    group(inside, clip) +
    line(
      `M${fix(edge)} ${fix(tieAt - 26 * u)}Q${fix(at(wide * 0.26))} ${fix(tieAt + 30 * u)} ${fix(at(wide * 0.48))} ${fix(tieAt + 2 * u)}`,
      lit(golden),
      22 * u,
    ) +
    line(`M${fix(at(wide * 0.46))} ${fix(tieAt + 8 * u)}v${fix(H * 0.05)}`, darken(lit(golden), 0.05), 16 * u)
  );
};

/** The short curtain along the top of a stage, in swags with a fringe. */
export const valance = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, D, portrait } = set;
  const red = lit(velvet);
  const count = portrait ? 3 : 5;
  const w = W / count;
  const top = H * (portrait ? 0.06 : 0.04);
  const drop = (portrait ? 170 : 130) * u;
  const cloth = D.body([
    [0, darken(red, 0.12)],
    [1, lighten(red, 0.02)],
  ]);
  const swags = repeat(count, (i) => {
    const x = i * w;
    const swag = `M${fix(x)} -20V${fix(top)}Q${fix(x + w / 2)} ${fix(top + drop * 1.5)} ${fix(x + w)} ${fix(top)}V-20Z`;
    const sags = [0.4, 0.75]
      .map(
        (k) =>
          `M${fix(x)} ${fix(top * k - 20 * u)}Q${fix(x + w / 2)} ${fix(top * k + drop * 1.3 * k)} ${fix(x + w)} ${fix(top * k - 20 * u)}`,
      )
      .join("");
    const fringe = `M${fix(x)} ${fix(top)}Q${fix(x + w / 2)} ${fix(top + drop * 1.5)} ${fix(x + w)} ${fix(top)}`;
    return shape(swag, cloth) + line(sags, darken(red, 0.14), 14 * u, 0.5) + line(fringe, lit(golden), 18 * u);
  });
  const tassels = repeat(count - 1, (i) => {
    const x = (i + 1) * w;
    return (
      rect(x - 13 * u, top - 10 * u, 26 * u, 74 * u, darken(lit(golden), 0.05), ` rx="${fix(9 * u)}"`) +
      ellipse(x, top, 21 * u, 21 * u, lit(golden))
    );
  });
  return rect(0, -20, W, top + 20, darken(red, 0.12)) + swags + tassels;
};
