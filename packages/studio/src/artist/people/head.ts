import { darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { PersonDrawing } from "./person-drawing.ts";

/** Neck, ears and the shape of the head. */
export const drawHead = (sketch: Sketch, { skin, headY: y, shoulders }: PersonDrawing): void => {
  sketch.fill(`M-12 ${shoulders - 22} h24 v24 h-24Z`, darken(skin, 0.05));
  for (const s of [-1, 1]) sketch.fill(oval(s * 60, y + 8, 11, 14), shaded(darken(skin, 0.03)));
  sketch.fill(
    `M-62 ${y} C-62 ${y - 50} -30 ${y - 66} 0 ${y - 66} C32 ${y - 66} 62 ${y - 50} 62 ${y} C62 ${y + 40} 34 ${y + 62} 0 ${y + 62} C-34 ${y + 62} -62 ${y + 40} -62 ${y}Z`,
    [
      [0, lighten(skin, 0.04)],
      [0.6, skin],
      [1, darken(skin, 0.05)],
    ],
  );
};
