import type { Colour } from "../colour/oklab.ts";
import type { Palette } from "../colour/palette.ts";
import type { Build } from "../figures/part.ts";
import type { Planes } from "../pixels/planes.ts";
import type { Fills } from "../shapes/svg-defs.ts";

/** How a style draws: shapes before rendering, and pixels after it. */
export interface Look {
  readonly fills: Fills;
  /** Changes the palette of a time of day. */
  readonly palette?: (palette: Palette) => Palette;
  readonly scenery: SceneryLook;
  readonly figures: FigureLook;
  readonly room: RoomLook;
  /** Pixel art: the number of pixels on the short side, enlarged with hard edges. */
  readonly grid?: number;
  /** Blur of things close to the camera, and of the backmost layer, in hundredths of the short side. */
  readonly frontBlur: number;
  readonly farBlur?: number;
  /** Brightness factor at night, 0.84 by default. Lower for looks on white paper. */
  readonly nightBrightness?: number;
  readonly paint: Paint;
  /** Paints figures with more detail in faces. `paint` by default. */
  readonly paintFigure?: Paint;
}

/** How a look draws its trees, other than by nature. */
export type TreeStyle =
  | "geometric"
  | "pads"
  | "cut-out"
  | "flames"
  | "dabs"
  | "parasols"
  | "cel"
  | "slanted"
  | "curls"
  | "washes"
  | "bold"
  | "blocks"
  | "balls"
  | "broad";

/** How a look draws its mountains, other than by nature. */
export type PeakStyle = "triangles" | "cone" | "rounds" | "needles";

export interface SceneryLook {
  /** Width of outlines in 1/1080 of the short side. 0 for none. */
  readonly line: number;
  readonly lineColour: Colour;
  /** Every shape is a paper card with a shadow. */
  readonly cards?: boolean;
  /** Ink wash: shapes fade towards their lower edge. */
  readonly wash?: boolean;
  readonly clouds: "puffs" | "towers" | "wisps" | "vapour" | "bands" | "curls" | "dabs" | "cel" | "none";
  /** Natural trees by default. */
  readonly trees?: TreeStyle;
  /** Natural mountains by default. */
  readonly peaks?: PeakStyle;
  readonly rays: boolean;
  readonly fireflies: boolean;
  readonly grass: number;
}

/** The inside of a house. A wall colour is picked for each place of a story. */
export interface RoomLook {
  readonly walls: readonly Colour[];
  readonly wall: "stripes" | "panels" | "beams" | "screens" | "stones" | "dots" | "bands" | "plain";
  readonly wood: Colour;
  readonly curtain: Colour;
  readonly rug: Colour;
}

export interface FigureLook {
  readonly outline: number;
  readonly outlineColour: Colour;
  readonly rim: boolean;
  /** Opacity and blur of the cast shadow. A light sharp shadow by default. */
  readonly shadow?: { readonly dark: number; readonly soft: number };
  /** Proportions of characters. A picture book's by default. */
  readonly build?: Build;
  /** Fills of characters, if they differ from the scenery's. */
  readonly fills?: Fills;
}

/** Paints the pixels of a layer. It may change its argument and return it. */
export type Paint = (picture: Planes, at: PaintRegion) => Planes;

/** The position of a layer's pixels in the whole picture, and the light of the scene. */
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
  /** Mean brightness of the whole picture, 0 to 1. Glows must not overexpose a bright picture. */
  readonly brightness: number;
  /** True for the backmost layer. Only it gets glows, which would be cut off at the bounds of other layers. */
  readonly plate: boolean;
  /** True for a still picture, which may have a painted border. */
  readonly still: boolean;
}

/** The defaults that looks override. */
export const baseLook: Omit<Look, "paint"> = {
  fills: { shapes: "soft", skyBands: 0, glowRings: 0 },
  scenery: { line: 0, lineColour: "#140c18", clouds: "puffs", rays: true, fireflies: true, grass: 1 },
  room: {
    walls: ["#e9c9a0", "#b9d3c4", "#c9bfe0", "#f0c6b8"],
    wall: "stripes",
    wood: "#a8693f",
    curtain: "#c4505a",
    rug: "#5f6fb0",
  },
  figures: { outline: 0, outlineColour: "#1a1020", rim: true },
  frontBlur: 0.42,
};
