import { createCanvas } from "@napi-rs/canvas";
import type { CaptionWord, FilmSize } from "#functions/core/media/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";
import { setCaption } from "./caption-patch.ts";
import type { CaptionStyle } from "./caption-style.ts";
import { isRightToLeft } from "./fonts.ts";
import { lettered, ruler, writePlain } from "./lettering.ts";
import { wordSpan } from "./word-span.ts";

/**
 * One word of a caption in the colour of what is being spoken, for its place over the caption. The whole line is set
 * and all but the word cut away, so that letters join and stand as they do in the line.
 */
export const spokenWordPatch = (
  lines: readonly string[],
  word: Pick<CaptionWord, "line" | "from" | "until">,
  style: CaptionStyle,
  size: FilmSize,
): PatchPixels | undefined => {
  const line = lines[word.line] ?? "";
  const { middle, baselines, widths } = setCaption(lines, style, size);
  const [whole, baseline] = [widths[word.line] ?? 0, baselines[word.line] ?? 0];
  const edge = middle - whole / 2;
  const [from, until] = wordSpan(line, word, ruler(style), isRightToLeft(style.language));
  const [left, right] = [edge + from, edge + until];
  const around = Math.ceil(style.pixels * style.look.ink.outlineWidth) + 1;
  const x = Math.max(0, Math.floor(left) - around);
  const y = Math.max(0, Math.floor(baseline - style.pixels * 0.34 - style.lineHeight / 2));
  const width = Math.min(size.width - x, Math.ceil(right) + around - x);
  const height = Math.min(size.height - y, style.lineHeight);
  if (width <= 2 * around || height <= 0) return undefined;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  lettered(context, style, lines);
  context.textAlign = "center";
  writePlain(context, line, middle - x, baseline - y, style.pixels, { ...style.look.ink, fill: style.look.spoken });
  return { x, y, width, height, rgba: context.getImageData(0, 0, width, height).data };
};
