import { darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { clouds } from "../../nature/clouds.ts";
import { sky } from "../../nature/sky.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { lightPool } from "../near-ground.ts";

/** A sports field: mown stripes, a goal, a stand with empty rows and floodlights. */
export const stadium = (set: PictureSet): Scenery => {
  const { P, groundTop, H } = set;
  const foot = groundTop + H * 0.02;
  return {
    sky: sky(set) + clouds(set, P.orb === "none" ? 0.55 : 0),
    far: floodlights(set, foot) + stand(set, foot),
    mid: "",
    ground: field(set, foot) + goal(set, foot),
    front: [],
  };
};

const stand = (set: PictureSet, foot: number): SvgArt => {
  const { W, u, roomR, tint } = set;
  const top = foot - 250 * u;
  const rows = 5;
  const seats = repeat(rows, (row) => {
    const y = top + 50 * u + row * 38 * u;
    const size = (22 + row * 2) * u;
    return repeat(Math.ceil(W / (size * 1.5)), (i) =>
      rect(i * size * 1.5, y, size, size, tint(roomR() < 0.75 ? "#4f7fb5" : "#d9534f"), ` rx="${fix(6 * u)}"`),
    );
  });
  const roof = tint("#e6e8ec");
  return (
    rect(-20, top, W + 40, foot - top, tint("#a9adb6")) +
    seats +
    repeat(7, (i) => rect((W * (i + 0.5)) / 7 - 5 * u, top - 90 * u, 10 * u, 200 * u, tint("#6b707c"))) +
    solidShape(
      set,
      `M-20 ${fix(top - 70 * u)}L${fix(W + 20)} ${fix(top - 70 * u)}V${fix(top - 104 * u)}H-20Z`,
      roof,
      0.6,
    ) +
    rect(-20, foot - 46 * u, W + 40, 50 * u, tint("#f4f2ea")) +
    repeat(Math.ceil(W / (260 * u)), (i) =>
      rect(
        i * 260 * u + 10 * u,
        foot - 40 * u,
        240 * u,
        38 * u,
        tint(["#3f8f6b", "#e0a03a", "#c8553d"][i % 3] ?? "#3f8f6b"),
        ` rx="${fix(5 * u)}"`,
      ),
    )
  );
};

const floodlights = ({ W, u, P, D, tint }: PictureSet, foot: number): SvgArt => {
  const isOn = P.stars > 0.2;
  const glow = D.glow([
    [0, "#fff3c4", 0.7],
    [1, "#fff3c4", 0],
  ]);
  return [0.1, 0.9]
    .map((at) => {
      const [x, y] = [W * at, foot - 560 * u];
      const lamps = repeat(6, (i) =>
        ellipse(
          x + ((i % 3) - 1) * 38 * u,
          y + Math.floor(i / 3) * 38 * u,
          15 * u,
          15 * u,
          isOn ? "#fff6d8" : tint("#dfe4ea"),
        ),
      );
      return (
        line(`M${fix(x)} ${fix(foot)}V${fix(y)}`, tint("#6b707c"), 16 * u) +
        (isOn ? ellipse(x, y, 260 * u, 260 * u, glow) : "") +
        rect(x - 66 * u, y - 26 * u, 132 * u, 90 * u, tint("#4b515c"), ` rx="${fix(10 * u)}"`) +
        lamps
      );
    })
    .join("");
};

const field = (set: PictureSet, top: number): SvgArt => {
  const { W, H, u, P } = set;
  const green = mix(P.ground[0], "#5fae4a", 0.35);
  const stripes = repeat(10, (i) => {
    if (i % 2) return "";
    const [a, b] = [(i - 5) / 10, (i - 4) / 10];
    const at = (t: number, spread: number): string => fix(W * (0.5 + t * spread)).toString();
    return shape(
      `M${at(a, 1.5)} ${fix(top)}L${at(b, 1.5)} ${fix(top)}L${at(b, 2.6)} ${H}L${at(a, 2.6)} ${H}Z`,
      darken(green, 0.045),
    );
  });
  const white = mix("#ffffff", P.ambient, P.ambientShare * 0.6);
  const marks = `M0 ${fix(top + 22 * u)}H${fix(W)}M${fix(-W * 0.1)} ${fix(H * 0.94)}H${fix(W * 1.1)}`;
  return rect(-20, top, W + 40, H, lighten(green, 0.01)) + stripes + line(marks, white, 8 * u, 0.8) + lightPool(set);
};

const goal = ({ W, u, side, portrait, tint }: PictureSet, foot: number): SvgArt => {
  const x = W * (0.5 - side * (portrait ? 0.22 : 0.26));
  const [w, h, y] = [(portrait ? 380 : 460) * u, 200 * u, foot + 34 * u];
  const net =
    repeat(13, (i) => `M${fix(x - w / 2 + (i * w) / 12)} ${fix(y - h)}V${fix(y)}`) +
    repeat(6, (i) => `M${fix(x - w / 2)} ${fix(y - h + (i * h) / 5)}h${fix(w)}`);
  return (
    line(net, tint("#f4f6f8"), 3 * u, 0.55) +
    line(`M${fix(x - w / 2)} ${fix(y)}v${fix(-h)}h${fix(w)}v${fix(h)}`, tint("#ffffff"), 15 * u)
  );
};
