import { type Colour, mix } from "../colour/oklab.ts";
import type { FrontPiece, Stage } from "../composition/stage.ts";
import { bush, fern, twig } from "../nature/plants.ts";
import { nearTrunk } from "../nature/trees.ts";
import { fix } from "../shapes/curve.ts";
import { repeat } from "../shapes/repeat.ts";
import type { Art } from "../shapes/svg.ts";
import { bamboo } from "./bamboo.ts";

/** What stands close to the lens at the edges, and gives the picture its depth. */
export const frame = (s: Stage, { trunk = true, twigs = true, ferns = true }): readonly FrontPiece[] => {
  const { W, H, u, P } = s;
  if (s.look.scenery.wash) return [bamboo(s)];
  const colour = mix(P.near, "#05060f", 0.25);
  const pieces: FrontPiece[] = [];
  if (trunk) pieces.push(trunkPiece(s, colour));
  if (twigs)
    for (const side of [1, -1] as const)
      pieces.push({
        art: hangingTwigs(s, colour, side),
        box: { x: side > 0 ? 0 : W - 560 * u, y: 0, width: 560 * u, height: 260 * u },
      });
  if (ferns)
    for (const side of [1, -1] as const)
      pieces.push({
        art: corner(s, colour, side),
        box: { x: side > 0 ? 0 : W - 480 * u, y: H - 330 * u, width: 480 * u, height: 330 * u },
      });
  return pieces;
};

const trunkPiece = (s: Stage, colour: Colour): FrontPiece => {
  const { W, H, u, side, portrait } = s;
  const w = (portrait ? 110 : 150) * u;
  const x = side > 0 ? -34 * u : W + 34 * u;
  const width = w * 2;
  return {
    art: nearTrunk(s, x, w, colour, side),
    box: { x: side > 0 ? 0 : W - width, y: 0, width, height: H },
  };
};

const hangingTwigs = (s: Stage, colour: Colour, side: 1 | -1): Art => {
  const { W, R, u, P } = s;
  return repeat(5, (i) =>
    twig(
      s,
      side > 0 ? -30 * u + i * 70 * u : W + 30 * u - i * 80 * u,
      R.between(-45, 25) * u,
      R.between(170, 285) * u,
      mix(colour, P.mid, R.between(0, 0.22)),
      side,
    ),
  );
};

const corner = (s: Stage, colour: Colour, side: 1 | -1): Art => {
  const { W, H, R, u, P } = s;
  const x = (share: number): number => (side > 0 ? W * share : W * (1 - share));
  const leaf = mix(colour, P.mid, 0.18);
  return (
    fern(s, x(0.015), H + 30 * u, R.between(170, 230) * u * 1.25, leaf) +
    fern(s, fix(x(0) + side * 190 * u), H + 30 * u, R.between(170, 230) * u * 0.85, leaf) +
    bush(s, x(0.015), H + 24 * u, 310 * u, mix(colour, P.mid, 0.12), mix(colour, P.rim, 0.4))
  );
};
