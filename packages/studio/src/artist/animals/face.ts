import type { Mood } from "../../vocabulary.ts";
import { lighten, mix } from "../colour/oklab.ts";
import { oval, type Sketch } from "../figures/part.ts";
import type { GradientStop } from "../shapes/svg-defs.ts";
import type { Body } from "./body.ts";

export const drawFace = (sketch: Sketch, body: Body, skin: readonly GradientStop[], place: string): void => {
  const { species, coat } = body;
  drawMuzzle(sketch, body, skin, place);
  if (species.eyePatch)
    for (const x of [-28, 38])
      sketch.fill(oval(x, -6, 20, 24), coat.tint(species.eyePatch), { place, inner: true, face: true });
  drawEyes(sketch, body, place);
  if (!species.face)
    for (const x of [-46, 56])
      sketch.fill(oval(x, 18, 12, 7), coat.tint("#ff7d6b"), { place, inner: true, face: true, opacity: 0.28 });
  if (species.muzzle !== "trunk" && species.muzzle !== "snout") drawNoseAndMouth(sketch, body, place);
  if (species.muzzle === "snout") drawMouth(sketch, body, 50, place);
  if (species.muzzle === "short" && species.ear !== "big") drawWhiskers(sketch, body, place);
};

const drawMuzzle = (sketch: Sketch, { species, coat }: Body, skin: readonly GradientStop[], place: string): void => {
  const more = { place, inner: true, face: true };
  const pale = species.face ? lighten(coat.tint(species.face), 0.07) : coat.belly;
  switch (species.muzzle) {
    case "fox":
      sketch.fill(
        "M-86 30 L-70 30 L-73 45 L-54 42 C-36 60 -14 68 6 68 C24 68 42 60 58 42 L77 45 L74 30 L88 30 C76 12 54 6 38 16 C28 22 20 22 10 8 C0 22 -10 22 -20 16 C-40 4 -72 10 -86 30Z",
        coat.belly,
        more,
      );
      return;
    case "long":
      sketch.fill("M-34 30 C-36 8 -18 -2 6 -2 C30 -2 48 8 46 30 C44 52 26 62 6 62 C-16 62 -32 52 -34 30Z", pale, more);
      return;
    case "short":
      sketch.fill(
        "M-26 36 C-28 18 -10 12 6 14 C22 12 40 18 38 36 C36 54 20 60 6 60 C-10 60 -24 54 -26 36Z",
        pale,
        more,
      );
      return;
    case "snout":
      sketch.fill(oval(10, 26, 34, 25), lighten(coat.fur, 0.05), more);
      for (const x of [0, 22]) sketch.fill(oval(x, 26, 6, 9), coat.dark, { ...more, opacity: 0.7 });
      return;
    case "trunk":
      sketch.fill("M-18 10 C-20 60 0 120 44 124 C66 126 74 104 60 98 C36 100 32 60 40 12Z", skin, {
        place,
        face: true,
      });
  }
};

const drawEyes = (sketch: Sketch, { species, coat, pose }: Body, place: string): void => {
  const more = { place: turned(place, pose.turn), inner: true, face: true };
  const y = species.muzzle === "fox" ? -6 : -8;
  const eye = species.eyePatch ? coat.tint("#ffffff") : coat.tint("#2a1a22");
  const glint = species.eyePatch ? coat.tint("#24242c") : "#ffffff";
  for (const x of [-27, 37]) {
    if (pose.mood === "joy" && !pose.blink) sketch.line(`M${x - 11} ${y + 4} q11 -15 22 0`, eye, 5, more);
    else if (pose.blink || pose.mood === "asleep") sketch.line(`M${x - 11} ${y - 2} q11 12 22 0`, eye, 5, more);
    else {
      const start = pose.mood === "wonder" || pose.mood === "tense";
      if (start) sketch.fill(oval(x, y, 14.5, 17), coat.tint(species.eyePatch ? "#8a8a94" : "#ffffff"), more);
      const k = pose.mood === "wonder" ? 1.1 : pose.mood === "tense" ? 0.72 : pose.mood === "calm" ? 0.94 : 1;
      sketch.fill(oval(x, y, 9.5 * k, 12.5 * k), eye, more);
      sketch.fill(oval(x + 3.2, y - 4.6, 3.6), glint, more);
      sketch.fill(oval(x - 3, y + 5, 1.8), glint, { ...more, opacity: 0.7 });
    }
    const brow = brows[pose.mood];
    if (brow) {
      const [inner, outer] = brow;
      const [from, to] = x < 0 ? [outer, inner] : [inner, outer];
      sketch.line(`M${x - 12} ${y + from} L${x + 11} ${y + to}`, eye, 4, more);
    }
    if (pose.mood === "sad" && x < 0)
      sketch.fill(`M${x - 4} ${y + 17} q-8 12 0 15 q8 -3 0 -15Z`, coat.tint("#8fd0f5"), more);
  }
};

const drawNoseAndMouth = (sketch: Sketch, body: Body, place: string): void => {
  const { species, coat, pose } = body;
  const more = { place: turned(place, pose.turn * 1.2), inner: true, face: true };
  const y = species.muzzle === "fox" ? 30 : species.muzzle === "long" ? 16 : 24;
  sketch.fill(
    `M-6 ${y - 4} C-6 ${y - 11} 20 ${y - 11} 20 ${y - 4} C20 ${y + 5} 11 ${y + 9} 7 ${y + 9} C3 ${y + 9} -6 ${y + 5} -6 ${y - 4}Z`,
    species.eyePatch ? coat.tint("#24242c") : coat.dark,
    more,
  );
  sketch.fill(oval(3, y - 5, 4, 2), "#ffffff", { ...more, opacity: 0.55 });
  drawMouth(sketch, body, y + 9, turned(place, pose.turn));
};

/** The shift of the features towards the direction of the gaze. */
const turned = (place: string, turn: number): string =>
  turn ? `${place} translate(${Math.round(turn * 8)} 0)` : place;

/** The heights of the inner and outer end of a brow. Moods without an entry have no brows. */
const brows: Partial<Record<Mood, readonly [inner: number, outer: number]>> = {
  wonder: [-28, -26],
  tense: [-16, -25],
  worried: [-26, -18],
  sad: [-26, -16],
};

const drawMouth = (sketch: Sketch, { coat, pose }: Body, y: number, place: string): void => {
  const more = { place, inner: true, face: true };
  const low = pose.mood === "sad" || pose.mood === "worried" || pose.mood === "tense";
  if (pose.mouth > 0.2) {
    sketch.fill(oval(7, y + 8, 9, 3 + 8 * pose.mouth), coat.tint("#7a2f38"), more);
    sketch.fill(oval(7, y + 8 + 5 * pose.mouth, 6, 3.4 * pose.mouth), coat.tint("#e88a86"), more);
    return;
  }
  if (pose.mood === "wonder") {
    sketch.fill(oval(7, y + 8, 6, 7.5), coat.tint("#7a2f38"), more);
    return;
  }
  if (pose.mood === "joy") {
    sketch.fill(`M-8 ${y + 2} q15 5 30 0 q-3 19 -15 19 q-12 0 -15 -19Z`, coat.tint("#7a2f38"), more);
    sketch.fill(oval(7, y + 15, 7, 4), coat.tint("#e88a86"), more);
    return;
  }
  sketch.line(
    low ? `M-4 ${y + 14} q11 -9 22 0` : `M-8 ${y + 4} q7.5 9 15 0 q7.5 9 15 0`,
    mix(coat.dark, "#000000", 0.1),
    3.4,
    more,
  );
};

const drawWhiskers = (sketch: Sketch, { coat }: Body, place: string): void => {
  for (const s of [-1, 1])
    for (const k of [0, 1])
      sketch.line(
        `M${6 + s * 30} ${34 + k * 8} q${s * 22} ${-4 + k * 5} ${s * 40} ${-6 + k * 12}`,
        mix(coat.dark, "#ffffff", 0.4),
        1.8,
        { place, inner: true, face: true, opacity: 0.7 },
      );
};
