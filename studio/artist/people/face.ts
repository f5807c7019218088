import { darken } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { Drawn } from "./drawn.ts";

const face = { inner: true, face: true };

export const drawFace = (sketch: Sketch, drawn: Drawn, x: number, y: number, eye = drawn.tint("#2a1a22")): void => {
  const { role, skin, tint, pose, freckles } = drawn;
  const low = pose.mood === "worried" || pose.mood === "sad";
  const brow = role.build ? eye : darken(drawn.hairColour, 0.05);
  for (const s of [-1, 1]) {
    const ex = x + 4 + s * 24;
    if (pose.mood === "joy" && !pose.blink) sketch.line(`M${ex - 9} ${y + 4} q9 -13 18 0`, eye, 4.5, face);
    else if (pose.blink || pose.mood === "asleep") sketch.line(`M${ex - 9} ${y} q9 10 18 0`, eye, 4.5, face);
    else {
      sketch.fill(oval(ex, y, 7.5, 10.5), eye, face);
      sketch.fill(oval(ex + 2.6, y - 4, 3), "#ffffff", face);
    }
    const sad = s < 0 ? `M${ex - 10} ${y - 19} L${ex + 8} ${y - 24}` : `M${ex - 8} ${y - 24} L${ex + 10} ${y - 19}`;
    sketch.line(low ? sad : `M${ex - 10} ${y - 19} q10 -7 19 0`, brow, 4, face);
    sketch.fill(oval(x + 4 + s * 36, y + 17, 10, 6), tint("#ff7d6b"), { ...face, opacity: 0.35 });
    if (freckles)
      for (const [dx, dy] of [
        [28, 12],
        [34, 9],
        [40, 13],
      ] as const)
        sketch.fill(oval(x + 4 + s * dx, y + dy, 1.8), darken(skin, 0.14), { ...face, opacity: 0.7 });
    if (role.old) sketch.line(`M${4 + s * 40} ${y + 20} q${s * 4} 5 ${s * 2} 10`, darken(skin, 0.12), 2.5, face);
  }
  if (!role.build) sketch.fill(oval(x + 6, y + 14, 4.5, 3.4), darken(skin, 0.08), face);
  if (role.beard) drawBeard(sketch, drawn, y - 6);
  drawMouth(sketch, drawn, x, y, low);
  if (role.glasses) drawGlasses(sketch, tint("#4a3d4a"), y);
};

const drawMouth = (sketch: Sketch, { role, pose, tint }: Drawn, x: number, y: number, low: boolean): void => {
  const lip = tint(role.beard ? "#8a4038" : "#7a3030");
  const my = role.beard ? y + 34 : y + 28;
  if (pose.mouth > 0.2) {
    sketch.fill(oval(x + 4, my, 9, 2.5 + 7 * pose.mouth), lip, face);
    sketch.fill(oval(x + 4, my + 4 * pose.mouth, 5.5, 3 * pose.mouth), tint("#e88a86"), face);
  } else sketch.line(low ? `M${x - 5} ${my + 2} q9 -8 18 0` : `M${x - 7} ${my - 4} q11 12 22 0`, lip, 4, face);
};

const drawBeard = (sketch: Sketch, { role, hairColour }: Drawn, y: number): void => {
  sketch.fill(
    role.beard === "long"
      ? `M-56 ${y + 16} C-44 ${y + 30} -26 ${y + 24} 2 ${y + 26} C30 ${y + 24} 46 ${y + 30} 57 ${y + 16} C58 ${y + 70} 40 ${y + 120} 0 ${y + 142} C-38 ${y + 120} -60 ${y + 70} -56 ${y + 16}Z`
      : `M-58 ${y + 14} C-46 ${y + 32} -24 ${y + 24} 2 ${y + 24} C28 ${y + 24} 48 ${y + 32} 59 ${y + 14} C58 ${y + 50} 34 ${y + 78} 0 ${y + 80} C-34 ${y + 78} -60 ${y + 50} -58 ${y + 14}Z`,
    shaded(hairColour),
    { face: true },
  );
};

const drawGlasses = (sketch: Sketch, colour: string, y: number): void => {
  for (const s of [-1, 1]) sketch.line(oval(4 + s * 24, y, 17), colour, 3.4, face);
  sketch.line(`M-3 ${y - 2} q7 -6 14 0`, colour, 3.4, face);
};
