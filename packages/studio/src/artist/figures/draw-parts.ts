import type { Colour } from "../colour/oklab.ts";
import { fix } from "../shapes/curve.ts";
import type { SvgArt } from "../shapes/svg.ts";
import type { SvgDefs } from "../shapes/svg-defs.ts";
import type { Part } from "./part.ts";

export interface DrawOptions {
  readonly rim?: { readonly colour: Colour; readonly x: number; readonly y: number } | undefined;
  readonly outline?: { readonly colour: Colour; readonly width: number } | undefined;
  /** Draws the figure as a paper card with a shadow. */
  readonly card?: boolean | undefined;
}

export const drawParts = (parts: readonly Part[], D: SvgDefs, { rim, outline, card }: DrawOptions): SvgArt =>
  (card ? cardShadow(parts) : "") +
  (outline ? silhouette(parts, outline.colour, outline.width * 2) : "") +
  (rim ? `<g transform="translate(${fix(rim.x)} ${fix(rim.y)})">${silhouette(parts, rim.colour, 0)}</g>` : "") +
  parts.map((part) => draw(part, D, outline, card)).join("");

/** The figure in one colour, enlarged by a stroke. */
export const silhouette = (parts: readonly Part[], colour: Colour, grow: number): SvgArt =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="${fix(grow)}" stroke-linejoin="round" stroke-linecap="round">${parts
    .filter((part) => !part.inner)
    .map((part) =>
      part.stroke
        ? `<path d="${part.d}" fill="none" stroke-width="${fix(part.stroke.width + grow)}"${placed(part)}/>`
        : `<path d="${part.d}"${placed(part)}/>`,
    )
    .join("")}</g>`;

const cardShadow = (parts: readonly Part[]): SvgArt =>
  `<g transform="translate(-5 7)" opacity=".12">${[20, 12, 5].map((w) => silhouette(parts, "#1c1626", w)).join("")}</g>`;

const draw = (part: Part, D: SvgDefs, outline: DrawOptions["outline"], card?: boolean): SvgArt => {
  const faint = part.opacity === undefined ? "" : ` opacity="${part.opacity}"`;
  if (part.stroke) {
    const { colour, width, dash } = part.stroke;
    return `<path d="${part.d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}${placed(part)}${faint}/>`;
  }
  const fill = typeof part.fill === "string" ? part.fill : D.body(part.fill ?? []);
  const edge =
    outline && !part.inner
      ? ` stroke="${outline.colour}" stroke-width="${fix(outline.width * 0.55)}" stroke-linejoin="round"`
      : card && !part.inner
        ? ' stroke="#ffffff" stroke-opacity=".3" stroke-width="1.6"'
        : "";
  return `<path d="${part.d}" fill="${fill}"${edge}${placed(part)}${faint}/>`;
};

const placed = ({ place }: Part): string => (place ? ` transform="${place}"` : "");
