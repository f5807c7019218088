import { type Colour, darken, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { fix, polygon } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { flats, hangings } from "../interiors/painted-set.ts";
import { floorboards, type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { sideCurtain, valance } from "../interiors/stage-curtains.ts";

/** The stage of a theatre, seen from the hall: red curtains, a painted set, spotlights, footlights. */
export const theatre = (set: PictureSet): Scenery => {
  const room = roomColours(set, "lamp");
  // Lamps light a stage at night too: half of its colours stay as they are.
  const lit = (colour: Colour): Colour => mix(colour, room.lit(colour, 0.5), 0.5);
  const colours: RoomColours = { ...room, lit };
  const { floor } = colours;
  const hem = floor + 64 * set.u;
  return {
    sky: backcloth(set, colours),
    far: hangings(set, colours) + flats(set, colours) + (set.isOldWorld ? "" : spotlights(set, colours)),
    mid: "",
    // The curtains hang before the painted set, and stand on the boards as the figures do.
    ground:
      floorboards(set, floor, lit("#b9814f")) +
      (set.isOldWorld ? "" : pools(set)) +
      sideCurtain(set, -1, hem, colours) +
      sideCurtain(set, 1, hem, colours) +
      valance(set, colours) +
      footlights(set, colours),
    front: [],
    indoors: true,
    shows: ["curtain", "theatre"],
  };
};

/** A cloth with a painted sky. */
const backcloth = ({ W, H, u, D }: PictureSet, { floor, lit }: RoomColours): SvgArt => {
  const sky = D.body([
    [0, lit("#3f7fb0")],
    [0.55, lit("#8cc3d8")],
    [1, lit("#f6dfae")],
  ]);
  const creases = repeat(Math.ceil(W / (210 * u)), (i) => `M${fix((i + 0.5) * 210 * u)} 0V${fix(floor)}`);
  return rect(0, 0, W, H, lit("#2c1d26")) + rect(0, 0, W, floor, sky) + line(creases, "#ffffff", 34 * u, 0.05);
};

const lamps = [-0.24, -0.08, 0.08, 0.24] as const;

/** Lamps on a bar below the valance, with their beams. */
const spotlights = (set: PictureSet, { lit }: RoomColours): SvgArt => {
  const { W, H, u, D, portrait, feet } = set;
  const y = H * (portrait ? 0.2 : 0.2);
  const iron = lit("#34323c");
  const spread = portrait ? 1.2 : 1;
  const glow = D.body([
    [0, "#fff4cf", 0.42],
    [1, "#fff4cf", 0],
  ]);
  const beams = [0, 3].map((i) => {
    const x = W * (0.5 + (lamps[i] ?? 0) * spread);
    const to = W * 0.5 + (W * 0.5 - x) * 0.3;
    return shape(
      polygon([
        [x - 20 * u, y + 56 * u],
        [x + 20 * u, y + 56 * u],
        [to + 250 * u, feet],
        [to - 250 * u, feet],
      ]),
      glow,
    );
  });
  const heads = lamps.map((k) => {
    const x = W * (0.5 + k * spread);
    const lean = k < 0 ? 1 : -1;
    return (
      rect(x - 6 * u, y, 12 * u, 22 * u, iron) +
      shape(
        polygon([
          [x - 28 * u, y + 14 * u],
          [x + 28 * u, y + 14 * u],
          [x + (36 + lean * 14) * u, y + 66 * u],
          [x + (-36 + lean * 14) * u, y + 66 * u],
        ]),
        iron,
      ) +
      ellipse(x + lean * 14 * u, y + 66 * u, 36 * u, 12 * u, "#fff3c4")
    );
  });
  return beams.join("") + rect(0, y - 8 * u, W, 14 * u, darken(iron, 0.02)) + heads.join("");
};

/** The light of the lamps on the boards. */
const pools = ({ W, H, D, feet }: PictureSet): SvgArt =>
  ellipse(
    W * 0.5,
    feet,
    W * 0.36,
    H * 0.1,
    D.glow([
      [0, "#fff1c4", 0.5],
      [0.7, "#fff1c4", 0.2],
      [1, "#fff1c4", 0],
    ]),
  );

/** The front edge of the stage with a row of small lights, and the dark of the hall below. */
const footlights = ({ W, H, u, D, isOldWorld }: PictureSet, { lit }: RoomColours): SvgArt => {
  const y = H * 0.955;
  const glow = D.glow([
    [0, "#ffe6a0", 0.75],
    [1, "#ffd27a", 0],
  ]);
  const count = Math.round(W / (210 * u));
  return (
    rect(-20, y, W + 40, H, lit("#3a2028")) +
    rect(-20, y, W + 40, 16 * u, lit("#d9a84a")) +
    repeat(count, (i) => {
      const x = ((i + 0.5) * W) / count;
      const shell = `M${fix(x - 36 * u)} ${fix(y + 14 * u)}a${fix(36 * u)} ${fix(36 * u)} 0 0 1 ${fix(72 * u)} 0Z`;
      return ellipse(x, y - 8 * u, 84 * u, 62 * u, glow) + shape(shell, isOldWorld ? lit("#8d5b36") : lit("#c9953f"));
    })
  );
};
