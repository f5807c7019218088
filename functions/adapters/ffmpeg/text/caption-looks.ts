import type { SubtitleStyleId } from "#contract/catalogue/subtitle-styles.ts";
import type { Weight } from "./fonts.ts";
import type { Ink } from "./lettering.ts";

/** The look of a subtitle style. Sizes are shares of the font size. */
export interface CaptionLook {
  readonly weight: Weight;
  /** Share of the classic style's font size. */
  readonly size: number;
  readonly ink: Ink;
  /** The colour of the spoken word. */
  readonly spoken: string;
  /** The colours of characters that speak, where captions show them. */
  readonly speakers: readonly string[];
  /** Opacity of a wide soft shadow behind the letters, which keeps them readable on snow, sand and paper. */
  readonly halo?: number;
  /** The plate behind the lines. */
  readonly plate?: { readonly fill: string; readonly edge: string; readonly radius: number };
}

/** Padding between text and plate, as shares of the font size. */
export const platePadding = { x: 0.5, y: 0.2 } as const;

/** Six hues that are read on dark and in front of pictures, and differ for people who see no red or green. */
const light = ["#8fd3ff", "#ffb38a", "#b8f28a", "#ff9ed2", "#d9b8ff", "#7ff0dc"] as const;
const ink = ["#1f5fa8", "#a8431b", "#2f6b1f", "#a02468", "#5f3aa8", "#0f6f66"] as const;
const dark = "rgba(14,14,20,0.92)";

export const captionLooks: Readonly<Record<SubtitleStyleId, CaptionLook>> = {
  classic: {
    weight: "600SemiBold",
    size: 1,
    ink: { fill: "#ffffff", outline: dark, outlineWidth: 0.095 },
    halo: 0.6,
    spoken: "#ffd83d",
    speakers: light,
  },
  boxed: {
    weight: "600SemiBold",
    size: 0.95,
    ink: { fill: "#ffffff", outline: "rgba(0,0,0,0)", outlineWidth: 0 },
    spoken: "#ffd83d",
    speakers: light,
    plate: { fill: "rgba(12,13,22,0.78)", edge: "rgba(255,255,255,0.1)", radius: 0.32 },
  },
  bold: {
    weight: "800ExtraBold",
    size: 1.2,
    ink: { fill: "#ffe24a", outline: "rgba(8,8,12,0.96)", outlineWidth: 0.1 },
    spoken: "#ffffff",
    speakers: light,
  },
  storybook: {
    weight: "600SemiBold",
    size: 0.95,
    ink: { fill: "#33231a", outline: "rgba(0,0,0,0)", outlineWidth: 0 },
    spoken: "#b3341f",
    speakers: ink,
    plate: { fill: "rgba(250,243,226,0.94)", edge: "rgba(120,92,58,0.55)", radius: 0.14 },
  },
  subtle: {
    weight: "600SemiBold",
    size: 0.82,
    ink: { fill: "rgba(255,255,255,0.96)", outline: "rgba(10,10,16,0.92)", outlineWidth: 0.09 },
    halo: 0.75,
    spoken: "#ffc93c",
    speakers: light,
  },
};
