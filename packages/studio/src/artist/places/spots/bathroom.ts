import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet, Scenery } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { icon } from "../../props/icon.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import { porcelain, tub } from "../interiors/bathtub.ts";
import { inUnits } from "../interiors/in-units.ts";
import { mirror } from "../interiors/mirror.ts";
import { type RoomColours, roomColours } from "../interiors/room-parts.ts";
import { papered } from "../interiors/room-shell.ts";
import { floorTiles, wallTiles } from "../interiors/tiles.ts";

/** A bathroom: a bathtub full of foam, a basin under a mirror, towels, tiles. */
export const bathroom = (set: PictureSet): Scenery => {
  const { W, H, u, side, portrait } = set;
  const colours = roomColours(set, "lamp");
  const { floor, lit, rug } = colours;
  const outer = W * (0.5 - side * 0.485);
  const along = (units: number): number => outer + side * units * u;
  const tile = { top: floor - (portrait ? 560 : 400) * u, bottom: floor, colour: lit("#d3e8e4") };
  const basinX = W * (0.5 + side * (portrait ? 0.29 : 0.23));
  const towels = { x: W * (0.5 + side * 0.4), y: floor - 330 * u };
  const rod = { x: outer, y: portrait ? H * 0.34 : H * 0.1, facing: side };
  return {
    sky: papered(set, colours) + wallTiles(set, tile, lit("#5d9fb0")),
    far:
      roundWindow(set, W * (0.5 + side * (portrait ? 0.29 : 0.02)), H * (portrait ? 0.2 : 0.2), colours) +
      (portrait ? "" : inUnits(set, towels, () => towelRail(colours))) +
      inUnits(set, rod, (s) => shower(s, colours, (floor - rod.y) / u)) +
      inUnits(set, { x: basinX, y: floor - 400 * u }, (s) => basinMirror(s, colours)),
    mid: "",
    ground:
      floorTiles(set, floor, lit("#f1f1ea"), lit("#86b4bc")) +
      ellipse(along(360), floor + 84 * u, 250 * u, 30 * u, darken(rug, 0.03)) +
      ellipse(along(360), floor + 82 * u, 230 * u, 24 * u, lighten(rug, 0.07)) +
      inUnits(set, { x: basinX, y: floor + 16 * u }, (s) =>
        set.isOldWorld ? washstand(s, colours) : basin(s, colours),
      ) +
      inUnits(
        set,
        { x: along(portrait ? 330 : 350), y: floor + 40 * u, facing: side, size: portrait ? 1 : 1.12 },
        (s) => tub(s, colours),
      ),
    front: [],
    indoors: true,
    shows: ["bathtub", "shower", "mirror"],
  };
};

/** A curtain on a rod at the outer end of the tub, and a shower head. */
const shower = ({ isOldWorld, portrait, D }: PictureSet, { curtain, lit }: RoomColours, fall: number): SvgArt => {
  const metal = lit("#aab4bd");
  const cloth = D.body(
    [
      [0, darken(curtain, 0.06)],
      [0.3, lighten(curtain, 0.05)],
      [0.55, curtain],
      [0.8, lighten(curtain, 0.05)],
      [1, darken(curtain, 0.05)],
    ],
    [0, 0, 1, 0],
  );
  const foot = fall - 60;
  const far = portrait ? 460 : 560;
  const drape = `M-60 10H150Q120 ${foot * 0.6} 176 ${foot}Q140 ${foot + 22} 112 ${foot}Q84 ${foot + 22} 56 ${foot}Q28 ${foot + 22} 0 ${foot}H-60Z`;
  const pipe = line(`M${far} ${foot - 120}V110Q${far - 4} 70 ${far - 60} 76L${far - 90} 92`, metal, 14);
  const rose = shape(`M${far - 120} 92L${far - 70} 66L${far - 54} 96L${far - 128} 132Z`, metal);
  return (
    (isOldWorld ? "" : pipe + rose) +
    shape(drape, cloth) +
    line(
      `M40 20Q30 ${foot * 0.5} 56 ${foot - 16}M98 20Q84 ${foot * 0.5} 112 ${foot - 16}`,
      darken(curtain, 0.1),
      6,
      0.6,
    ) +
    rect(-60, 0, far + 60, 14, metal, ' rx="7"') +
    ellipse(far, 7, 12, 20, metal) +
    repeat(5, (i) => ellipse(6 + i * 34, 12, 10, 12, lighten(metal, 0.1)))
  );
};

/** The oval mirror over the basin between two lamps. */
const basinMirror = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { P, D, isOldWorld, tint } = set;
  const { lit } = colours;
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#fff0c0", 0.7],
    [1, "#ffd98a", 0],
  ]);
  const lamp = (x: number): SvgArt =>
    (isOn ? ellipse(x, -50, 220, 220, glow) : "") +
    (isOldWorld
      ? rect(x - 30, -10, 60, 10, lit("#8a6236")) + icon("candle", { x, y: -6, size: 70, tint })
      : rect(x - 8, -34, 16, 40, lit("#d9b25a"), ' rx="6"') +
        ellipse(x, -58, 30, 30, isOn ? "#fff3c4" : lit("#fdfaf0")));
  return (
    lamp(-180) +
    lamp(180) +
    mirror(set, "M0 -156A116 146 0 1 1 -1 -156Z", 150, lit("#d9b25a"), colours) +
    rect(-130, 168, 260, 12, lit("#b9cdd6"), ' rx="5"')
  );
};

const basin = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { lit } = colours;
  const white = porcelain(set, colours, [0, 0, 1, 0]);
  const metal = lit("#d9b25a");
  return (
    ellipse(0, 2, 84, 10, "#1a2030", 0.22) +
    shape("M-30 -120L-46 0H46L30 -120Z", white) +
    solidShape(set, "M-136 -186H136Q126 -96 40 -92H-40Q-126 -96 -136 -186Z", white, 0.7) +
    rect(-150, -204, 300, 26, lit("#ffffff"), ' rx="12"') +
    line("M0 -204V-244Q0 -262 26 -260Q40 -258 40 -240", metal, 14) +
    rect(-96, -240, 40, 38, lit("#7fc0d8"), ' rx="8"') +
    icon("toothbrush", { x: -68, y: -214, size: 64, turn: -30, tint: set.tint }) +
    icon("soap", { x: 98, y: -200, size: 50, tint: set.tint })
  );
};

/** A small table with a bowl and a jug. */
const washstand = ({ tint }: PictureSet, { wood, lit }: RoomColours): SvgArt =>
  rect(-120, -150, 22, 152, darken(wood, 0.1)) +
  rect(98, -150, 22, 152, darken(wood, 0.1)) +
  rect(-140, -170, 280, 26, lighten(wood, 0.04), ' rx="8"') +
  shape("M-96 -226H40Q30 -168 -28 -168Q-86 -168 -96 -226Z", lit("#dfe6ea")) +
  icon("amphora", { x: 86, y: -168, size: 96, tint });

const towelRail = ({ lit, rug, curtain }: RoomColours): SvgArt => {
  const towel = (x: number, colour: Colour, long: number): SvgArt =>
    rect(x, -8, 92, long, colour, ' rx="10"') +
    rect(x, long - 66, 92, 16, lighten(colour, 0.14)) +
    line(`M${x + 46} 14V${long - 84}`, darken(colour, 0.06), 5, 0.6);
  return (
    rect(-130, -6, 260, 14, lit("#d9b25a"), ' rx="7"') +
    towel(-112, mix(curtain, lit("#ffffff"), 0.3), 210) +
    towel(14, mix(rug, lit("#ffffff"), 0.35), 180)
  );
};

const roundWindow = ({ u, P, D }: PictureSet, x: number, y: number, { lit }: RoomColours): SvgArt => {
  const r = 88 * u;
  const pane = D.body([
    [0, P.sky[1]],
    [1, P.sky[3]],
  ]);
  return (
    ellipse(x, y, r + 22 * u, r + 22 * u, lit("#f4f1e8")) +
    ellipse(x, y, r, r, pane) +
    line(`M${fix(x - r)} ${fix(y)}h${fix(2 * r)}M${fix(x)} ${fix(y - r)}v${fix(2 * r)}`, lit("#f4f1e8"), 12 * u)
  );
};
