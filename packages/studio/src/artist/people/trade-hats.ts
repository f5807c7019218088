import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";

interface Cloth {
  readonly colour: Colour;
  readonly second: Colour;
  /** The y of the centre of the head. */
  readonly y: number;
  readonly tint: (colour: Colour) => Colour;
}

/** The hats of trades and offices: a peaked cap, a top hat, a cook's toque, a turban, a sou'wester. */
export const drawTradeHat = (
  sketch: Sketch,
  hat: "cap" | "top" | "toque" | "turban" | "sou-wester" | "kettle",
  { colour, second, y, tint }: Cloth,
): void => {
  const inner = { inner: true };
  switch (hat) {
    case "cap":
      sketch.fill(
        `M-70 ${y - 42} C-92 ${y - 74} -70 ${y - 104} 0 ${y - 104} C70 ${y - 104} 92 ${y - 74} 70 ${y - 42} C30 ${y - 54} -30 ${y - 54} -70 ${y - 42}Z`,
        shaded(colour),
      );
      sketch.fill(
        `M-22 ${y - 48} C20 ${y - 60} 66 ${y - 54} 92 ${y - 26} C56 ${y - 36} 16 ${y - 38} -22 ${y - 48}Z`,
        tint("#20242e"),
      );
      sketch.fill(oval(14, y - 74, 10), second, inner);
      return;
    case "top":
      sketch.fill(
        `M-92 ${y - 42} C-46 ${y - 58} 46 ${y - 58} 94 ${y - 42} C48 ${y - 26} -46 ${y - 26} -92 ${y - 42}Z`,
        shaded(tint("#2b2a33")),
      );
      sketch.fill(
        `M-54 ${y - 48} L-50 ${y - 140} C-20 ${y - 150} 24 ${y - 150} 54 ${y - 140} L58 ${y - 48} C20 ${y - 36} -20 ${y - 36} -54 ${y - 48}Z`,
        shaded(tint("#33323d"), 0.1),
      );
      sketch.fill(
        `M-55 ${y - 50} C-20 ${y - 38} 20 ${y - 38} 58 ${y - 50} L57 ${y - 70} C20 ${y - 58} -20 ${y - 58} -54 ${y - 70}Z`,
        second,
        inner,
      );
      return;
    case "toque":
      sketch.fill(
        `M-52 ${y - 58} C-96 ${y - 86} -82 ${y - 140} -40 ${y - 132} C-26 ${y - 164} 30 ${y - 164} 42 ${y - 132} C86 ${y - 138} 96 ${y - 84} 54 ${y - 58}Z`,
        shaded(tint("#fbf8f1"), 0.05),
      );
      sketch.fill(
        `M-54 ${y - 42} L-54 ${y - 74} C-20 ${y - 64} 22 ${y - 64} 56 ${y - 74} L56 ${y - 42} C20 ${y - 34} -20 ${y - 34} -54 ${y - 42}Z`,
        tint("#ece6da"),
      );
      return;
    case "turban":
      sketch.fill(
        `M-78 ${y - 34} C-100 ${y - 84} -50 ${y - 128} 4 ${y - 124} C62 ${y - 122} 98 ${y - 80} 78 ${y - 34} C40 ${y - 56} -40 ${y - 56} -78 ${y - 34}Z`,
        shaded(lighten(tint("#efe6d2"), 0.02), 0.08),
      );
      sketch.line(
        `M-70 ${y - 48} C-30 ${y - 84} 30 ${y - 104} 62 ${y - 96} M-62 ${y - 74} C-20 ${y - 104} 20 ${y - 112} 44 ${y - 112} M-34 ${y - 50} C0 ${y - 78} 50 ${y - 86} 80 ${y - 62}`,
        darken(tint("#efe6d2"), 0.12),
        5,
        inner,
      );
      sketch.fill(oval(6, y - 66, 13), second, inner);
      sketch.fill(oval(6, y - 66, 7), tint("#c8443a"), inner);
      return;
    case "kettle":
      sketch.fill(
        `M-62 ${y - 40} C-64 ${y - 112} 62 ${y - 112} 64 ${y - 40} C24 ${y - 50} -24 ${y - 50} -62 ${y - 40}Z`,
        shaded(tint("#a9b3c4"), 0.1),
      );
      sketch.fill(
        `M-94 ${y - 30} C-60 ${y - 62} 60 ${y - 62} 96 ${y - 30} C50 ${y - 40} -48 ${y - 40} -94 ${y - 30}Z`,
        shaded(tint("#8d98aa"), 0.06),
      );
      return;
    case "sou-wester":
      sketch.fill(
        `M-98 ${y - 22} C-60 ${y - 60} 60 ${y - 62} 92 ${y - 36} C50 ${y - 34} -40 ${y - 30} -98 ${y - 22}Z`,
        shaded(darken(colour, 0.04)),
      );
      sketch.fill(
        `M-62 ${y - 42} C-60 ${y - 112} 62 ${y - 114} 66 ${y - 44} C24 ${y - 54} -24 ${y - 52} -62 ${y - 42}Z`,
        shaded(colour),
      );
  }
};
