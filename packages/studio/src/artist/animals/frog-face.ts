import type { Colour } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch } from "../figures/part.ts";

/** Eyes on their bumps, and a mouth from ear to ear. */
export const drawFrogFace = (sketch: Sketch, pose: Pose, tint: (colour: Colour) => Colour, place: string): void => {
  const more = { place, inner: true, face: true };
  const ink = tint("#26301c");
  const { mood } = pose;
  const low = mood === "sad" || mood === "worried" || mood === "tense";
  const look = pose.turn * 7;
  for (const s of [-1, 1]) {
    const x = s * 50;
    if (pose.blink || mood === "asleep") sketch.line(`M${x - 17} -66 q17 15 34 0`, ink, 5, more);
    else if (mood === "joy") sketch.line(`M${x - 17} -60 q17 -20 34 0`, ink, 5.5, more);
    else {
      const k = mood === "wonder" ? 1.2 : mood === "tense" ? 0.72 : mood === "calm" ? 0.94 : 1;
      sketch.fill(oval(x, -66, 23), tint("#fdfbe6"), more);
      sketch.fill(oval(x + look, -66, 12 * k, 14 * k), ink, more);
      sketch.fill(oval(x + look + 4, -71, 4), "#ffffff", more);
    }
    if (low) {
      const [inner, outer] = mood === "tense" ? [-84, -98] : [-102, -90];
      sketch.line(`M${x - s * 20} ${inner} L${x + s * 18} ${outer}`, ink, 5, more);
    }
    sketch.fill(oval(s * 78, -6, 13, 8), tint("#ff8d74"), { ...more, opacity: 0.35 });
    sketch.fill(oval(s * 9 + look * 0.6, -34, 3, 2.4), ink, { ...more, opacity: 0.7 });
  }
  if (mood === "sad") sketch.fill("M-54 -42 q-8 12 0 15 q8 -3 0 -15Z", tint("#8fd0f5"), more);
  if (pose.mouth > 0.2 || mood === "wonder" || mood === "joy") {
    const open = Math.max(pose.mouth, mood === "joy" ? 0.9 : mood === "wonder" ? 0.5 : 0);
    sketch.fill(
      `M-50 0 Q0 14 50 0 Q40 ${14 + 30 * open} 0 ${14 + 30 * open} Q-40 ${14 + 30 * open} -50 0Z`,
      tint("#7a2f38"),
      more,
    );
    sketch.fill(oval(0, 12 + 19 * open, 20, 7 * open), tint("#e88a86"), more);
  } else sketch.line(low ? "M-52 20 Q0 -10 52 20" : "M-64 -4 Q0 36 64 -4", ink, 5, more);
};
