import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded, transformAt } from "../figures/part.ts";
import { drawReachingLegs } from "./bent-limbs.ts";
import { clothOfLegs, shoeColour } from "./leg-colours.ts";
import type { PersonDrawing } from "./person-drawing.ts";
import type { Role } from "./roles.ts";

export const drawWings = (sketch: Sketch, { tint, pose }: PersonDrawing, colour: Colour): void => {
  const wing = tint(colour);
  const beat = 1 + 0.12 * Math.sin(pose.phase * 2 + pose.tail);
  for (const side of [-1, 1]) {
    const s = side * beat;
    sketch.fill(
      `M${s * 10} -140 C${s * 60} -240 ${s * 140} -236 ${s * 128} -172 C${s * 122} -134 ${s * 60} -124 ${s * 10} -128Z`,
      [
        [0, wing],
        [1, lighten(wing, 0.06)],
      ],
      { opacity: 0.85 },
    );
    sketch.fill(
      `M${s * 10} -130 C${s * 70} -128 ${s * 112} -100 ${s * 92} -66 C${s * 66} -50 ${s * 26} -90 ${s * 10} -118Z`,
      wing,
      { opacity: 0.8 },
    );
  }
};

export const drawCape = (sketch: Sketch, { tint, shoulders, pose }: PersonDrawing, colour: Colour): void => {
  const sway = Math.sin(pose.phase) * 6 * Math.min(1, pose.stride) + pose.tail * 0.5;
  sketch.fill(
    `M-36 ${shoulders} C-70 -110 ${-92 + sway} -50 ${-84 + sway * 1.3} -14 L70 -14 C76 -60 62 -120 36 ${shoulders}Z`,
    shaded(tint(colour), 0.1),
  );
};

export const drawLegs = (sketch: Sketch, drawing: PersonDrawing): void => {
  const { pose, long } = drawing;
  const shoe = shoeColour(drawing);
  if (long) {
    for (const s of [-1, 1])
      sketch.fill(
        `M${s * 20 - 16} 0 C${s * 20 - 16} -16 ${s * 20 - 4} -18 ${s * 20 + 6} -16 C${s * 20 + 20} -14 ${s * 20 + 22} -6 ${s * 20 + 20} 0Z`,
        shoe,
      );
    return;
  }
  if (pose.feet) {
    drawReachingLegs(sketch, drawing, pose.feet);
    return;
  }
  const cloth = clothOfLegs(drawing);
  if (pose.sit) {
    for (const s of [1, -1]) {
      sketch.fill(
        `M${s * 20 - 16} -44 C${s * 20 - 20} -30 ${s * 30 - 16} -16 ${s * 30 - 14} -8 L${s * 30 + 14} -8 C${s * 30 + 16} -20 ${s * 20 + 18} -34 ${s * 20 + 16} -44Z`,
        shaded(cloth),
      );
      sketch.fill(`M${s * 32 - 18} 2 C${s * 32 - 20} -18 ${s * 32 + 18} -18 ${s * 32 + 18} 2Z`, shaded(shoe));
    }
    return;
  }
  const swing = Math.sin(pose.phase) * (15 * Math.min(1, pose.stride) + 12 * Math.max(0, pose.stride - 1));
  for (const s of [1, -1]) {
    const place = transformAt(s * 19, -76, s * swing);
    sketch.fill("M-14 -6 L14 -6 L12 62 L-12 62Z", shaded(s > 0 ? darken(cloth, 0.06) : cloth), { place });
    if (drawing.worn?.boots) sketch.fill("M-15 28 L15 28 L15 66 L-15 66Z", shaded(shoe), { place });
    sketch.fill("M-15 74 C-16 58 -4 54 4 56 C20 58 26 66 24 76Z", shaded(shoe), { place });
  }
};

/** The angle of an arm that holds a prop, in degrees. */
const holding = 62;
const reach = 72;

/** The position of the hand that holds a prop. */
export const gripOf = ({ pose, shoulders }: PersonDrawing): { readonly x: number; readonly y: number } | undefined => {
  if (!pose.holds) return undefined;
  const angle = (holding * Math.PI) / 180;
  return { x: 38 + Math.sin(angle) * reach, y: shoulders + 14 + Math.cos(angle) * reach };
};

/** `side` is 1 for the far arm, -1 for the near one, which gestures. */
export const drawArm = (
  sketch: Sketch,
  { role, colour, skin, shoulders, pose, tint }: PersonDrawing,
  side: 1 | -1,
): void => {
  const far = side > 0;
  const swing = Math.sin(pose.phase) * 14 * Math.min(2, pose.stride);
  const raised = far ? (pose.mood === "joy" ? pose.arm : pose.arm * 0.25) : pose.arm;
  const busy = role.held && !far && !pose.holds;
  const turn =
    far && pose.holds ? -holding : -side * (16 + (busy ? 8 : raised * 125)) + side * swing * (busy ? 0.3 : 1);
  const place = transformAt(side * 38, shoulders + 14, turn);
  const glove = tint(role.outfit === "space" ? "#dfe6f0" : "#8a94a6");
  const hand = role.outfit === "space" || role.outfit === "armour" ? glove : skin;
  sketch.fill(
    "M-13 -2 C-15 28 -13 50 -10 66 L10 66 C13 48 15 26 13 -2 C8 -12 -8 -12 -13 -2Z",
    shaded(far ? darken(colour, 0.05) : colour),
    { place },
  );
  sketch.fill(oval(0, 72, 12), shaded(hand), { place });
};

export const drawHeld = (sketch: Sketch, { tint, shoulders }: PersonDrawing, held: NonNullable<Role["held"]>): void => {
  const x = -66;
  const y = shoulders + 72;
  switch (held) {
    case "staff":
      sketch.line(`M${x} 0 V-250`, tint("#7a5234"), 9);
      sketch.fill(oval(x, -262, 18), [
        [0, tint("#bff4ff")],
        [1, tint("#5ab7ff")],
      ]);
      return;
    case "spear":
      sketch.line(`M${x} 0 V-280`, tint("#7a5234"), 8);
      sketch.fill(`M${x} -340 L${x + 15} -296 L${x} -278 L${x - 15} -296Z`, [
        [0, tint("#f4f8ff")],
        [1, tint("#a6b3c7")],
      ]);
      return;
    case "wand":
      sketch.line(`M${x} ${y} L${x - 26} ${y - 60}`, tint("#b58a4a"), 6);
      sketch.fill(`M${x - 28} ${y - 84} l6 14 15 1 -11 10 4 15 -14 -8 -13 8 3 -15 -11 -10 15 -1Z`, tint("#ffe27a"));
      return;
    case "sword":
      sketch.fill(`M${x - 5} ${y} L${x - 5} ${y - 120} L${x} ${y - 134} L${x + 5} ${y - 120} L${x + 5} ${y}Z`, [
        [0, tint("#f4f8ff")],
        [1, tint("#a6b3c7")],
      ]);
      sketch.fill(`M${x - 22} ${y - 4} h44 v8 h-44Z`, tint("#d6a441"));
      sketch.fill(`M${x - 4} ${y} h8 v24 h-8Z`, tint("#6b4226"));
  }
};
