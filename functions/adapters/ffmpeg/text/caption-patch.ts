import { createCanvas } from "@napi-rs/canvas";
import type { FilmSize } from "#functions/core/ports.ts";
import type { PatchPixels } from "../planes/patch.ts";
import type { CaptionStyle } from "./caption-style.ts";
import { lettered, ruler, write } from "./lettering.ts";

const ink = { fill: "#ffffff", outline: "rgba(14,14,20,0.92)", outlineWidth: 0.075 };

/** A caption as pixels for its place: centred, its last line on the same height whether it has one or two. */
export const captionPatch = (lines: readonly string[], style: CaptionStyle, size: FilmSize): PatchPixels => {
  const around = Math.ceil(style.pixels * 0.45);
  const widest = Math.max(...lines.map(ruler(style)));
  const width = Math.min(size.width, Math.ceil(widest) + 2 * around);
  const height = Math.min(size.height, lines.length * style.lineHeight + 2 * around);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  lettered(context, style, lines);
  context.textAlign = "center";
  lines.forEach((line, index) => {
    // The letters' own middle is a third of their size above the line they stand on.
    const y = around + style.lineHeight * (index + 0.5) + style.pixels * 0.34;
    write(context, line, width / 2, y, style.pixels, ink);
  });
  return {
    x: Math.round((size.width - width) / 2),
    y: Math.min(size.height - height, style.bottom - height + around),
    width,
    height,
    rgba: context.getImageData(0, 0, width, height).data,
  };
};
