import { type Colour, darken } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch } from "../figures/part.ts";
import type { BirdLook } from "./bird-kinds.ts";

interface Paint {
  readonly tint: (colour: Colour) => Colour;
  readonly place: string;
}

/** Eyes that blink and sleep, and a beak that opens with the words. */
export const drawBirdFace = (sketch: Sketch, look: BirdLook, pose: Pose, { tint, place }: Paint): void => {
  const more = { place, inner: true, face: true };
  const shift = pose.turn * 9;
  drawEyes(sketch, look, pose, { tint, place });
  for (const s of [-1, 1])
    sketch.fill(oval(s * 58 + shift * 0.4, 30, 12, 8), tint("#ff8d74"), { ...more, opacity: 0.35 });
  if (pose.mood === "sad") sketch.fill("M-44 24 q-8 12 0 15 q8 -3 0 -15Z", tint("#8fd0f5"), more);
  drawBeak(sketch, look, pose, { tint, place });
};

const drawEyes = (sketch: Sketch, look: BirdLook, pose: Pose, { tint, place }: Paint): void => {
  const more = { place, inner: true, face: true };
  const { mood } = pose;
  const ink = tint("#241b20");
  const isDark = !look.face;
  const size = look.isOwl ? 1.35 : 1;
  const shift = pose.turn * 9;
  const low = mood === "sad" || mood === "worried" || mood === "tense";
  for (const s of [-1, 1]) {
    const x = s * (look.isOwl ? 35 : 33);
    const y = look.isOwl ? 0 : -6;
    const line = isDark ? tint("#f4efe4") : ink;
    if (pose.blink || mood === "asleep")
      sketch.line(`M${x - 15 * size} ${y} q${15 * size} ${15 * size} ${30 * size} 0`, line, 5.5, more);
    else if (mood === "joy")
      sketch.line(`M${x - 15 * size} ${y + 5} q${15 * size} ${-19 * size} ${30 * size} 0`, line, 5.5, more);
    else {
      const k = size * (mood === "wonder" ? 1.15 : mood === "tense" ? 0.74 : mood === "calm" ? 0.95 : 1);
      if (isDark || look.isOwl) sketch.fill(oval(x, y, 20 * size), tint("#fffdf4"), more);
      sketch.fill(oval(x + shift, y, 12 * k, 14 * k), ink, more);
      sketch.fill(oval(x + shift + 4 * k, y - 5 * k, 4.4 * k), "#ffffff", more);
    }
    if (low) {
      const [inner, outer] = mood === "tense" ? [-24, -38] : [-40, -28];
      sketch.line(`M${x - s * 18} ${y + inner * size} L${x + s * 16} ${y + outer * size}`, line, 5, more);
    }
  }
};

/** From corner to corner, from the middle to its tip, and how far a wide open one drops. */
const bills = {
  short: { half: 17, long: 24, drop: 22 },
  flat: { half: 34, long: 17, drop: 20 },
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
