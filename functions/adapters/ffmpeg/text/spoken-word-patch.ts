import { createCanvas } from "@napi-rs/canvas";
import type { CaptionWord, FilmSize } from "#functions/core/media/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";
import { layoutCaption } from "./caption-patch.ts";
import type { CaptionStyle } from "./caption-style.ts";
import { isRightToLeft } from "./fonts.ts";
import { applyLettering, drawTextWithoutShadow, textRuler } from "./lettering.ts";
import { wordSpan } from "./word-span.ts";

/**
 * Draws one word of a caption in the spoken-word colour, to lay over the caption. The whole line is drawn and cropped to
 * the word, so that joined letters and kerning match. Undefined if the word has no visible area.
 */
export const spokenWordPatch = (
  lines: readonly string[],
  word: Pick<CaptionWord, "line" | "from" | "until">,
  style: CaptionStyle,
  size: FilmSize,
): PatchPixels | undefined => {
  const line = lines[word.line] ?? "";
  const { middle, baselines, widths } = layoutCaption(lines, style, size);
  const [whole, baseline] = [widths[word.line] ?? 0, baselines[word.line] ?? 0];
  const edge = middle - whole / 2;
  const [from, until] = wordSpan(line, word, textRuler(style), isRightToLeft(style.language));
  const [left, right] = [edge + from, edge + until];
  const around = Math.ceil(style.pixels * style.look.ink.outlineWidth) + 1;
  const x = Math.max(0, Math.floor(left) - around);
  const y = Math.max(0, Math.floor(baseline - style.pixels * 0.34 - style.lineHeight / 2));
  const width = Math.min(size.width - x, Math.ceil(right) + around - x);
  const height = Math.min(size.height - y, style.lineHeight);
  if (width <= 2 * around || height <= 0) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  applyLettering(context, style, lines);
  context.textAlign = "center";
  drawTextWithoutShadow(context, line, middle - x, baseline - y, style.pixels, {
    ...style.look.ink,
    fill: style.look.spoken,
  });
  return { x, y, width, height, rgba: context.getImageData(0, 0, width, height).data };
};
