import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { clouds } from "../../nature/clouds.ts";
import { sky } from "../../nature/sky.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { skyline } from "../city.ts";
import { lightPool } from "../near-ground.ts";

/** The platform of a railway station: a roof on pillars, a clock, a bench, a standing train and the rails before it. */
export const station = (set: PictureSet): Scenery => {
  const { W, H, u, P, groundTop, side, portrait } = set;
  const edge = groundTop + H * 0.01;
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far: skyline(set, [0.14, 0.34], mix(P.far, P.sky[2], 0.25), groundTop, 0.35),
    mid: carriages(set, edge) + rails(set, edge),
    ground:
      platform(set, edge) +
      roof(set, edge) +
      clock(set, W * (0.5 + side * (portrait ? 0.2 : 0.14)), H * (portrait ? 0.21 : 0.2)) +
      bench(set, W * (0.5 - side * (portrait ? 0.26 : 0.34)), edge + 62 * u),
    front: [],
    shows: ["platform-clock", "train", "locomotive", "bench"],
  };
};

const carriages = (set: PictureSet, edge: number): SvgArt => {
  const { W, u, P, D, tint, side } = set;
  const body = tint("#c8443a");
  const [top, foot] = [edge - 300 * u, edge - 44 * u];
  const pane = P.stars > 0.3 ? "#ffdf8f" : tint("#a9cfe2");
  const fill = D.body([
    [0, lighten(body, 0.05)],
    [1, darken(body, 0.05)],
  ]);
  const length = 900 * u;
  const first = side > 0 ? -560 * u : -260 * u;
  return repeat(Math.ceil(W / length) + 1, (i) => {
    const x = first + i * length;
    const w = length - 26 * u;
    const windows = repeat(5, (k) =>
      rect(
        x + (120 + k * 138) * u,
        top + 66 * u,
        104 * u,
        84 * u,
        pane,
        ` rx="${fix(12 * u)}" stroke="${tint("#f3ead8")}" stroke-width="${fix(7 * u)}"`,
      ),
    );
    const doors = [24, 792].map(
      (at) =>
        rect(x + at * u, top + 56 * u, 74 * u, 190 * u, darken(body, 0.09), ` rx="${fix(8 * u)}"`) +
        rect(x + (at + 14) * u, top + 72 * u, 46 * u, 74 * u, pane, ` rx="${fix(6 * u)}"`),
    );
    return (
      solidShape(
        set,
        `M${fix(x)} ${fix(foot)}V${fix(top + 30 * u)}q0 ${fix(-30 * u)} ${fix(30 * u)} ${fix(-30 * u)}H${fix(x + w - 30 * u)}q${fix(30 * u)} 0 ${fix(30 * u)} ${fix(30 * u)}V${fix(foot)}Z`,
        fill,
        0.7,
      ) +
      rect(x, top + 176 * u, w, 24 * u, tint("#f3ead8")) +
      windows +
      doors.join("") +
      rect(x - 26 * u, foot - 60 * u, 30 * u, 26 * u, tint("#3d4250"))
    );
  });
};

const rails = ({ W, u, tint }: PictureSet, edge: number): SvgArt =>
  rect(-20, edge - 46 * u, W + 40, 52 * u, tint("#4b4f5a")) +
  repeat(Math.ceil(W / (84 * u)), (i) => ellipse(i * 84 * u + 30 * u, edge - 34 * u, 27 * u, 27 * u, tint("#2f333d"))) +
  rect(-20, edge - 12 * u, W + 40, 8 * u, tint("#9aa0a8"));

const platform = (set: PictureSet, edge: number): SvgArt => {
  const { W, H, u, P, D } = set;
  const slab = mix("#a8a39c", P.ambient, P.ambientShare + 0.08);
  const fill = D.body([
    [0, lighten(slab, 0.05)],
    [1, darken(slab, 0.06)],
  ]);
  const seams =
    repeat(
      11,
      (i) => `M${fix(W * (i / 10))} ${fix(edge + 44 * u)}L${fix(W * (0.5 + (i / 10 - 0.5) * 1.8))} ${fix(H)}`,
    ) + [0.34, 0.66].map((t) => `M0 ${fix(edge + (H - edge) * t)}H${fix(W)}`).join("");
  return (
    rect(-20, edge, W + 40, H, fill) +
    line(seams, darken(slab, 0.06), 4 * u, 0.5) +
    rect(-20, edge, W + 40, 16 * u, lighten(slab, 0.12)) +
    rect(-20, edge + 26 * u, W + 40, 13 * u, mix("#f0c23f", P.ambient, P.ambientShare + 0.05)) +
    lightPool(set)
  );
};

const roof = (set: PictureSet, edge: number): SvgArt => {
  const { W, H, u, tint, portrait } = set;
  const iron = tint("#3f5f58");
  const y = H * (portrait ? 0.13 : 0.1);
  const pillars = (portrait ? [0.08, 0.92] : [0.06, 0.36, 0.66, 0.96])
    .map((at) => {
      const x = W * at;
      return (
        rect(x - 13 * u, y, 26 * u, edge + 50 * u - y, iron) +
        rect(x - 24 * u, edge + 30 * u, 48 * u, 26 * u, iron, ` rx="${fix(6 * u)}"`) +
        line(
          `M${fix(x)} ${fix(y + 130 * u)}Q${fix(x + 10 * u)} ${fix(y + 30 * u)} ${fix(x + 110 * u)} ${fix(y + 16 * u)}M${fix(x)} ${fix(y + 130 * u)}Q${fix(x - 10 * u)} ${fix(y + 30 * u)} ${fix(x - 110 * u)} ${fix(y + 16 * u)}`,
          iron,
          11 * u,
        )
      );
    })
    .join("");
  const fringe = repeat(
    Math.ceil(W / (56 * u)),
    (i) => `M${fix(i * 56 * u)} ${fix(y + 10 * u)}h${fix(56 * u)}l${fix(-28 * u)} ${fix(44 * u)}Z`,
  );
  return (
    pillars +
    solidShape(set, `M-20 -20H${W + 20}V${fix(y + 14 * u)}H-20Z`, tint("#5f7f76"), 0.6) +
    line(
      repeat(Math.ceil(W / (120 * u)), (i) => `M${fix(i * 120 * u)} -20V${fix(y)}`),
      tint("#527068"),
      5 * u,
      0.7,
    ) +
    shape(fringe, tint("#f0e6cf"))
  );
};

const clock = ({ u, tint, P }: PictureSet, x: number, y: number): SvgArt => {
  const iron = tint("#2f333d");
  return (
    line(`M${fix(x)} ${fix(y - 130 * u)}v${fix(80 * u)}`, iron, 10 * u) +
    ellipse(x, y, 66 * u, 66 * u, iron) +
    ellipse(x, y, 56 * u, 56 * u, P.stars > 0.3 ? "#fff3c4" : tint("#fbfaf4")) +
    line(
      repeat(
        12,
        (i) =>
          `M${fix(x + Math.sin((i * Math.PI) / 6) * 44 * u)} ${fix(y - Math.cos((i * Math.PI) / 6) * 44 * u)}L${fix(x + Math.sin((i * Math.PI) / 6) * 50 * u)} ${fix(y - Math.cos((i * Math.PI) / 6) * 50 * u)}`,
      ),
      iron,
      4 * u,
    ) +
    line(
      `M${fix(x)} ${fix(y)}L${fix(x + 22 * u)} ${fix(y - 16 * u)}M${fix(x)} ${fix(y)}L${fix(x - 8 * u)} ${fix(y - 42 * u)}`,
      iron,
      7 * u,
    )
  );
};

const bench = ({ u, tint }: PictureSet, x: number, y: number): SvgArt => {
  const [wood, iron] = [tint("#a8703f"), tint("#2f333d")];
  return (
    [-1, 1].map((k) => rect(x + k * 104 * u - 8 * u, y - 124 * u, 16 * u, 132 * u, iron)).join("") +
    repeat(3, (i) => rect(x - 132 * u, y - (128 - i * 25) * u, 264 * u, 18 * u, wood, ` rx="${fix(6 * u)}"`)) +
    rect(x - 138 * u, y - 46 * u, 276 * u, 20 * u, darken(wood, 0.05), ` rx="${fix(6 * u)}"`)
  );
};
