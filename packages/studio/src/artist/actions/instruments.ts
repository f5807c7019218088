import { icon } from "../props/icon.ts";
import type { SvgArt } from "../shapes/svg.ts";
import { lit, stroke, thingArt } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";

/** An instrument where it is played, and its notes. */
export const playStage = (context: StageContext): Stage => {
  const { body, thing = "flute" } = context;
  const name = nameOfThing(thing);
  if (body !== "person") {
    const at = { x: body === "animal" ? 150 : 120, y: 6, size: 130 };
    return { front: thingArt(context, name, at) + notes(context, at.x, -150) };
  }
  return { ...playedByHand(context, name) };
};

const playedByHand = (context: StageContext, name: string): Stage => {
  const sound = notes(context, 120, -210);
  switch (name) {
    case "flute":
    case "whistle":
      return { front: flute(context) + sound };
    case "trumpet":
    case "postal-horn":
      return { front: thingArt(context, name, { x: 74, y: -142, size: 104, flip: true }) + sound };
    case "violin":
      return { front: violin(context) + sound };
    case "drum":
    case "long-drum":
      return { front: thingArt(context, name, { x: 54, y: -18, size: 112 }) + sticks(context) + sound };
    case "piano":
    case "musical-keyboard":
      return { front: thingArt(context, "piano", { x: 150, y: 4, size: 210 }) + sound };
    case "harp":
      return { front: thingArt(context, name, { x: 84, y: 4, size: 220 }) + sound };
    case "accordion":
      return { front: thingArt(context, name, { x: 34, y: -46, size: 124 }) + sound };
    default:
      return { front: plucked(context, name) + sound };
  }
};

const flute = (context: StageContext): SvgArt =>
  stroke(context, "M2 -196L116 -176", "#d8b04a", 11) +
  stroke(context, "M44 -189l1 0M64 -185l1 0M84 -182l1 0", "#5a3b24", 5);

const violin = (context: StageContext): SvgArt => {
  const s = Math.sin(context.turn * 2) * 16;
  const bow = stroke(context, `M${4 + s} -96L${44 + s * 0.6} -190`, "#7a5234", 5);
  return `<g transform="translate(34 -152) rotate(-18)">${
    stroke(context, "M20 0H78", "#4a2f22", 9) +
    lit(context, "M-40 0C-40 -26 -14 -26 -8 -14C0 -22 24 -22 24 0C24 22 0 22 -8 14C-14 26 -40 26 -40 0Z", "#b5622c") +
    stroke(context, "M-26 0H70", "#f3e3c2", 2.5)
  }</g>${bow}`;
};

/** A guitar or a banjo before the body, its neck in the raised hand. */
const plucked = (context: StageContext, name: string): SvgArt =>
  `<g transform="translate(4 -92) rotate(-24)">${
    stroke(context, "M20 0H112", "#6f4227", 12) +
    lit(context, "M98 -10h26v20h-26Z", "#4a2f22") +
    (
      name === "banjo"
        ? lit(context, "M-46 0A42 42 0 1 0 38 0A42 42 0 1 0 -46 0Z", "#f1e6d0")
        : lit(
            context,
            "M-58 0C-58 -44 -16 -46 -4 -26C6 -34 34 -32 36 0C34 32 6 34 -4 26C-16 46 -58 44 -58 0Z",
            "#c9813f",
          ) + lit(context, "M-14 0A14 14 0 1 0 14 0A14 14 0 1 0 -14 0Z", "#4a2f22")
    ) +
    stroke(context, "M-34 -3H108M-34 4H108", "#f3e3c2", 2)
  }</g>`;

const sticks = (context: StageContext): SvgArt => {
  const s = Math.sin(context.turn * 2) * 16;
  return (
    stroke(context, `M30 ${-116 + s}L52 ${-96 + s * 0.6}`, "#c48a58", 6) +
    stroke(context, `M74 ${-116 - s}L62 ${-96 - s * 0.6}`, "#c48a58", 6)
  );
};

const notes = ({ set, turn }: StageContext, x: number, y: number): SvgArt =>
  icon("musical-note", { x: x + 8 * Math.sin(turn), y: y - 12 * Math.cos(turn), size: 46, tint: set.tint }) +
  icon("musical-notes", { x: x + 62 - 8 * Math.sin(turn), y: y - 46 + 10 * Math.sin(turn), size: 54, tint: set.tint });
