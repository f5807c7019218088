import { darken } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import type { PersonDrawing } from "./person-drawing.ts";

/** The helmet of a samurai: a bowl, a neck guard that flares, and a crest of two horns. */
export const drawKabuto = (
  sketch: Sketch,
  { colour, second, headY: y }: Pick<PersonDrawing, "colour" | "second" | "headY">,
): void => {
  const iron = darken(colour, 0.22);
  const inner = { inner: true };
  sketch.fill(
    `M-72 ${y - 20} C-96 ${y + 4} -104 ${y + 30} -108 ${y + 48} L-70 ${y + 40} L-60 ${y - 6}Z M72 ${y - 20} C96 ${y + 4} 104 ${y + 30} 108 ${y + 48} L70 ${y + 40} L60 ${y - 6}Z`,
    shaded(colour, 0.1),
  );
  sketch.fill(
    `M-78 ${y - 24} C-76 ${y - 76} -42 ${y - 98} 0 ${y - 98} C42 ${y - 98} 76 ${y - 76} 78 ${y - 24} C40 ${y - 42} -40 ${y - 42} -78 ${y - 24}Z`,
    shaded(iron, 0.12),
  );
  for (const x of [-44, 0, 44])
    sketch.line(`M${x * 0.5} ${y - 94} C${x} ${y - 80} ${x} ${y - 58} ${x} ${y - 40}`, second, 3, inner);
  sketch.fill(
    `M-6 ${y - 54} C-50 ${y - 74} -72 ${y - 112} -64 ${y - 146} C-46 ${y - 110} -26 ${y - 88} 0 ${y - 78} C26 ${y - 88} 46 ${y - 110} 64 ${y - 146} C72 ${y - 112} 50 ${y - 74} 6 ${y - 54}Z`,
    shaded(second, 0.1),
  );
  sketch.fill(oval(0, y - 60, 12), second, inner);
};
