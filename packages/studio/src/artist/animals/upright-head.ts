import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { oval, type Pose, type Sketch, shaded } from "../figures/part.ts";
import { drawRoundEyes } from "./round-eyes.ts";
import type { UprightLook } from "./upright-kinds.ts";

interface Paint {
  readonly skin: Colour;
  readonly tint: (colour: Colour) => Colour;
  readonly place: string;
}

/** The head of an animal on two legs, about 170 units wide, centred on 0,0. */
export const drawUprightHead = (sketch: Sketch, look: UprightLook, pose: Pose, paint: Paint): void => {
  const { skin, tint, place } = paint;
  const inside = { place, inner: true, face: true };
  drawEars(sketch, look, paint);
  if (look.plates)
    for (const [x, turn] of [
      [-30, -20],
      [0, 0],
      [30, 20],
    ] as const)
      sketch.fill("M-16 10 L0 -26 L16 10Z", tint(look.plates), {
        place: `${place} translate(${x} -72) rotate(${turn})`,
      });
  if (look.horns)
    for (const s of [-1, 1])
      sketch.fill(
        `M${s * 30} -62 C${s * 40} -96 ${s * 58} -104 ${s * 74} -108 C${s * 74} -84 ${s * 68} -62 ${s * 58} -46Z`,
        tint(look.horns),
        { place },
      );
  sketch.fill(skull, shaded(lighten(skin, 0.02)), { place });
  if (look.headStripe)
    sketch.fill("M-14 -76 Q0 -80 14 -76 L9 -10 L-9 -10Z", tint(look.headStripe), { ...inside, face: false });
  if (look.face)
    sketch.fill(
      "M0 -42 C20 -66 70 -56 70 -10 C70 34 40 58 0 58 C-40 58 -70 34 -70 -10 C-70 -56 -20 -66 0 -42Z",
      tint(look.face),
      inside,
    );
  if (look.eyeStripes)
    for (const s of [-1, 1])
      sketch.fill(oval(0, 0, 22, 30), tint(look.eyeStripes), {
        ...inside,
        place: `${place} translate(${s * 36} -8) rotate(${s * -18})`,
      });
  drawMuzzle(sketch, look, pose, paint);
  const isDark = look.eyeStripes !== undefined || look.headStripe !== undefined;
  drawRoundEyes(sketch, { apart: 34, y: -14, size: look.eyes ?? 0.92, isDark, isRinged: true }, pose, { tint, place });
};

const skull = "M0 -76 C54 -76 86 -44 84 -2 C82 42 50 62 0 62 C-50 62 -82 42 -84 -2 C-86 -44 -54 -76 0 -76Z";

const drawEars = (sketch: Sketch, look: UprightLook, { skin, tint, place }: Paint): void => {
  if (!look.ears) return;
  const inner = tint(look.face ?? look.belly);
  for (const s of [-1, 1]) {
    if (look.ears === "tall") {
      const ear = `${place} translate(${s * 40} -58) rotate(${s * 16})`;
      sketch.fill(oval(0, -42, 24, 56), shaded(skin), { place: ear });
      sketch.fill(oval(0, -40, 12, 40), inner, { place: ear, inner: true, face: true });
      continue;
    }
    const [x, y, r] = look.ears === "side" ? [88, -6, 32] : [56, -60, 22];
    sketch.fill(oval(s * x, y, r), shaded(darken(skin, 0.03)), { place });
    sketch.fill(oval(s * x, y + 2, r * 0.58), inner, { place, inner: true, face: true });
  }
};

/** The height of nose and mouth, and how wide the muzzle is. */
const muzzles = {
  button: { nose: 8, mouth: 26, wide: 34, high: 26, y: 28 },
  wide: { nose: 14, mouth: 34, wide: 52, high: 30, y: 32 },
  long: { nose: 14, mouth: 38, wide: 64, high: 34, y: 34 },
  snub: { nose: 10, mouth: 26, wide: 56, high: 26, y: 28 },
} as const;

const drawMuzzle = (sketch: Sketch, look: UprightLook, pose: Pose, { tint, place }: Paint): void => {
  const more = { place, inner: true, face: true };
  const { nose, mouth, wide, high, y } = muzzles[look.muzzle];
  const colour = tint(look.muzzleColour);
  const x = pose.turn * 9;
  sketch.fill(oval(x, y, wide, high), shaded(colour, 0.04), more);
  if (look.noseHorn)
    sketch.fill(
      `M${x - 16} ${nose + 2} Q${x - 6} -34 ${x + 4} -52 Q${x + 18} -20 ${x + 18} ${nose + 2}Z`,
      shaded(tint(look.noseHorn)),
      more,
    );
  if (look.nose) {
    sketch.fill(oval(x, nose, 14, 10), tint(look.nose), more);
    sketch.fill(oval(x - 4, nose - 3, 4, 2.4), "#ffffff", { ...more, opacity: 0.6 });
  } else
    for (const s of [-1, 1])
      sketch.fill(oval(x + s * (look.muzzle === "long" ? 24 : 8), nose, 5, 4), darken(colour, 0.25), {
        ...more,
        opacity: 0.8,
      });
  drawMouth(sketch, look, pose, { tint, place, x, y: mouth });
};

const drawMouth = (
  sketch: Sketch,
  look: UprightLook,
  pose: Pose,
  { tint, place, x, y }: Omit<Paint, "skin"> & { readonly x: number; readonly y: number },
): void => {
  const more = { place, inner: true, face: true };
  const { mood } = pose;
  const half = look.muzzle === "button" ? 16 : look.muzzle === "long" ? 38 : 28;
  const open = Math.max(pose.mouth, mood === "joy" ? 0.8 : mood === "wonder" ? 0.45 : 0);
  const isLow = mood === "sad" || mood === "worried" || mood === "tense";
  const ink = tint("#3a2426");
  if (open > 0.2) {
    const deep = 6 + 22 * open;
    sketch.fill(
      `M${x - half} ${y - 2} Q${x} ${y + 8} ${x + half} ${y - 2} Q${x + half * 0.7} ${y + deep} ${x} ${y + deep} Q${x - half * 0.7} ${y + deep} ${x - half} ${y - 2}Z`,
      tint("#7a2f38"),
      more,
    );
    sketch.fill(oval(x, y + deep * 0.78, half * 0.5, deep * 0.2), tint("#e88a86"), more);
  } else if (isLow)
    sketch.line(`M${x - half * 0.8} ${y + 8} Q${x} ${y - 8} ${x + half * 0.8} ${y + 8}`, ink, 4.5, more);
  else sketch.line(`M${x - half} ${y - 1} Q${x} ${y + 15} ${x + half} ${y - 1}`, ink, 4.5, more);
  if (!look.hasTeeth || isLow) return;
  const white = tint("#fffdf2");
  if (look.muzzle === "button") {
    sketch.fill(`M${x - 9} ${y + 3} h8 v13 h-8Z M${x + 1} ${y + 3} h8 v13 h-8Z`, white, more);
    return;
  }
  for (const s of [-1, 1])
    sketch.fill(
      `M${x + s * half * 0.72} ${y + 2} l${s * 7} -1 l${-s * 5} 12Z M${x + s * half * 0.3} ${y + 6} l${s * 8} -1 l${-s * 5} 11Z`,
      white,
      more,
    );
};
