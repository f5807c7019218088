import type { TimeOfDay } from "../../vocabulary.ts";
import { mapPixels, type Planes } from "../pixels/planes.ts";
import type { Look, Paint } from "./look.ts";

/** Moonlight takes more of the red than of the blue. */
const moonlight = [0.94, 0.97, 1.1] as const;

/** A look as it is at that time: night is night in all of them. */
export const dimAtNight = (look: Look, time: TimeOfDay): Look => {
  if (time !== "night") return look;
  const { nightBrightness = 0.84, paint, paintFigure } = look;
  // Faces are lit a little, or nobody would know who it is.
  return {
    ...look,
    paint: dimmed(paint, nightBrightness),
    paintFigure: dimmed(paintFigure ?? paint, Math.min(1, nightBrightness + 0.12)),
  };
};

const dimmed =
  (paint: Paint, k: number): Paint =>
  (picture, region) =>
    dim(paint(picture, region), k);

const dim = (picture: Planes, k: number): Planes => {
  const [r, g, b] = moonlight.map((share) => share * k) as [number, number, number]; // three shares are three products
  return mapPixels(picture, (p) => {
    p.r *= r;
    p.g *= g;
    p.b *= b;
  });
};
