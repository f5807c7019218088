import type { PictureSet } from "../composition/picture-set.ts";
import { fix } from "../shapes/curve.ts";
import { type SvgArt, shape } from "../shapes/svg.ts";

/** A filled shape with the outline or the card shadow of the look. */
export const solidShape = (set: PictureSet, d: string, fill: string, weight = 1): SvgArt => {
  const { line, lineColour, cards } = set.look.scenery;
  if (cards) return cardShadow(set, d, weight) + shape(d, fill) + cardEdge(set, d);
  if (line * weight < 0.2) return shape(d, fill);
  return `<path d="${d}" fill="${fill}" stroke="${lineColour}" stroke-width="${fix(line * weight * set.u)}" stroke-linejoin="round"/>`;
};

const cardShadow = (set: PictureSet, d: string, weight: number): SvgArt => {
  const u = set.u * Math.min(1, weight);
  const strokes = [20, 9].map((w) => `<path d="${d}" stroke-width="${fix(w * u)}"/>`).join("");
  return `<g transform="translate(${fix(-set.side * 6 * u)} ${fix(4 * u)})" fill="none" stroke="#1c1626" stroke-opacity=".13" stroke-linejoin="round">${strokes}</g>`;
};
const cardEdge = (set: PictureSet, d: string): SvgArt =>
  `<path d="${d}" fill="none" stroke="#ffffff" stroke-opacity=".35" stroke-width="${fix(1.6 * set.u)}"/>`;
