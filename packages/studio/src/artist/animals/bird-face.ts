import { type Colour, darken } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch } from "../figures/part.ts";
import type { BirdLook } from "./bird-kinds.ts";
import { drawRoundEyes } from "./round-eyes.ts";

interface Paint {
  readonly tint: (colour: Colour) => Colour;
  readonly place: string;
}

/** Eyes that blink and sleep, and a beak that opens with the words. */
export const drawBirdFace = (sketch: Sketch, look: BirdLook, pose: Pose, paint: Paint): void => {
  const isDark = !look.face;
  drawRoundEyes(sketch, look.isOwl ? { ...owlEyes, isDark } : { ...birdEyes, isDark }, pose, paint);
  drawBeak(sketch, look, pose, paint);
};

const birdEyes = { apart: 33, y: -6, size: 1 } as const;
const owlEyes = { apart: 35, y: 0, size: 1.35, isRinged: true } as const;

/** From corner to corner, from the middle to its tip, and how far a wide open one drops. */
const bills = {
  short: { half: 17, long: 24, drop: 22 },
  flat: { half: 34, long: 17, drop: 20 },
  long: { half: 13, long: 62, drop: 14 },
  hooked: { half: 18, long: 36, drop: 16 },
} as const;

const drawBeak = (sketch: Sketch, { beak, bill }: BirdLook, pose: Pose, { tint, place }: Paint): void => {
  const more = { place, inner: true, face: true };
  const colour = tint(beak);
  const { half, long, drop } = bills[bill];
  const x = pose.turn * 11;
  const open = Math.max(pose.mouth, pose.mood === "joy" ? 0.7 : pose.mood === "wonder" ? 0.35 : 0);
  if (open > 0.15) {
    const y = 20 + drop * open;
    sketch.fill(`M${x - half * 0.8} 22 Q${x} ${y + long * 1.15} ${x + half * 0.8} 22Z`, darken(colour, 0.1), more);
    sketch.fill(`M${x - half * 0.6} 23 Q${x} ${y + long * 0.7} ${x + half * 0.6} 23Z`, tint("#8a2f38"), more);
  }
  const upper =
    bill === "flat"
      ? `M${x - half} 24 Q${x - half * 0.7} 6 ${x} 6 Q${x + half * 0.7} 6 ${x + half} 24 Q${x} ${24 + long} ${x - half} 24Z`
      : `M${x - half} 16 Q${x} 2 ${x + half} 16 Q${x + half * 0.5} ${16 + long * 0.7} ${x} ${16 + long} Q${x - half * 0.5} ${16 + long * 0.7} ${x - half} 16Z`;
  sketch.fill(upper, colour, more);
  for (const s of [-1, 1]) sketch.fill(oval(x + s * half * 0.35, 14, 2.6, 2), darken(colour, 0.2), more);
};
