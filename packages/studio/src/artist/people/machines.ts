import { type Colour, darken } from "../colour/oklab.ts";
import { type Figure, oval, type Pose, Sketch, shaded, transformAt } from "../figures/part.ts";
import type { PersonModel } from "./person-drawing.ts";

const face = { inner: true, face: true };

/** A friendly robot with a screen for a face. */
export const drawRobot = ({ colour, second }: PersonModel, pose: Pose, tint: (colour: Colour) => Colour): Figure => {
  const metal = shaded(tint(colour), 0.09);
  const joint = darken(tint(colour), 0.2);
  const light = tint(second);
  const sketch = new Sketch();
  const swing = Math.sin(pose.phase) * 10 * Math.min(2, pose.stride);
  for (const s of [-1, 1]) {
    const place = transformAt(0, -60, s * swing);
    sketch.fill(`M${s * 30 - 13} -10 h26 v58 h-26Z`, shaded(joint), { place });
    sketch.fill(`M${s * 30 - 22} 60 q0 -20 22 -20 q22 0 22 20Z`, metal, { place });
  }
  sketch.fill("M-58 -176 q0 -18 18 -18 h80 q18 0 18 18 v84 q0 24 -24 24 h-68 q-24 0 -24 -24Z", metal);
  sketch.fill(oval(0, -128, 24), tint("#24364a"), { inner: true });
  sketch.fill(oval(0, -128, 16), light, { inner: true });
  sketch.fill(oval(-5, -134, 5), "#ffffff", { inner: true, opacity: 0.8 });
  for (const s of [-1, 1]) {
    const lift = s < 0 ? pose.arm * 90 : pose.arm * 20;
    const hand = s < 0 ? pose.hands?.near : pose.hands?.far;
    if (hand) {
      const [x, y] = [hand[0] + s * 14, hand[1] - 172];
      sketch.line(`M${s * 60} -166 Q${s * 70} ${(y - 120) / 2} ${x} ${y}`, joint, 15);
      sketch.fill(oval(x, y, 15), metal);
      continue;
    }
    sketch.line(
      `M${s * 60} -166 C${s * 92} ${-150 - lift * 0.3} ${s * 96} ${-120 - lift * 0.8} ${s * 88} ${-100 - lift}`,
      joint,
      15,
    );
    sketch.fill(oval(s * 88, -92 - lift, 15), metal);
  }
  sketch.line("M0 -296 V-326", joint, 6);
  sketch.fill(oval(0, -332, 11), light);
  sketch.fill("M-72 -272 q0 -26 26 -26 h92 q26 0 26 26 v44 q0 28 -28 28 h-88 q-28 0 -28 -28Z", metal);
  sketch.fill("M-56 -268 q0 -14 14 -14 h84 q14 0 14 14 v30 q0 18 -18 18 h-76 q-18 0 -18 -18Z", tint("#1d2c40"), face);
  const glow = tint("#7ff0ff");
  for (const s of [-1, 1]) {
    if (pose.blink || pose.mood === "asleep") sketch.line(`M${s * 26 - 11} -250 h22`, glow, 4, face);
    else if (pose.mood === "joy") sketch.line(`M${s * 26 - 11} -246 q11 -16 22 0`, glow, 5, face);
    else {
      const k = pose.mood === "wonder" ? 1.3 : pose.mood === "tense" ? 0.7 : 1;
      sketch.fill(oval(s * 26 + pose.turn * 9, -250, 11 * k, 13 * k), glow, face);
      if (pose.mood === "sad" || pose.mood === "worried")
        sketch.line(`M${s * 38 + pose.turn * 9} -262 L${s * 16 + pose.turn * 9} -270`, glow, 4, face);
    }
  }
  const low = pose.mood === "sad" || pose.mood === "worried" || pose.mood === "tense";
  if (pose.mouth > 0.2) sketch.fill(oval(0, -228, 10, 2 + 5 * pose.mouth), glow, face);
  else sketch.line(low ? "M-12 -224 q12 -8 24 0" : "M-12 -230 q12 8 24 0", glow, 4, face);
  const grip = { x: 88, y: -92 };
  return { parts: sketch.parts, scale: 1, width: 200, height: 340, ...(pose.holds ? { grip } : {}) };
};

/** A small ghost that hangs in the air. */
export const drawGhost = (_: PersonModel, pose: Pose, tint: (colour: Colour) => Colour): Figure => {
  const sketch = new Sketch();
  const sway = Math.sin(pose.phase) * 6 + pose.tail * 0.6;
  sketch.fill(
    `M-70 -10 C-78 -120 -70 -240 0 -246 C70 -240 78 -120 70 -10 C58 -30 48 -30 ${36 + sway} -6 C24 -28 12 -28 ${sway} -6 C-12 -28 -24 -28 ${-36 + sway} -6 C-48 -30 -58 -30 -70 -10Z`,
    [
      [0, tint("#ffffff")],
      [1, tint("#cdd6f0")],
    ],
    { opacity: 0.93 },
  );
  const ink = tint("#33304a");
  const low = pose.mood === "sad" || pose.mood === "worried" || pose.mood === "tense";
  for (const s of [-1, 1]) {
    const x = 4 + s * 24;
    if (pose.blink || pose.mood === "asleep") sketch.line(`M${x - 9} -170 q9 10 18 0`, ink, 4.5, face);
    else if (pose.mood === "joy") sketch.line(`M${x - 9} -166 q9 -13 18 0`, ink, 4.5, face);
    else {
      const k = pose.mood === "wonder" ? 1.3 : pose.mood === "tense" ? 0.7 : 1;
      sketch.fill(oval(x + pose.turn * 10, -170, 8 * k, 12 * k), ink, face);
      if (pose.mood === "sad" || pose.mood === "worried")
        sketch.line(`M${x + s * 11} -186 L${x - s * 9} -194`, ink, 4, face);
    }
    sketch.fill(oval(4 + s * 38, -152, 10, 6), tint("#ff9d9b"), { ...face, opacity: 0.4 });
  }
  if (pose.mouth > 0.2) sketch.fill(oval(4, -140, 9, 3 + 8 * pose.mouth), ink, face);
  else if (pose.mood === "wonder" || pose.mood === "joy") sketch.fill(oval(4, -138, 9, 9), ink, face);
  else sketch.line(low ? "M-6 -136 q10 -8 20 0" : "M-7 -144 q11 12 22 0", ink, 4, face);
  return { parts: sketch.parts, scale: 0.9, width: 160, height: 250 };
};
