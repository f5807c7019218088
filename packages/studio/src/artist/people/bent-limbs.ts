import { darken } from "../colour/oklab.ts";
import { oval, type Pair, type Sketch, shaded } from "../figures/part.ts";
import { fix, type Point } from "../shapes/curve.ts";
import { clothOfLegs, shoeColour } from "./leg-colours.ts";
import type { PersonDrawing } from "./person-drawing.ts";

const ARM = 80;
const LEG = 76;

/** Arms with elbows, whose hands are at points. */
export const drawReachingArms = (sketch: Sketch, drawing: PersonDrawing, hands: Pair): void => {
  const { role, colour, skin, shoulders, tint } = drawing;
  const glove = tint(role.outfit === "space" ? "#dfe6f0" : "#8a94a6");
  const hand = role.outfit === "space" || role.outfit === "armour" ? glove : skin;
  for (const [side, [x, y]] of [
    [1, hands.far],
    [-1, hands.near],
  ] as const) {
    const shoulder: Point = [side * 36, shoulders + 14];
    const [elbow, end] = bend(shoulder, [x, shoulders + y], ARM, side > 0 ? 1 : -1);
    sketch.line(limb(shoulder, elbow, end), side > 0 ? darken(colour, 0.06) : darken(colour, 0.03), 23);
    sketch.fill(oval(end[0], end[1], 12.5), shaded(hand));
  }
};

/** Legs with knees, whose feet are at points. */
export const drawReachingLegs = (sketch: Sketch, drawing: PersonDrawing, feet: Pair): void => {
  const cloth = clothOfLegs(drawing);
  const shoe = shoeColour(drawing);
  for (const [side, foot] of [
    [1, feet.far],
    [-1, feet.near],
  ] as const) {
    const hip: Point = [side * 18, -78];
    const [knee, end] = bend(hip, foot, LEG, side);
    sketch.line(limb(hip, knee, end), side > 0 ? darken(cloth, 0.06) : cloth, 25);
    sketch.fill(oval(end[0] + 5, end[1] + 2, 19, 11), shaded(shoe));
  }
};

/** The joint between two bones of equal length, and the end that they reach. */
const bend = (from: Point, to: Point, length: number, side: 1 | -1): readonly [Point, Point] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const distance = Math.hypot(dx, dy) || 1;
  const reached = Math.min(distance, length * 0.995);
  const end: Point = [from[0] + (dx / distance) * reached, from[1] + (dy / distance) * reached];
  const out = Math.sqrt(Math.max(0, (length / 2) ** 2 - (reached / 2) ** 2));
  const across: Point = [(-dy / distance) * out * side, (dx / distance) * out * side];
  // Elbows hang down or out, never up into the face.
  const [lower, upper] = [1, -1].map(
    (sign): Point => [(from[0] + end[0]) / 2 + across[0] * sign, (from[1] + end[1]) / 2 + across[1] * sign],
  );
  const joint = lower && upper ? (lower[1] + side * lower[0] >= upper[1] + side * upper[0] ? lower : upper) : end;
  return [joint, end];
};

const limb = (a: Point, b: Point, c: Point): string =>
  `M${fix(a[0])} ${fix(a[1])}L${fix(b[0])} ${fix(b[1])}L${fix(c[0])} ${fix(c[1])}`;
