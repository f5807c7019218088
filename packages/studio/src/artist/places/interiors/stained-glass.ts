import { type Colour, darken, mix } from "../../colour/oklab.ts";
import type { Box, PictureSet } from "../../composition/picture-set.ts";
import { fix, polygon } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

const jewels = ["#3f6fc4", "#c8404a", "#e8b23c", "#3f9a6a", "#7d53ad", "#4fa9cf"] as const;

/** A pointed arch, whose point is the middle of the upper edge of the box. */
const pointedArch = ({ x, y, width: w, height: h }: Box): string => {
  const spring = y + Math.min(h * 0.6, w * 0.85);
  return `M${fix(x)} ${fix(y + h)}V${fix(spring)}Q${fix(x + w * 0.04)} ${fix(y + (spring - y) * 0.36)} ${fix(x + w / 2)} ${fix(y)}Q${fix(x + w * 0.96)} ${fix(y + (spring - y) * 0.36)} ${fix(x + w)} ${fix(spring)}V${fix(y + h)}Z`;
};

/** A pointed window of coloured glass, with a flower of glass in its upper part. Daylight makes it shine. */
export const stainedGlass = (set: PictureSet, box: Box, stone: Colour): SvgArt => {
  const { u, P, D, roomR } = set;
  const { x, y, width: w, height: h } = box;
  const night = P.stars > 0.3;
  const glass = (colour: Colour): Colour => (night ? mix(colour, "#141a3a", 0.42) : mix(colour, "#fff6dc", 0.1));
  const arch = pointedArch(box);
  const columns = Math.max(3, Math.round(w / (62 * u)));
  const size = w / columns;
  const rows = Math.ceil(h / size);
  const lead = night ? "#15121f" : "#3a3340";
  const cells = repeat(rows, (row) =>
    repeat(columns, (i) => {
      const [cx, cy] = [x + (i + 0.5) * size, y + h - (row + 0.5) * size];
      const half = size / 2;
      return (
        rect(x + i * size, y + h - (row + 1) * size, size, size, glass(roomR.pick(jewels))) +
        shape(
          polygon([
            [cx, cy - half],
            [cx + half, cy],
            [cx, cy + half],
            [cx - half, cy],
          ]),
          glass(roomR.pick(jewels)),
        )
      );
    }),
  );
  const net =
    repeat(rows + 1, (row) => `M${fix(x)} ${fix(y + h - row * size)}h${fix(w)}`) +
    repeat(columns + 1, (i) => `M${fix(x + i * size)} ${fix(y)}v${fix(h)}`) +
    repeat(rows + columns, (i) => {
      const from = y + h - (i - columns) * size;
      return `M${fix(x)} ${fix(from - size / 2)}l${fix(w)} ${fix(-w)}M${fix(x)} ${fix(from - size / 2 - w)}l${fix(w)} ${fix(w)}`;
    });
  return (
    group(
      cells + line(net, lead, 4 * u, 0.75) + rosette(set, x + w / 2, y + w * 0.62, w * 0.36, glass, lead),
      `clip-path="${D.clip(`<path d="${arch}"/>`)}"`,
    ) +
    line(arch, darken(stone, 0.16), 30 * u) +
    line(arch, stone, 16 * u)
  );
};

const rosette = (
  { u }: PictureSet,
  x: number,
  y: number,
  r: number,
  glass: (colour: Colour) => Colour,
  lead: Colour,
): SvgArt => {
  const rim = `<circle cx="${fix(x)}" cy="${fix(y)}" r="${fix(r)}" fill="none" stroke="${lead}" stroke-width="${fix(7 * u)}"/>`;
  const petals = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    const [px, py] = [x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6];
    return (
      ellipse(px, py, r * 0.27, r * 0.27, lead) +
      ellipse(px, py, r * 0.22, r * 0.22, glass(i % 2 ? "#c8404a" : "#f0c04a"))
    );
  });
  return (
    ellipse(x, y, r, r, glass("#2f57a8")) +
    petals +
    ellipse(x, y, r * 0.3, r * 0.3, lead) +
    ellipse(x, y, r * 0.25, r * 0.25, glass("#fff0b0")) +
    rim
  );
};
