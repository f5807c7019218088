import { framesPerSecond } from "#functions/core/media/film-format.ts";
import type { SceneOrder } from "#functions/core/media/ports.ts";
import type { Kernel } from "../kernel/kernel.ts";
import type { Box } from "../planes/box.ts";
import { type Frame, fadeFrame } from "../planes/frame.ts";
import { blendPatch, newPatch, type Patch } from "../planes/patch.ts";
import { cardPatch } from "../text/card-patch.ts";
import { captionOverlays, type Overlay } from "./caption-overlays.ts";
import { watermarkPatch } from "./watermark-patch.ts";

const cardSeconds = 2.4;
const cardFade = 0.35;

/** Seconds that an end card is seen for, with the fade of the film. */
const endCardSeconds = 3.6;

/** Captions, cards, watermark and fades over the picture. */
export interface Overlays {
  paint(frame: number, into: Frame): void;
  /** A key of the overlays' appearance: equal for two frames on which they look the same. */
  look(frame: number): string;
  /** The visible overlays' boxes. */
  boxes(frame: number): Box[];
}

/**
 * Draws all overlays before the first frame, because kernel memory must not grow while frames are being written.
 * The watermark does not fade with the picture.
 */
export const newOverlays = async (kernel: Kernel, order: SceneOrder): Promise<Overlays> => {
  const overlays = [...captions(kernel, order), ...cards(kernel, order)];
  const watermark = order.watermark && newPatch(kernel, await watermarkPatch(order.watermark, order.size));
  const { width } = order.size;
  return {
    paint(frame, into) {
      for (const { patch, opacity } of overlays) blendPatch(kernel, into, width, patch, opacity(frame));
      const dark = fadeAmount(frame, order);
      if (dark > 0) fadeFrame(kernel, into, order.fadeTone ?? "black", dark);
      if (watermark) blendPatch(kernel, into, width, watermark);
    },
    look: (frame) => [...overlays.map(({ opacity }) => opacity(frame)), fadeAmount(frame, order)].join(" "),
    boxes(frame) {
      const seen = overlays.filter(({ opacity }) => opacity(frame) > 0).map(({ patch }) => patch);
      return [...seen, ...(watermark ? [watermark] : [])].map(boxOfPatch);
    },
  };
};

const boxOfPatch = ({ x, y, width, height }: Patch): Box => ({ left: x, top: y, right: x + width, bottom: y + height });

const captions = (kernel: Kernel, order: SceneOrder): Overlay[] =>
  order.captionsBurned ? captionOverlays(kernel, order) : [];

const cards = (kernel: Kernel, order: SceneOrder): Overlay[] => {
  const { card, endCard, language, size, cardLook, frames } = order;
  const overlays: Overlay[] = [];
  if (card) {
    const patch = newPatch(kernel, cardPatch(card, language, size, cardLook));
    const seconds = Math.min(cardSeconds, frames / framesPerSecond);
    overlays.push({ patch, opacity: (frame) => cardOpacity(frame / framesPerSecond, seconds) });
  }
  if (endCard) {
    const patch = newPatch(kernel, cardPatch({ kicker: "", title: endCard }, language, size, cardLook));
    overlays.push({ patch, opacity: (frame) => endCardOpacity((frames - frame) / framesPerSecond) });
  }
  return overlays;
};

/** Fades in, stays, fades out. */
const cardOpacity = (at: number, seconds: number): number =>
  Math.max(0, Math.min(1, at / cardFade, (seconds - at) / cardFade));

/** Fades in, and stays until the picture fades. */
const endCardOpacity = (left: number): number => Math.max(0, Math.min(1, (endCardSeconds - left) / cardFade));

const fadeAmount = (frame: number, { frames, fadeIn, fadeOut }: SceneOrder): number => {
  const [since, left] = [(frame + 1) / framesPerSecond, (frames - frame) / framesPerSecond];
  const begin = fadeIn > 0 ? 1 - since / fadeIn : 0;
  const end = fadeOut > 0 ? 1 - (left - 1 / framesPerSecond) / fadeOut : 0;
  return Math.min(1, Math.max(0, begin, end));
};
