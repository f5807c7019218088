import { darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, transformAt } from "../figures/part.ts";
import type { Body } from "./body.ts";

export const drawTail = (sketch: Sketch, { species, coat, pose }: Body, x: number, y: number): void => {
  const { fur, bright, shade, dark, belly, tint } = coat;
  const place = transformAt(x, y, pose.tail + (pose.sit ? 10 : 0), species.tail === "bushy" ? 0.78 : 1);
  switch (species.tail) {
    case "bushy":
      sketch.fill(
        "M8 22 C-34 58 -120 62 -158 6 C-182 -32 -176 -92 -140 -116 C-136 -84 -120 -62 -92 -48 C-58 -32 -24 -28 6 -16Z",
        [
          [0, bright],
          [0.55, fur],
          [1, shade],
        ],
        { place },
      );
      sketch.fill(
        "M-158 6 C-182 -32 -176 -92 -140 -116 C-138 -94 -131 -76 -119 -64 L-128 -48 L-134 -54 L-140 -34 L-149 -42 L-150 -20 L-160 -26Z",
        tint(species.tailTip ?? species.belly),
        { place, inner: true },
      );
      return;
    case "curl":
      sketch.fill(
        "M10 30 C-50 50 -120 10 -112 -70 C-106 -128 -40 -150 -14 -116 C2 -90 -22 -66 -42 -80 C-66 -60 -50 -20 -6 -22Z",
        [
          [0, bright],
          [1, shade],
        ],
        { place },
      );
      return;
    case "thin":
    case "tuft":
    case "string": {
      const width = species.tail === "string" ? 5 : 13;
      sketch.line("M4 6 C-60 20 -96 -10 -92 -62 C-90 -92 -74 -104 -58 -100", width === 5 ? dark : fur, width, {
        place,
      });
      if (species.stripes)
        sketch.line("M-92 -62 C-90 -92 -74 -104 -58 -100", tint(species.stripes), width, {
          place,
          inner: true,
          dash: "10 14",
        });
      if (species.tail === "tuft") sketch.fill(oval(-56, -104, 20, 16), tint(species.ruff ?? species.dark), { place });
      return;
    }
    case "up":
      sketch.fill(
        "M10 10 C-20 4 -52 -26 -54 -70 C-52 -86 -36 -86 -32 -72 C-28 -42 -8 -26 14 -18Z",
        [
          [0, bright],
          [1, fur],
        ],
        { place },
      );
      return;
    case "stub":
      sketch.fill(oval(-4, -6, 18, 15), fur, { place });
      return;
    case "puff":
      sketch.fill(oval(-10, -6, 26, 24), belly, { place });
      return;
    case "hair": {
      const mane = tint(species.mane ?? species.dark);
      sketch.fill(
        "M6 -14 C-40 -22 -74 10 -78 62 C-80 92 -70 112 -84 130 C-48 122 -40 90 -34 62 C-28 38 -10 30 8 20Z",
        [
          [0, lighten(mane, 0.05)],
          [1, darken(mane, 0.06)],
        ],
        { place },
      );
    }
  }
};
