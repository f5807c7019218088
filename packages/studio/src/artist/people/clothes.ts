import { darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { PersonDrawing } from "./person-drawing.ts";

/** The clothes of the upper body. The waist is lower when the person sits. */
export const drawClothes = (sketch: Sketch, drawing: PersonDrawing): void => {
  const { role, colour, second, shoulders: sh, wide, pose } = drawing;
  const low = pose.sit ? 44 : 0;
  const w = (n: number): number => Math.round(n * wide * 10) / 10;
  const neckline = `M-22 ${sh - 6} C-10 ${sh + 14} 10 ${sh + 14} 22 ${sh - 6} C10 ${sh - 12} -10 ${sh - 12} -22 ${sh - 6}Z`;
  switch (role.outfit) {
    case "dress":
      sketch.fill(
        `M-34 ${sh - 4} C${w(-40)} ${-120 + low} ${w(-62)} ${-76 + low} ${w(-66)} ${-50 + low} C-40 ${-38 + low} 40 ${-38 + low} ${w(66)} ${-50 + low} C${w(62)} ${-76 + low} ${w(40)} ${-120 + low} 34 ${sh - 4} C16 ${sh - 14} -16 ${sh - 14} -34 ${sh - 4}Z`,
        shaded(colour, 0.09),
      );
      sketch.line(`M${w(-58)} ${-62 + low} C-30 ${-50 + low} 30 ${-50 + low} ${w(58)} ${-62 + low}`, second, 5, {
        inner: true,
        opacity: 0.7,
      });
      drawPattern(sketch, drawing, low, w);
      sketch.fill(neckline, second, { inner: true });
      drawApron(sketch, drawing, low, w);
      drawBag(sketch, drawing, low, w);
      return;
    case "gown":
      sketch.fill(
        `M-34 ${sh - 4} C-38 -118 ${w(-84)} -56 ${w(-88)} -8 C-50 8 50 8 ${w(88)} -8 C${w(84)} -56 38 -118 34 ${sh - 4} C16 ${sh - 14} -16 ${sh - 14} -34 ${sh - 4}Z`,
        shaded(colour, 0.1),
      );
      sketch.fill("M-16 -108 C-30 -70 -40 -36 -42 0 C-20 4 20 4 42 0 C40 -36 30 -70 16 -108Z", second, {
        inner: true,
        opacity: 0.75,
      });
      sketch.fill(neckline, second, { inner: true });
      return;
    case "robe":
      sketch.fill(
        `M-36 ${sh - 4} C-44 -110 ${w(-68)} -50 ${w(-70)} -8 C-40 4 40 4 ${w(70)} -8 C${w(68)} -50 44 -110 36 ${sh - 4} C16 ${sh - 14} -16 ${sh - 14} -36 ${sh - 4}Z`,
        shaded(colour, 0.1),
      );
      sketch.fill(`M-9 ${sh - 6} L-12 -2 L12 -2 L9 ${sh - 6}Z`, second, { inner: true, opacity: 0.9 });
      return;
    default:
      sketch.fill(
        `M-40 ${sh} C${w(-46)} ${-120 + low} ${w(-44)} ${-90 + low} ${w(-42)} ${-70 + low} L${w(42)} ${-70 + low} C${w(44)} ${-90 + low} ${w(46)} ${-120 + low} 40 ${sh} C20 ${sh - 14} -20 ${sh - 14} -40 ${sh}Z`,
        shaded(colour, 0.09),
      );
      drawPattern(sketch, drawing, low, w);
      drawTrimmings(sketch, drawing, low, w);
      drawApron(sketch, drawing, low, w);
      drawBag(sketch, drawing, low, w);
  }
};

/** A bib and a skirt of plain cloth over the clothes. */
const drawApron = (sketch: Sketch, { role, tint }: PersonDrawing, low: number, w: (n: number) => number): void => {
  if (!role.apron) return;
  const cloth = tint(role.apron);
  sketch.fill(
    `M-24 ${-138 + low} H26 L${w(34)} ${-104 + low} L${w(46)} ${-44 + low} H${w(-44)} L${w(-32)} ${-104 + low}Z`,
    cloth,
  );
  sketch.line(`M${w(-42)} ${-102 + low} H${w(42)}`, darken(cloth, 0.14), 5, { inner: true });
};

/** A bag at the hip on a strap over the shoulder. */
const drawBag = (
  sketch: Sketch,
  { role, tint, shoulders: sh }: PersonDrawing,
  low: number,
  w: (n: number) => number,
): void => {
  if (!role.bag) return;
  const leather = tint(role.bag);
  sketch.line(`M-28 ${sh + 2} L${w(40)} ${-92 + low}`, darken(leather, 0.08), 9, { inner: true });
  sketch.fill(`M${w(14)} ${-98 + low} H${w(62)} V${-52 + low} H${w(14)}Z`, shaded(leather));
  sketch.fill(`M${w(12)} ${-100 + low} H${w(64)} L${w(58)} ${-76 + low} H${w(18)}Z`, darken(leather, 0.08));
};

const drawPattern = (
  sketch: Sketch,
  { features, second, shoulders: sh }: PersonDrawing,
  low: number,
  w: (n: number) => number,
): void => {
  const more = { inner: true, opacity: 0.75 };
  switch (features.pattern) {
    case "stripes":
      for (const y of [-136, -116, -96]) sketch.line(`M${w(-38)} ${y + low} H${w(38)}`, second, 6, more);
      return;
    case "dots":
      for (const [x, y] of dots) sketch.fill(oval(w(x), y + low, 5), second, more);
      return;
    case "buttons":
      for (const y of [-140, -118, -96]) sketch.fill(oval(2, y + low, 4.5), second, { inner: true });
      return;
    case "sash":
      sketch.line(`M${w(-34)} ${sh + 4} L${w(36)} ${-92 + low}`, second, 11, more);
      return;
    case "plain":
  }
};

const dots = [
  [-24, -138],
  [4, -128],
  [28, -140],
  [-28, -108],
  [0, -98],
  [26, -110],
] as const;

const drawTrimmings = (sketch: Sketch, drawing: PersonDrawing, low: number, w: (n: number) => number): void => {
  const { role, colour, second, shoulders: sh, tint } = drawing;
  const inner = { inner: true };
  switch (role.outfit) {
    case "tunic":
      sketch.fill(`M${w(-43)} ${-104 + low} h${w(86)} v14 h${w(-86)}Z`, second, inner);
      sketch.fill(
        `M${w(-42)} ${-74 + low} L${w(-48)} ${-52 + low} L${w(48)} ${-52 + low} L${w(42)} ${-74 + low}Z`,
        shaded(colour),
      );
      return;
    case "coat":
      sketch.fill(
        `M${w(-42)} ${-76 + low} L${w(-52)} ${-36 + low} L-6 ${-40 + low} L0 ${-120 + low} L6 ${-40 + low} L${w(52)} ${-36 + low} L${w(42)} ${-76 + low}Z`,
        shaded(darken(colour, 0.03)),
      );
      sketch.line(`M0 ${sh} V${-60 + low}`, darken(colour, 0.12), 3, inner);
      sketch.fill(`M-16 ${sh - 6} L0 ${sh + 26} L16 ${sh - 6}Z`, second, inner);
      return;
    case "armour":
      sketch.fill(
        `M-30 ${sh + 6} C-10 ${sh + 22} 10 ${sh + 22} 30 ${sh + 6} L26 ${-100 + low} C10 ${-92 + low} -10 ${-92 + low} -26 ${-100 + low}Z`,
        lighten(colour, 0.08),
        { inner: true, opacity: 0.8 },
      );
      sketch.fill(`M${w(-44)} ${-84 + low} h${w(88)} v12 h${w(-88)}Z`, second, inner);
      return;
    case "space":
      sketch.fill(
        `M-24 ${-128 + low} h48 q6 0 6 6 v24 q0 6 -6 6 h-48 q-6 0 -6 -6 v-24 q0 -6 6 -6Z`,
        tint("#cfd8e6"),
        inner,
      );
      sketch.fill(oval(-12, -112 + low, 6), second, inner);
      sketch.fill(oval(8, -112 + low, 6), tint("#5bb0e0"), inner);
      sketch.fill(`M${w(-44)} ${-80 + low} h${w(88)} v9 h${w(-88)}Z`, second, inner);
      return;
    case "shirt":
      sketch.line(`M-12 ${sh - 2} q12 14 24 0`, darken(colour, 0.12), 4, inner);
      if (role.hat === "straw" || role.child) {
        sketch.line(`M-24 ${sh} V${-72 + low} M24 ${sh} V${-72 + low}`, second, role.hat ? 9 : 0.1, inner);
        if (!role.hat)
          sketch.fill(`M${w(-44)} ${-128 + low} h${w(88)} v16 h${w(-88)}Z`, lighten(colour, 0.14), {
            inner: true,
            opacity: 0.7,
          });
      }
  }
};
