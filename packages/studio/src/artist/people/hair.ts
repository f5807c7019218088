import { darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { PersonDrawing } from "./person-drawing.ts";

/** The hair behind the shoulders, and a veil behind it. */
export const drawBackHair = (sketch: Sketch, { hair, hairColour, headY: y, role, tint }: PersonDrawing): void => {
  if (role.veil)
    sketch.fill(
      `M-60 ${y - 50} C-100 ${y + 40} -112 ${y + 130} -104 ${y + 190} C-40 ${y + 204} 44 ${y + 204} 108 ${y + 190} C116 ${y + 130} 104 ${y + 40} 62 ${y - 50} C40 ${y - 92} -36 ${y - 92} -60 ${y - 50}Z`,
      tint(role.veil),
      { opacity: 0.72 },
    );
  const back = shaded(darken(hairColour, 0.04));
  switch (hair) {
    case "long":
      sketch.fill(
        `M-64 ${y - 20} C-86 ${y + 50} -76 ${y + 108} -58 ${y + 122} L62 ${y + 122} C82 ${y + 104} 88 ${y + 46} 66 ${y - 20}Z`,
        back,
      );
      return;
    case "bob":
      sketch.fill(
        `M-68 ${y - 20} C-92 ${y + 26} -88 ${y + 60} -66 ${y + 72} L70 ${y + 72} C90 ${y + 60} 94 ${y + 24} 70 ${y - 20}Z`,
        back,
      );
      return;
    case "ponytail":
      sketch.fill(
        `M-40 ${y - 44} C-108 ${y - 70} -128 ${y + 4} -104 ${y + 84} C-88 ${y + 62} -78 ${y + 30} -56 ${y + 6}Z`,
        back,
      );
      return;
    case "curly":
      for (let i = 0; i < 11; i++) {
        const a = Math.PI * 0.86 + (i / 10) * Math.PI * 1.28;
        sketch.fill(oval(2 + Math.cos(a) * 70, y - 8 + Math.sin(a) * 66, 30), back);
      }
      return;
    case "pigtails":
      for (const s of [-1, 1])
        sketch.fill(
          `M${s * 58} ${y + 6} C${s * 104} ${y - 8} ${s * 112} ${y + 56} ${s * 84} ${y + 78} C${s * 66} ${y + 60} ${s * 62} ${y + 34} ${s * 52} ${y + 22}Z`,
          shaded(hairColour),
        );
  }
};

/** The back of the head, with or without hair. */
export const drawBackOfHead = (
  sketch: Sketch,
  { hair, hairColour, skin, headY: y, role, colour: metal }: PersonDrawing,
): void => {
  const bare = hair === "none" || hair === "lock";
  const colour = role.hat === "helmet" ? metal : bare ? skin : hairColour;
  const foot = bare ? 62 : hair === "short" || hair === "spiky" ? 50 : 72;
  sketch.fill(
    `M-66 ${y} C-68 ${y - 56} -34 ${y - 76} 2 ${y - 76} C40 ${y - 76} 70 ${y - 54} 68 ${y} C70 ${y + 34} 44 ${y + foot} 0 ${y + foot} C-44 ${y + foot} -68 ${y + 34} -66 ${y}Z`,
    shaded(colour, 0.08),
    { inner: true },
  );
};

export const drawFrontHair = (sketch: Sketch, { hair, hairColour, headY: y, role }: PersonDrawing): void => {
  if (hair === "none" || role.hat === "helmet") return;
  if (hair === "lock") {
    sketch.line(
      `M-4 ${y - 64} C-12 ${y - 84} 14 ${y - 96} 20 ${y - 82} C24 ${y - 72} 8 ${y - 70} 10 ${y - 80}`,
      hairColour,
      6,
    );
    return;
  }
  const front = shaded(hairColour, 0.08);
  if (hair === "bun") sketch.fill(oval(4, y - 88, 26, 24), front);
  if (hair === "curly") {
    for (const [x, dy, r] of curls) sketch.fill(oval(x, y + dy, r), front);
    return;
  }
  sketch.fill(fringe[hair === "short" || hair === "spiky" ? hair : "parted"](y), front);
  if (hair !== "spiky")
    sketch.fill(
      `M-34 ${y - 64} C-14 ${y - 76} 18 ${y - 76} 36 ${y - 66} C16 ${y - 66} -14 ${y - 64} -34 ${y - 54}Z`,
      lighten(hairColour, 0.14),
      { inner: true, opacity: 0.45 },
    );
};

const curls = [
  [-52, -34, 24],
  [-30, -56, 27],
  [2, -64, 29],
  [34, -56, 27],
  [56, -34, 24],
  [-12, -46, 20],
  [22, -44, 19],
] as const;

const fringe = {
  short: (y: number): string =>
    `M-66 ${y + 2} C-74 ${y - 56} -34 ${y - 84} 6 ${y - 82} C50 ${y - 82} 76 ${y - 50} 66 ${y + 2} C58 ${y - 18} 52 ${y - 28} 44 ${y - 34} C30 ${y - 24} 8 ${y - 22} -6 ${y - 40} C-16 ${y - 24} -40 ${y - 22} -50 ${y - 30} C-58 ${y - 20} -62 ${y - 10} -66 ${y + 2}Z`,
  spiky: (y: number): string =>
    `M-66 ${y + 2} C-70 ${y - 30} -74 ${y - 44} -84 ${y - 58} C-66 ${y - 58} -58 ${y - 66} -56 ${y - 88} C-42 ${y - 76} -30 ${y - 82} -18 ${y - 104} C-8 ${y - 86} 10 ${y - 86} 26 ${y - 102} C30 ${y - 84} 44 ${y - 80} 64 ${y - 86} C60 ${y - 68} 66 ${y - 56} 82 ${y - 52} C70 ${y - 40} 68 ${y - 26} 66 ${y + 2} C58 ${y - 18} 52 ${y - 28} 44 ${y - 34} L26 ${y - 20} L10 ${y - 40} L-8 ${y - 20} L-26 ${y - 40} L-44 ${y - 22} C-58 ${y - 20} -62 ${y - 10} -66 ${y + 2}Z`,
  parted: (y: number): string =>
    `M-67 ${y + 22} C-78 ${y - 46} -42 ${y - 82} 2 ${y - 82} C48 ${y - 82} 80 ${y - 46} 68 ${y + 22} C62 ${y - 8} 50 ${y - 32} 22 ${y - 46} C0 ${y - 22} -34 ${y - 14} -54 ${y - 12} C-62 ${y} -64 ${y + 10} -67 ${y + 22}Z`,
};
