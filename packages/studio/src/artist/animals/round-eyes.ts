import type { Colour } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch } from "../figures/part.ts";

/** How the round eyes of a kind of animal differ from those of others. */
export interface RoundEyes {
  /** How far each eye is from the middle, and its height, in units of the head. */
  readonly apart: number;
  readonly y: number;
  readonly size: number;
  /** On a dark face: with white around the pupil, and pale lines. */
  readonly isDark: boolean;
  /** White around the pupil also on a pale face. */
  readonly isRinged?: boolean;
}

/** Two round eyes that look, blink, sleep, laugh, and have brows where the mood is low. */
export const drawRoundEyes = (
  sketch: Sketch,
  { apart, y, size, isDark, isRinged = isDark }: RoundEyes,
  pose: Pose,
  { tint, place }: { readonly tint: (colour: Colour) => Colour; readonly place: string },
): void => {
  const more = { place, inner: true, face: true };
  const { mood } = pose;
  const ink = tint("#241b20");
  const line = isDark ? tint("#f4efe4") : ink;
  const shift = pose.turn * 9;
  const low = mood === "sad" || mood === "worried" || mood === "tense";
  for (const s of [-1, 1]) {
    const x = s * apart;
    if (pose.blink || mood === "asleep")
      sketch.line(`M${x - 15 * size} ${y} q${15 * size} ${15 * size} ${30 * size} 0`, line, 5.5, more);
    else if (mood === "joy")
      sketch.line(`M${x - 15 * size} ${y + 5} q${15 * size} ${-19 * size} ${30 * size} 0`, line, 5.5, more);
    else {
      const k = size * (mood === "wonder" ? 1.15 : mood === "tense" ? 0.74 : mood === "calm" ? 0.95 : 1);
      if (isRinged) sketch.fill(oval(x, y, 20 * size), tint("#fffdf4"), more);
      sketch.fill(oval(x + shift, y, 12 * k, 14 * k), ink, more);
      sketch.fill(oval(x + shift + 4 * k, y - 5 * k, 4.4 * k), "#ffffff", more);
    }
    if (low) {
      const [inner, outer] = mood === "tense" ? [-24, -38] : [-40, -28];
      sketch.line(`M${x - s * 18} ${y + inner * size} L${x + s * 16} ${y + outer * size}`, line, 5, more);
    }
  }
  for (const s of [-1, 1])
    sketch.fill(oval(s * 58 + shift * 0.4, 30, 12, 8), tint("#ff8d74"), { ...more, opacity: 0.35 });
  if (mood === "sad") sketch.fill(`M${-apart - 11} 24 q-8 12 0 15 q8 -3 0 -15Z`, tint("#8fd0f5"), more);
};
