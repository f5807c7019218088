import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { LanguageId } from "#contract/catalogue/languages.ts";
import { cssFont, isRightToLeft, type Weight } from "./fonts.ts";

/** How a line is drawn. The language decides font and direction. */
export interface Lettering {
  readonly language: LanguageId;
  readonly weight: Weight;
  readonly pixels: number;
}

/** Sets font, direction and joins of a canvas context for these lines. */
export const applyLettering = (
  context: SKRSContext2D,
  { language, weight, pixels }: Lettering,
  lines: readonly string[],
): void => {
  context.font = cssFont(language, weight, pixels, lines.join(" "));
  context.direction = isRightToLeft(language) ? "rtl" : "ltr";
  context.textBaseline = "alphabetic";
  context.lineJoin = "round";
};

/** Removes emoji, because our fonts have none and would draw empty boxes. Subtitle files keep them. */
const withoutEmoji = (text: string): string => text.replace(/\p{Emoji_Presentation}|[\u200d\ufe0f]/gu, "");

/** Returns a function that measures the width of a line in pixels. */
export const textRuler = (lettering: Lettering): ((text: string) => number) => {
  const context = createCanvas(8, 8).getContext("2d");
  return (text) => {
    applyLettering(context, lettering, [text]);
    return context.measureText(withoutEmoji(text)).width;
  };
};

export interface Ink {
  readonly fill: string;
  readonly outline: string;
  /** Share of the font size. */
  readonly outlineWidth: number;
}

/** Draws the wide soft shadow of a line only. */
export const drawHalo = (
  context: SKRSContext2D,
  text: string,
  {
    x,
    y,
    pixels,
    opacity,
  }: { readonly x: number; readonly y: number; readonly pixels: number; readonly opacity: number },
): void => {
  context.save();
  context.shadowColor = `rgba(6,6,12,${opacity})`;
  context.shadowBlur = pixels * 0.5;
  const dark = `rgba(6,6,12,${opacity})`;
  drawTextWithoutShadow(context, text, x, y, pixels, { fill: dark, outline: dark, outlineWidth: 0.16 });
  context.restore();
};

/** Draws a line with outline and soft shadow, so that it is readable on any picture. */
export const drawText = (
  context: SKRSContext2D,
  text: string,
  x: number,
  y: number,
  pixels: number,
  ink: Ink,
): void => {
  context.save();
  if (ink.outlineWidth > 0) {
    context.shadowColor = "rgba(0,0,0,0.65)";
    context.shadowBlur = pixels * 0.22;
    context.shadowOffsetY = pixels * 0.06;
  }
  drawTextWithoutShadow(context, text, x, y, pixels, ink);
  context.restore();
};

/** Draws a line without a shadow, for text on a plate or over text that has one. */
export const drawTextWithoutShadow = (
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
    context.strokeText(withoutEmoji(text), x, y);
  }
  context.shadowColor = "rgba(0,0,0,0)";
  context.fillStyle = fill;
  context.fillText(withoutEmoji(text), x, y);
};
