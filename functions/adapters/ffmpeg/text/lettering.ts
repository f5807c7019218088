import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { fontOf, isRightToLeft, type Weight } from "./fonts.ts";

/** How a line is set: its language decides font and direction. */
export interface Lettering {
  readonly language: LanguageId;
  readonly weight: Weight;
  readonly pixels: number;
}

/** Readies a context for these lines. */
export const lettered = (
  context: SKRSContext2D,
  { language, weight, pixels }: Lettering,
  lines: readonly string[],
): void => {
  context.font = fontOf(language, weight, pixels, lines.join(" "));
  context.direction = isRightToLeft(language) ? "rtl" : "ltr";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
};

/** Emoji stand in captions' files, but no font of ours draws them: on the picture they would be empty boxes. */
const drawn = (text: string): string => text.replace(/\p{Emoji_Presentation}|[\u200d\ufe0f]/gu, "");

/** How wide a line is set, in pixels. */
export const ruler = (lettering: Lettering): ((text: string) => number) => {
  const context = createCanvas(8, 8).getContext("2d");
  return (text) => {
    lettered(context, lettering, [text]);
    return context.measureText(drawn(text)).width;
  };
};

export interface Ink {
  readonly fill: string;
  readonly outline: string;
  /** Of the letters' size. */
  readonly outlineWidth: number;
}

/** Writes a line with a soft shadow below an outline below its letters, so that it is read on any picture. */
export const write = (context: SKRSContext2D, text: string, x: number, y: number, pixels: number, ink: Ink): void => {
  context.save();
  if (ink.outlineWidth > 0) {
    context.shadowColor = "rgba(0,0,0,0.65)";
    context.shadowBlur = pixels * 0.22;
    context.shadowOffsetY = pixels * 0.06;
  }
  writePlain(context, text, x, y, pixels, ink);
  context.restore();
};

/** The same without a shadow, as what stands on a plate or on letters that have one. */
export const writePlain = (
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  pixels: number,
  { fill, outline, outlineWidth }: Ink,
): void => {
  if (outlineWidth > 0) {
    context.lineWidth = pixels * outlineWidth * 2;
    context.strokeStyle = outline;
    context.strokeText(drawn(text), x, y);
  }
  context.shadowColor = "rgba(0,0,0,0)";
  context.fillStyle = fill;
  context.fillText(drawn(text), x, y);
};
