import { type Colour, darken, lighten } from "../colour/oklab.ts";
import { oval, type Sketch, shaded } from "../figures/part.ts";
import { drawKabuto } from "./kabuto.ts";
import type { PersonDrawing } from "./person-drawing.ts";
import { drawTradeHat } from "./trade-hats.ts";

/** What a hat needs to know of the one who wears it. */
type HatDrawing = Pick<PersonDrawing, "colour" | "second" | "headY" | "tint" | "worn"> & {
  readonly role: Pick<PersonDrawing["role"], "hat">;
};

export const drawHat = (sketch: Sketch, drawing: HatDrawing): void => {
  const { role, second, headY: y, tint, worn } = drawing;
  const colour = worn?.hat ?? drawing.colour;
  const inner = { inner: true };
  switch (role.hat) {
    case "crown":
      sketch.fill(
        `M-34 ${y - 62} L-44 ${y - 104} L-20 ${y - 84} L0 ${y - 114} L20 ${y - 84} L44 ${y - 104} L36 ${y - 62} C14 ${y - 70} -12 ${y - 70} -34 ${y - 62}Z`,
        [
          [0, tint("#ffe58a")],
          [1, tint("#e0a12e")],
        ],
      );
      for (const [x, dy, jewel] of [
        [0, -82, "#e0455e"],
        [-24, -78, "#4aa0e0"],
        [24, -78, "#4aa0e0"],
      ] as const)
        sketch.fill(oval(x, y + dy, 5), tint(jewel), inner);
      return;
    case "wizard":
      sketch.fill(
        `M-96 ${y - 40} C-50 ${y - 62} 50 ${y - 62} 98 ${y - 40} C50 ${y - 22} -50 ${y - 22} -96 ${y - 40}Z`,
        shaded(darken(colour, 0.05)),
      );
      sketch.fill(
        `M-56 ${y - 48} C-34 ${y - 120} -10 ${y - 170} 34 ${y - 198} C26 ${y - 160} 44 ${y - 100} 58 ${y - 48} C20 ${y - 34} -20 ${y - 34} -56 ${y - 48}Z`,
        shaded(colour, 0.1),
      );
      sketch.fill(
        `M-57 ${y - 50} C-20 ${y - 36} 20 ${y - 36} 58 ${y - 50} L53 ${y - 70} C20 ${y - 56} -20 ${y - 56} -49 ${y - 70}Z`,
        second,
        inner,
      );
      return;
    case "helmet":
      sketch.fill(
        `M-70 ${y + 26} C-78 ${y - 50} -40 ${y - 84} 0 ${y - 84} C42 ${y - 84} 80 ${y - 50} 70 ${y + 26} L48 ${y + 30} L48 ${y - 16} L-44 ${y - 16} L-48 ${y + 30}Z`,
        shaded(colour, 0.1),
      );
      sketch.fill(
        `M-6 ${y - 84} C-24 ${y - 128} 20 ${y - 132} 50 ${y - 104} C34 ${y - 100} 18 ${y - 92} 10 ${y - 82}Z`,
        shaded(second),
      );
      return;
    case "kabuto":
      drawKabuto(sketch, { colour, second, headY: y });
      return;
    case "bubble":
      drawBubble(sketch, drawing);
      return;
    case "pirate":
      sketch.fill(
        `M-92 ${y - 44} C-60 ${y - 130} 64 ${y - 130} 96 ${y - 44} C50 ${y - 64} -46 ${y - 64} -92 ${y - 44}Z`,
        shaded(tint("#2c2730")),
      );
      sketch.fill(oval(2, y - 82, 13), tint("#f2ead8"), inner);
      return;
    case "cap":
    case "top":
    case "toque":
    case "turban":
    case "sou-wester":
    case "kettle":
      drawTradeHat(sketch, role.hat, { colour, second, y, tint });
      return;
    case "straw":
    case "fedora":
      drawBrimmedHat(sketch, worn?.hat ?? tint(role.hat === "straw" ? "#e6c36a" : "#6b5138"), tint("#8a3d3a"), y);
      return;
    case "beanie":
      drawBeanie(sketch, worn?.hat ?? colour, y);
  }
};

/** The glass helmet of an astronaut. */
const drawBubble = (sketch: Sketch, { headY: y, tint }: Pick<PersonDrawing, "headY" | "tint">): void => {
  sketch.fill(oval(2, y - 2, 88), tint("#bfe6ff"), { inner: true, opacity: 0.22 });
  sketch.line(oval(2, y - 2, 88), tint("#e6f2fb"), 7);
  sketch.line(`M-50 ${y - 44} C-36 ${y - 66} -14 ${y - 76} 8 ${y - 76}`, "#ffffff", 7, {
    inner: true,
    opacity: 0.8,
  });
  sketch.fill(
    `M-52 ${y + 66} C-20 ${y + 88} 24 ${y + 88} 56 ${y + 66} L50 ${y + 84} C20 ${y + 98} -20 ${y + 98} -46 ${y + 84}Z`,
    tint("#cfd8e6"),
  );
};

const drawBrimmedHat = (sketch: Sketch, colour: Colour, band: Colour, y: number): void => {
  const felt = shaded(colour);
  sketch.fill(
    `M-100 ${y - 38} C-50 ${y - 60} 50 ${y - 60} 102 ${y - 38} C50 ${y - 20} -50 ${y - 20} -100 ${y - 38}Z`,
    felt,
  );
  sketch.fill(
    `M-54 ${y - 46} C-52 ${y - 104} 56 ${y - 104} 58 ${y - 46} C20 ${y - 34} -20 ${y - 34} -54 ${y - 46}Z`,
    felt,
  );
  sketch.fill(
    `M-55 ${y - 48} C-20 ${y - 36} 20 ${y - 36} 58 ${y - 48} L57 ${y - 62} C20 ${y - 50} -20 ${y - 50} -54 ${y - 62}Z`,
    band,
    { inner: true },
  );
};

/** A woollen hat with a turned-up edge and a bobble. */
const drawBeanie = (sketch: Sketch, colour: Colour, y: number): void => {
  sketch.fill(oval(2, y - 112, 18), shaded(lighten(colour, 0.1)));
  sketch.fill(
    `M-70 ${y - 26} C-76 ${y - 74} -42 ${y - 104} 2 ${y - 104} C46 ${y - 104} 78 ${y - 74} 72 ${y - 26} C30 ${y - 38} -28 ${y - 38} -70 ${y - 26}Z`,
    shaded(colour, 0.08),
  );
  sketch.fill(
    `M-74 ${y - 24} C-30 ${y - 40} 34 ${y - 40} 76 ${y - 24} L74 ${y - 46} C34 ${y - 62} -30 ${y - 62} -72 ${y - 46}Z`,
    shaded(darken(colour, 0.06)),
  );
};
