import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { Caption, SceneOrder } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import { newPatch, type Patch } from "../planes/patch.ts";
import { captionPatch } from "../text/caption-patch.ts";
import { type CaptionStyle, captionStyle } from "../text/caption-style.ts";
import { spokenWordPatch } from "../text/spoken-word-patch.ts";

/** A patch, and its opacity at each frame. */
export interface Overlay {
  readonly patch: Patch;
  readonly opacity: (frame: number) => number;
}

/** The captions of a scene, and the highlighted spoken words over them if the order asks for it. */
export const captionOverlays = (kernel: Kernel, order: SceneOrder): Overlay[] => {
  const style = captionStyle(order.language, order.size, order.captionStyle);
  return order.captions
    .filter(({ lines }) => lines.some((line) => line.trim() !== ""))
    .flatMap((caption) => {
      const patch = newPatch(kernel, captionPatch(caption.lines, style, order.size, colorOf(caption, style, order)));
      const words = order.highlightSpokenWord ? spokenWords(kernel, caption, style, order) : [];
      return [{ patch, opacity: during(caption) }, ...words];
    });
};

/** The colour of the character that says all of a caption, where the order asks for colours. */
const colorOf = (
  { speaker }: Caption,
  { look }: CaptionStyle,
  { coloredSpeakers = [] }: SceneOrder,
): string | undefined => {
  const place = speaker === undefined ? -1 : coloredSpeakers.indexOf(speaker);
  return place < 0 ? undefined : look.speakers[place % look.speakers.length];
};

const spokenWords = (kernel: Kernel, caption: Caption, style: CaptionStyle, { size }: SceneOrder): Overlay[] =>
  (caption.words ?? []).flatMap((word) => {
    const pixels = spokenWordPatch(caption.lines, word, style, size);
    const seen = { start: Math.max(caption.start, word.start), end: Math.min(caption.end, word.end) };
    return pixels ? [{ patch: newPatch(kernel, pixels), opacity: during(seen) }] : [];
  });

const during = ({ start, end }: { readonly start: number; readonly end: number }) => {
  const [from, until] = [Math.round(start * framesPerSecond), Math.round(end * framesPerSecond)];
  return (frame: number): number => (frame >= from && frame < until ? 1 : 0);
};
