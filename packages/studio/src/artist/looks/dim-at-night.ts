import type { TimeOfDay } from "../../vocabulary.ts";
import type { Planes } from "../pixels/planes.ts";
import type { Look, Paint } from "./look.ts";

/** Factors of red, green and blue at night. */
const moonlight = [0.94, 0.97, 1.1] as const;

/** Returns a look that dims its pictures at night. */
export const dimAtNight = (look: Look, time: TimeOfDay): Look => {
  if (time !== "night") return look;
  const { nightBrightness = 0.84, paint, paintFigure } = look;
  // Figures are dimmed less, so that faces stay recognisable.
  return {
    ...look,
    paint: withDimming(paint, nightBrightness),
    paintFigure: withDimming(paintFigure ?? paint, Math.min(1, nightBrightness + 0.12)),
  };
};

const withDimming =
  (paint: Paint, k: number): Paint =>
  (picture, region) =>
    dim(paint(picture, region), k);

const dim = (picture: Planes, k: number): Planes => {
  const { r, g, b, a } = picture;
  const [red, green, blue] = moonlight.map((share) => share * k) as [number, number, number]; // map loses the tuple type
  for (let i = 0; i < a.length; i++) {
    if ((a[i] ?? 0) === 0) continue;
    r[i] = (r[i] ?? 0) * red;
    g[i] = (g[i] ?? 0) * green;
    b[i] = (b[i] ?? 0) * blue;
  }
  return picture;
};
