import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import type { FilmSize } from "#functions/core/media/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";
import { type CaptionLook, platePadding } from "./caption-looks.ts";
import type { CaptionStyle } from "./caption-style.ts";
import { applyLettering, drawHalo, drawText, textRuler } from "./lettering.ts";

/** The position of a caption's lines in the frame: their centre, baselines and widths. */
export interface CaptionLayout {
  readonly middle: number;
  readonly baselines: readonly number[];
  readonly widths: readonly number[];
}

/** Centres the lines. The last line has the same height in captions of one and of two lines. */
export const layoutCaption = (lines: readonly string[], style: CaptionStyle, size: FilmSize): CaptionLayout => {
  const padding = style.look.plate ? style.pixels * platePadding.y : 0;
  const top = style.bottom - padding - lines.length * style.lineHeight;
  return {
    middle: size.width / 2,
    // The middle of the letters is about a third of the font size above the baseline.
    baselines: lines.map((_, index) => Math.round(top + style.lineHeight * (index + 0.5) + style.pixels * 0.34)),
    widths: lines.map(textRuler(style)),
  };
};

/** Draws a caption. `fill` is its colour. */
export const captionPatch = (
  lines: readonly string[],
  style: CaptionStyle,
  size: FilmSize,
  fill = style.look.ink.fill,
): PatchPixels => {
  const { baselines, widths } = layoutCaption(lines, style, size);
  const around = Math.ceil(style.pixels * 0.65);
  const width = Math.min(size.width, Math.ceil(Math.max(...widths)) + 2 * around);
  const height = Math.min(size.height, lines.length * style.lineHeight + 2 * around);
  const x = Math.round((size.width - width) / 2);
  const y = Math.max(0, Math.min(size.height - height, style.bottom - height + around));
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  if (style.look.plate) plate(context, style, style.look.plate, { widths, middle: size.width / 2 - x, top: -y });
  applyLettering(context, style, lines);
  context.textAlign = "center";
  const { halo = 0 } = style.look;
  if (halo > 0)
    lines.forEach((line, index) => {
      const y0 = (baselines[index] ?? 0) - y;
      drawHalo(context, line, { x: size.width / 2 - x, y: y0, pixels: style.pixels, opacity: halo });
    });
  lines.forEach((line, index) => {
    drawText(context, line, size.width / 2 - x, (baselines[index] ?? 0) - y, style.pixels, {
      ...style.look.ink,
      fill,
    });
  });
  return { x, y, width, height, rgba: context.getImageData(0, 0, width, height).data };
};

/** Draws one rounded plate behind all lines, as wide as the widest. */
const plate = (
  context: SKRSContext2D,
  { pixels, lineHeight, bottom }: CaptionStyle,
  { fill, edge, radius }: NonNullable<CaptionLook["plate"]>,
  at: { readonly widths: readonly number[]; readonly middle: number; readonly top: number },
): void => {
  const width = Math.max(...at.widths) + 2 * pixels * platePadding.x;
  const height = at.widths.length * lineHeight + 2 * pixels * platePadding.y;
  context.beginPath();
  context.roundRect(at.middle - width / 2, at.top + bottom - height, width, height, pixels * radius);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = edge;
  context.lineWidth = Math.max(1, pixels * 0.04);
  context.stroke();
};
