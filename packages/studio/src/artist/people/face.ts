import type { Mood } from "../../vocabulary.ts";
import { type Colour, darken } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { PersonDrawing } from "./person-drawing.ts";

const face = { inner: true, face: true };

/** A face with its mood. When it turns, the features move to that side. */
export const drawFace = (
  sketch: Sketch,
  drawing: PersonDrawing,
  x: number,
  y: number,
  eye = drawing.tint("#2a1a22"),
): void => {
  const { role, skin, tint, pose, freckles, features } = drawing;
  const look = x + pose.turn * 15;
  const brow = role.build ? eye : darken(drawing.hairColour, 0.05);
  if (role.mask) drawMask(sketch, tint(role.mask), look, y);
  for (const s of [-1, 1]) {
    // Perspective: the far eye is narrower and nearer to the nose.
    const far = s > 0 ? 1 - pose.turn * 0.3 : 1;
    const ex = look + 4 + s * 24 * features.apart * (s > 0 ? 1 - pose.turn * 0.24 : 1);
    drawEye(sketch, drawing, { x: ex, y, side: s, wide: far, colour: eye });
    drawBrow(sketch, drawing, ex, y, s, brow);
    const rosy = pose.mood === "joy" || pose.mood === "happy" ? 0.42 : pose.mood === "sad" ? 0.2 : 0.3;
    if (s < 0 || pose.turn < 0.8)
      sketch.fill(oval(look + 4 + s * 36, y + 17, 10 * far, 6), tint("#ff7d6b"), { ...face, opacity: rosy });
    if (freckles)
      for (const [dx, dy] of [
        [28, 12],
        [34, 9],
        [40, 13],
      ] as const)
        sketch.fill(oval(look + 4 + s * dx * far, y + dy, 1.8), darken(skin, 0.14), { ...face, opacity: 0.7 });
    if (role.old) sketch.line(`M${4 + s * 40} ${y + 20} q${s * 4} 5 ${s * 2} 10`, darken(skin, 0.12), 2.5, face);
  }
  if (!role.build) drawNose(sketch, drawing, look, y);
  if (role.beard) drawBeard(sketch, drawing, y - 6);
  if (drawing.worn?.moustache) drawMoustache(sketch, drawing, look, y);
  drawMouth(sketch, drawing, look, y);
  if (role.glasses || features.glasses) drawGlasses(sketch, tint("#4a3d4a"), pose.turn * 13, y);
};

interface Eye {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly wide: number;
  readonly colour: Colour;
}

const drawEye = (sketch: Sketch, drawing: PersonDrawing, { x, y, side, wide, colour }: Eye): void => {
  const { pose, features, build, tint, role } = drawing;
  const k = features.eyes * build.eyes;
  const shut = pose.blink || pose.mood === "asleep";
  if (shut || pose.mood === "joy") {
    const [top, bend] = shut ? [y, 10] : [y + 4, -13];
    const lash = role.mask ? tint("#ffffff") : colour;
    sketch.line(`M${x - 9 * wide} ${top} q${9 * wide} ${bend} ${18 * wide} 0`, lash, 4.5, face);
    return;
  }
  const astonished = pose.mood === "wonder";
  const [rx, ry] = [
    7.5 * k * wide * (astonished ? 1.18 : 1),
    10.5 * k * (astonished ? 1.25 : pose.mood === "calm" ? 0.9 : 1),
  ];
  // White around the pupil makes an eye look startled.
  if (astonished || pose.mood === "tense" || role.mask) {
    sketch.fill(oval(x, y, rx + 4.5, ry + 3.5), tint("#ffffff"), face);
    const small = astonished ? 0.82 : 0.6;
    sketch.fill(oval(x, y, rx * small, ry * small), colour, face);
  } else sketch.fill(oval(x, y, rx, ry), role.build ? colour : tint(features.iris), face);
  if (!role.build && pose.mood !== "tense") sketch.fill(oval(x + 0.6, y + 1, rx * 0.62, ry * 0.66), colour, face);
  sketch.fill(oval(x + 2.6 * k, y - 4 * k, 3 * k), "#ffffff", face);
  if (pose.mood === "sad") {
    // A drooping lid, and a tear.
    sketch.line(
      `M${x - 11 * wide} ${y - 6 + side * 3} L${x + 11 * wide} ${y - 6 - side * 3}`,
      darken(drawing.skin, 0.1),
      5,
      face,
    );
    if (side < 0) sketch.fill(`M${x - 3} ${y + 15} q-7 11 0 14 q7 -3 0 -14Z`, tint("#8fd0f5"), face);
  }
};

/** The heights of the inner and outer end of the brow, and its curvature. */
const brows: Readonly<Record<Mood, readonly [inner: number, outer: number, bend: number]>> = {
  calm: [-20, -20, -4],
  happy: [-21, -19, -7],
  joy: [-26, -22, -8],
  wonder: [-29, -27, -8],
  tense: [-15, -24, 0],
  worried: [-27, -18, 0],
  sad: [-26, -15, 2],
  asleep: [-18, -17, -3],
};

const drawBrow = (
  sketch: Sketch,
  { pose, features }: PersonDrawing,
  x: number,
  y: number,
  side: number,
  colour: Colour,
): void => {
  const [inner, outer, bend] = brows[pose.mood];
  const [from, to] = side < 0 ? [outer, inner] : [inner, outer];
  sketch.line(
    `M${x - 10} ${y + from} Q${x} ${y + (from + to) / 2 + bend} ${x + 10} ${y + to}`,
    colour,
    features.brows,
    face,
  );
};

/** A band of dark cloth around the eyes. */
const drawMask = (sketch: Sketch, colour: Colour, x: number, y: number): void =>
  sketch.fill(
    `M-61 ${y - 14} C-30 ${y - 24} ${x - 6} ${y - 20} ${x + 4} ${y - 12} C${x + 14} ${y - 20} 34 ${y - 24} 62 ${y - 14} V${y + 10} C40 ${y + 24} ${x + 22} ${y + 20} ${x + 4} ${y + 6} C${x - 14} ${y + 20} -40 ${y + 24} -61 ${y + 10}Z`,
    colour,
    face,
  );

const drawNose = (sketch: Sketch, { skin, pose, features, role, tint }: PersonDrawing, x: number, y: number): void => {
  const shade = darken(skin, 0.08);
  const nx = x + 6 + pose.turn * 7;
  if (role.redNose) sketch.fill(oval(nx, y + 12, 11), shaded(tint(role.redNose)), face);
  else if (features.nose === "long")
    sketch.line(`M${nx - 1} ${y + 3} q${5 + pose.turn * 5} 9 -2 13`, darken(skin, 0.12), 3.6, face);
  else
    sketch.fill(
      oval(nx, y + 14, features.nose === "broad" ? 7 : 4.5, features.nose === "broad" ? 4.4 : 3.4),
      shade,
      face,
    );
};

const drawMouth = (sketch: Sketch, { role, pose, tint }: PersonDrawing, x: number, y: number): void => {
  const lip = tint(role.beard ? "#8a4038" : "#7a3030");
  const my = role.beard ? y + 34 : y + 28;
  const mx = x + 4;
  if (pose.mouth > 0.2) {
    sketch.fill(oval(mx, my, 9, 2.5 + 7 * pose.mouth), lip, face);
    sketch.fill(oval(mx, my + 4 * pose.mouth, 5.5, 3 * pose.mouth), tint("#e88a86"), face);
    return;
  }
  switch (pose.mood) {
    case "joy":
      sketch.fill(
        `M${mx - 15} ${my - 6} Q${mx} ${my - 2} ${mx + 15} ${my - 6} C${mx + 13} ${my + 14} ${mx - 13} ${my + 14} ${mx - 15} ${my - 6}Z`,
        lip,
        face,
      );
      sketch.fill(oval(mx, my + 5, 8, 3.5), tint("#e88a86"), face);
      return;
    case "wonder":
      sketch.fill(oval(mx, my + 1, 6, 8), lip, face);
      return;
    case "tense":
      sketch.line(`M${mx - 10} ${my} q5 -4 10 0 q5 4 10 0`, lip, 4, face);
      return;
    case "worried":
      sketch.line(`M${mx - 8} ${my + 1} q8 -6 17 -1`, lip, 4, face);
      return;
    case "sad":
      sketch.line(`M${mx - 11} ${my + 5} q11 -13 22 0`, lip, 4, face);
      return;
    case "calm":
    case "asleep":
      sketch.line(`M${mx - 8} ${my - 1} q8 6 16 0`, lip, 4, face);
      return;
    case "happy":
      sketch.line(`M${mx - 12} ${my - 5} q12 14 24 0`, lip, 4, face);
  }
};

const drawBeard = (sketch: Sketch, { role, hairColour }: PersonDrawing, y: number): void => {
  sketch.fill(
    role.beard === "long"
      ? `M-56 ${y + 16} C-44 ${y + 30} -26 ${y + 24} 2 ${y + 26} C30 ${y + 24} 46 ${y + 30} 57 ${y + 16} C58 ${y + 70} 40 ${y + 120} 0 ${y + 142} C-38 ${y + 120} -60 ${y + 70} -56 ${y + 16}Z`
      : `M-58 ${y + 14} C-46 ${y + 32} -24 ${y + 24} 2 ${y + 24} C28 ${y + 24} 48 ${y + 32} 59 ${y + 14} C58 ${y + 50} 34 ${y + 78} 0 ${y + 80} C-34 ${y + 78} -60 ${y + 50} -58 ${y + 14}Z`,
    shaded(hairColour),
    { face: true },
  );
};

const drawMoustache = (sketch: Sketch, { hairColour }: PersonDrawing, x: number, y: number): void => {
  for (const s of [-1, 1])
    sketch.fill(
      `M${x + 4} ${y + 19} C${x + 4 + s * 10} ${y + 14} ${x + 4 + s * 24} ${y + 18} ${x + 4 + s * 32} ${y + 26} C${x + 4 + s * 20} ${y + 28} ${x + 4 + s * 8} ${y + 28} ${x + 4} ${y + 24}Z`,
      shaded(hairColour),
      face,
    );
};

const drawGlasses = (sketch: Sketch, colour: string, x: number, y: number): void => {
  for (const s of [-1, 1]) sketch.line(oval(x + 4 + s * 24, y, 17), colour, 3.4, face);
  sketch.line(`M${x - 3} ${y - 2} q7 -6 14 0`, colour, 3.4, face);
};
