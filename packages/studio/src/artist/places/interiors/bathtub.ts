import { type Colour, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { ellipse, line, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** White enamel in the room's light. */
export const porcelain = (
  { D }: PictureSet,
  { lit }: RoomColours,
  line: readonly [number, number, number, number],
): string =>
  D.body(
    [
      [0, lit("#ffffff")],
      [1, lit("#cfdbe2")],
    ],
    line,
  );

/** The tub, its higher end at the left; of wood with hoops in an old world. */
export const tub = (set: PictureSet, colours: RoomColours): SvgArt => {
  const { lit, wood } = colours;
  const { isOldWorld } = set;
  const body = "M-296 -236Q-286 -60 -190 -28H170Q262 -60 280 -204Z";
  const rim =
    "M-318 -248Q-300 -262 -270 -244Q-120 -212 270 -216Q306 -218 304 -200Q302 -188 270 -188Q-120 -184 -284 -218Q-320 -228 -318 -248Z";
  const white = porcelain(set, colours, [0, 0, 0, 1]);
  const metal = lit(isOldWorld ? "#5a5d66" : "#d9b25a");
  const foot = (x: number): SvgArt =>
    shape(`M${x - 34} -44Q${x - 8} -30 ${x - 16} 0H${x + 22}Q${x + 12} -26 ${x + 36} -44Z`, metal);
  const hoops = line("M-288 -180Q0 -150 274 -168M-254 -92Q0 -66 248 -92", metal, 14);
  return (
    ellipse(0, 4, 300, 18, "#1a2030", 0.22) +
    foot(-160) +
    foot(150) +
    foam(lit) +
    solidShape(set, body, isOldWorld ? wood : white, 0.8) +
    (isOldWorld ? hoops : shape("M-250 -180Q-240 -86 -176 -60Q-206 -110 -206 -180Z", "#ffffff", 0.6)) +
    solidShape(set, rim, isOldWorld ? lighten(wood, 0.1) : lit("#ffffff"), 0.7) +
    hungTowel(colours) +
    (isOldWorld ? "" : tap(metal))
  );
};

/** A towel over the rim of the tub. */
const hungTowel = ({ rug, lit }: RoomColours): SvgArt => {
  const cloth = mix(rug, lit("#ffffff"), 0.35);
  return (
    shape("M64 -222Q110 -232 158 -220L164 -96Q112 -84 60 -98Z", cloth) +
    shape("M62 -128Q112 -114 163 -126V-112Q112 -100 61 -114Z", lighten(cloth, 0.14))
  );
};

const tap = (metal: Colour): SvgArt =>
  line("M262 -204V-262Q262 -290 232 -290Q212 -290 210 -268", metal, 18) +
  line("M240 -298H284", metal, 14) +
  ellipse(240, -298, 10, 10, lighten(metal, 0.1)) +
  ellipse(284, -298, 10, 10, lighten(metal, 0.1));

const foam = (lit: RoomColours["lit"]): SvgArt =>
  repeat(9, (i) => {
    const x = -226 + i * 50;
    const r = 40 + ((i * 7) % 4) * 9;
    return ellipse(x, -214 - ((i * 5) % 3) * 12, r, r * 0.9, lit(i % 2 ? "#ffffff" : "#e3f1fa"));
  }) +
  [
    [-120, -322, 18],
    [-60, -356, 12],
    [60, -330, 22],
    [110, -372, 13],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        ellipse(x, y, r, r, lit("#e3f4ff"), 0.75) + ellipse(x - r * 0.3, y - r * 0.35, r * 0.28, r * 0.28, "#ffffff"),
    )
    .join("");
