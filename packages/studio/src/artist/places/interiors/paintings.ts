import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

export type Motif = "hills" | "sea" | "flowers" | "moon";

/** A painting in a golden frame. */
export const painting = (
  set: PictureSet,
  box: Box,
  motif: Motif,
  lit: (colour: Colour, share?: number) => Colour,
): SvgArt => {
  const { u, D } = set;
  const { x, y, width: w, height: h } = box;
  const gold = lit("#d2a14a");
  const clip = `clip-path="${D.clip(`<rect x="${fix(x)}" y="${fix(y)}" width="${fix(w)}" height="${fix(h)}"/>`)}"`;
  const rim = 24 * u;
  return (
    rect(x - rim + 8 * u, y - rim + 12 * u, w + 2 * rim, h + 2 * rim, "#1d1418", ' opacity=".22"') +
    rect(x - rim, y - rim, w + 2 * rim, h + 2 * rim, gold, ` rx="${fix(4 * u)}"`) +
    rect(x - rim * 0.6, y - rim * 0.6, w + rim * 1.2, h + rim * 1.2, lighten(gold, 0.08)) +
    rect(x - rim * 0.34, y - rim * 0.34, w + rim * 0.68, h + rim * 0.68, darken(gold, 0.12)) +
    group(
      motifs[motif](box, (colour) => lit(colour, 0.6)),
      clip,
    )
  );
};

type Draw = (box: Box, lit: (colour: Colour) => Colour) => SvgArt;

const hills: Draw = ({ x, y, width: w, height: h }, lit) =>
  rect(x, y, w, h, lit("#f3d59a")) +
  ellipse(x + w * 0.68, y + h * 0.34, h * 0.13, h * 0.13, lit("#e8784a")) +
  shape(
    `M${fix(x)} ${fix(y + h * 0.6)}Q${fix(x + w * 0.3)} ${fix(y + h * 0.3)} ${fix(x + w * 0.6)} ${fix(y + h * 0.6)}T${fix(x + w)} ${fix(y + h * 0.5)}V${fix(y + h)}H${fix(x)}Z`,
    lit("#7d9c86"),
  ) +
  shape(
    `M${fix(x)} ${fix(y + h * 0.8)}Q${fix(x + w * 0.4)} ${fix(y + h * 0.56)} ${fix(x + w)} ${fix(y + h * 0.82)}V${fix(y + h)}H${fix(x)}Z`,
    lit("#4f7350"),
  );

const sea: Draw = ({ x, y, width: w, height: h }, lit) =>
  rect(x, y, w, h, lit("#bcdbe6")) +
  rect(x, y + h * 0.6, w, h * 0.4, lit("#3f7d99")) +
  shape(`M${fix(x + w * 0.5)} ${fix(y + h * 0.14)}v${fix(h * 0.48)}h${fix(-w * 0.26)}Z`, lit("#fbf3e2")) +
  shape(`M${fix(x + w * 0.53)} ${fix(y + h * 0.24)}v${fix(h * 0.38)}h${fix(w * 0.18)}Z`, lit("#e9a05a")) +
  shape(
    `M${fix(x + w * 0.24)} ${fix(y + h * 0.66)}h${fix(w * 0.52)}l${fix(-w * 0.1)} ${fix(h * 0.13)}h${fix(-w * 0.32)}Z`,
    lit("#8a4a34"),
  );

const flowers: Draw = ({ x, y, width: w, height: h }, lit) => {
  const blooms = [
    [0.3, 0.34, "#e0604f"],
    [0.5, 0.22, "#f0b64a"],
    [0.7, 0.36, "#d97aa0"],
    [0.46, 0.44, "#f3ead8"],
    [0.6, 0.5, "#e0604f"],
  ] as const;
  return (
    rect(x, y, w, h, lit("#4a3f52")) +
    rect(x, y + h * 0.8, w, h * 0.2, lit("#7d5a44")) +
    blooms
      .map(([dx, dy]) =>
        line(
          `M${fix(x + w * dx)} ${fix(y + h * dy)}L${fix(x + w * 0.5)} ${fix(y + h * 0.68)}`,
          lit("#5f8a5a"),
          w * 0.03,
        ),
      )
      .join("") +
    [0.24, 0.4, 0.62, 0.78]
      .map((dx, i) => ellipse(x + w * dx, y + h * (i % 3 ? 0.58 : 0.5), w * 0.13, h * 0.045, lit("#6f9a62")))
      .join("") +
    ellipse(x + w * 0.5, y + h * 0.76, w * 0.17, h * 0.15, lit("#5f8fb0")) +
    blooms
      .map(([dx, dy, colour]) => {
        const [cx, cy, r] = [x + w * dx, y + h * dy, w * 0.1];
        const petals = repeat(5, (i) =>
          ellipse(
            cx + Math.cos(i * 1.257) * r * 0.7,
            cy + Math.sin(i * 1.257) * r * 0.7,
            r * 0.6,
            r * 0.6,
            lit(colour),
          ),
        );
        return petals + ellipse(cx, cy, r * 0.45, r * 0.45, lit("#f7dc8a"));
      })
      .join("")
  );
};

const moon: Draw = ({ x, y, width: w, height: h }, lit) =>
  rect(x, y, w, h, lit("#2f4a7d")) +
  ellipse(x + w * 0.4, y + h * 0.32, w * 0.15, w * 0.15, lit("#f7e6b0")) +
  shape(
    `M${fix(x)} ${fix(y + h * 0.74)}L${fix(x + w * 0.3)} ${fix(y + h * 0.46)}L${fix(x + w * 0.52)} ${fix(y + h * 0.7)}L${fix(x + w * 0.76)} ${fix(y + h * 0.4)}L${fix(x + w)} ${fix(y + h * 0.68)}V${fix(y + h)}H${fix(x)}Z`,
    lit("#5a7aa8"),
  ) +
  rect(x, y + h * 0.82, w, h * 0.18, lit("#24405f"));

const motifs: Readonly<Record<Motif, Draw>> = { hills, sea, flowers, moon };
