import type { SKRSContext2D } from "@napi-rs/canvas";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import type { Ink } from "./lettering.ts";

export type CardLookName = NonNullable<SceneOrder["cardLook"]>;

/** The look of a chapter card. */
interface CardLook {
  readonly kicker: Ink;
  readonly title: Ink;
  /** Paints the background behind the text over the whole card. */
  readonly band: (context: SKRSContext2D, width: number, height: number, unit: number) => void;
}

const dark = "rgba(10,10,18,0.75)";
const bare = { outline: "rgba(0,0,0,0)", outlineWidth: 0 };

/** Opaque in the middle and transparent at the upper and lower edge, so that no box is visible. */
const veil =
  (colour: string, strength: number): CardLook["band"] =>
  (context, width, height) => {
    const gradient = context.createLinearGradient(0, 0, 0, height);
    for (const [at, alpha] of [
      [0, 0],
      [0.22, 0.65],
      [0.5, 1],
      [0.78, 0.65],
      [1, 0],
    ] as const)
      gradient.addColorStop(at, `rgba(${colour},${alpha * strength})`);
    context.fillStyle = gradient;
    context.fillRect(0, 0, width, height);
  };

/** A flat band between two lines, like a comic panel. */
const panel: CardLook["band"] = (context, width, height, unit) => {
  const [top, bottom, line] = [height * 0.2, height * 0.8, Math.max(2, 7 * unit)];
  context.fillStyle = "rgba(20,22,38,0.94)";
  context.fillRect(0, top, width, bottom - top);
  context.fillStyle = "#ffd23f";
  context.fillRect(0, top, width, line);
  context.fillRect(0, bottom - line, width, line);
};

export const cardLooks: Readonly<Record<CardLookName, CardLook>> = {
  night: {
    kicker: { fill: "#ffd27a", outline: dark, outlineWidth: 0.06 },
    title: { fill: "#fff8e7", outline: dark, outlineWidth: 0.045 },
    band: veil("8,9,20", 0.52),
  },
  paper: {
    kicker: { fill: "#8f4a2b", ...bare },
    title: { fill: "#2d211a", ...bare },
    // The same paper colour that these films fade to.
    band: veil("247,241,227", 0.93),
  },
  graphic: {
    kicker: { fill: "#ffd23f", ...bare },
    title: { fill: "#ffffff", ...bare },
    band: panel,
  },
};
