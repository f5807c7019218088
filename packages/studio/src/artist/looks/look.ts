import type { Colour } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import type { Build } from "../figures/part.ts";
import type { Planes } from "../pixels/planes.ts";
import type { Fills } from "../shapes/svg-defs.ts";

/** How a style draws: what it makes of shapes before they are pixels, and of pixels afterwards. */
export interface Look {
  readonly fills: Fills;
  /** The look's own colours for a time of day. */
  readonly palette?: (palette: Palette) => Palette;
  readonly scenery: SceneryLook;
  readonly figures: FigureLook;
  /** The picture is drawn with that many rows or columns on its short side, and enlarged with hard edges. */
  readonly grid?: number;
  /** Blur in hundredths of the short side: things close to the lens, and the far plate. */
  readonly frontBlur: number;
  readonly farBlur?: number;
  /** What is left of its brightness at night; a look on white paper keeps less. */
  readonly nightBrightness?: number;
  readonly paint: Paint;
  /** Faces keep what a landscape may lose. The same as `paint` where it is left out. */
  readonly paintFigure?: Paint;
}

export interface SceneryLook {
  /** Width of the drawn line around things, in thousandths of the short side; 0 for none. */
  readonly line: number;
  readonly lineColour: Colour;
  /** Every shape is a card that throws a shadow. */
  readonly cards?: boolean;
  /** Forms fade towards their foot, as a wet brush leaves them. */
  readonly wash?: boolean;
  readonly clouds: "puffs" | "towers" | "wisps" | "vapour" | "none";
  readonly rays: boolean;
  readonly fireflies: boolean;
  readonly grass: number;
}

export interface FigureLook {
  readonly outline: number;
  readonly outlineColour: Colour;
  readonly rim: boolean;
  /** How dark and how soft the shadow is that they throw, where it is not as on paper. */
  readonly shadow?: { readonly dark: number; readonly soft: number };
  /** How its characters are built, where it is not as in a picture book. */
  readonly build?: Build;
  /** Where characters are filled otherwise than the scenery. */
  readonly fills?: Fills;
}

/** Makes the look of pixels. It may change what it is given. */
export type Paint = (picture: Planes, at: PaintRegion) => Planes;

/** Where in the whole picture the pixels lie, and what the light is there. */
export interface PaintRegion {
  readonly x: number;
  readonly y: number;
  readonly W: number;
  readonly H: number;
  readonly u: number;
  readonly night: boolean;
  readonly indoors: boolean;
  readonly orbX: number;
  readonly orbY: number;
  /** Mean brightness of the whole picture: what glows must not blow out a bright day. */
  readonly brightness: number;
  /** Glows reach beyond a layer's box, so only the plate has them. */
  readonly plate: boolean;
  /** The picture will not move, so it may have an edge of its own. */
  readonly still: boolean;
}

/** Shapes as they are. Most looks change a few things of it. */
export const baseLook: Omit<Look, "paint"> = {
  fills: { shapes: "soft", skyBands: 0, glowRings: 0 },
  scenery: { line: 0, lineColour: "#140c18", clouds: "puffs", rays: true, fireflies: true, grass: 1 },
  figures: { outline: 0, outlineColour: "#1a1020", rim: true },
  frontBlur: 0.42,
};
