import { type Colour, mix } from "../colour/oklab.ts";
import type { FrontPiece, PictureSet } from "../composition/picture-set.ts";
import { bush, fern, twig } from "../nature/plants.ts";
import { nearTrunk } from "../nature/trees.ts";
import { fix } from "../shapes/curve.ts";
import { repeat, type SvgArt } from "../shapes/svg.ts";
import { bamboo } from "./bamboo.ts";

/** Plants close to the camera at the edges, which give the picture depth. */
export const frame = (set: PictureSet, { trunk = true, twigs = true, ferns = true }): readonly FrontPiece[] => {
  const { W, H, u, P } = set;
  if (set.look.scenery.wash) return [bamboo(set)];
  const colour = mix(P.near, "#05060f", 0.25);
  const pieces: FrontPiece[] = [];
  if (trunk) pieces.push(trunkPiece(set, colour));
  if (twigs)
    for (const side of [1, -1] as const)
      pieces.push({
        art: hangingTwigs(set, colour, side),
        box: { x: side > 0 ? 0 : W - 560 * u, y: 0, width: 560 * u, height: 260 * u },
      });
  if (ferns)
    for (const side of [1, -1] as const)
      pieces.push({
        art: corner(set, colour, side),
        box: { x: side > 0 ? 0 : W - 480 * u, y: H - 330 * u, width: 480 * u, height: 330 * u },
      });
  return pieces;
};

const trunkPiece = (set: PictureSet, colour: Colour): FrontPiece => {
  const { W, H, u, side, portrait } = set;
  const w = (portrait ? 110 : 150) * u;
  const x = side > 0 ? -34 * u : W + 34 * u;
  const width = w * 2;
  return {
    art: nearTrunk(set, x, w, colour, side),
    box: { x: side > 0 ? 0 : W - width, y: 0, width, height: H },
  };
};

const hangingTwigs = (set: PictureSet, colour: Colour, side: 1 | -1): SvgArt => {
  const { W, R, u, P } = set;
  return repeat(5, (i) =>
    twig(
      set,
      side > 0 ? -30 * u + i * 70 * u : W + 30 * u - i * 80 * u,
      R.between(-45, 25) * u,
      R.between(170, 285) * u,
      mix(colour, P.mid, R.between(0, 0.22)),
      side,
    ),
  );
};

const corner = (set: PictureSet, colour: Colour, side: 1 | -1): SvgArt => {
  const { W, H, R, u, P } = set;
  const x = (share: number): number => (side > 0 ? W * share : W * (1 - share));
  const leaf = mix(colour, P.mid, 0.18);
  return (
    fern(set, x(0.015), H + 30 * u, R.between(170, 230) * u * 1.25, leaf) +
    fern(set, fix(x(0) + side * 190 * u), H + 30 * u, R.between(170, 230) * u * 0.85, leaf) +
    bush(set, x(0.015), H + 24 * u, 310 * u, mix(colour, P.mid, 0.12), mix(colour, P.rim, 0.4))
  );
};
