import { type Colour, darken, lighten, mix } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { hill } from "../../nature/land.ts";
import { sky } from "../../nature/sky.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix, ridge } from "../../shapes/curve.ts";
import { ellipse, group, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";

/** The colours of a room in the light of the picture, and the y of its floor. */
export interface RoomColours {
  readonly wall: Colour;
  readonly wood: Colour;
  readonly curtain: Colour;
  readonly rug: Colour;
  readonly floor: number;
  /** A colour in the room's light. */
  readonly lit: (colour: Colour, share?: number) => Colour;
}

export const roomColours = ({ H, roomR, P, groundTop, look }: PictureSet, light: "candle" | "lamp"): RoomColours => {
  // At night a candle leaves most of a room dark; a lamp lights all of it dimly.
  const isNight = P.stars > 0.3;
  const [dark, unlit] = light === "lamp" ? ["#3d2430", 0.38 + P.stars * 0.16] : ["#131a3c", 0.34 + P.stars * 0.3];
  const lit = (colour: Colour, share = 0.8): Colour => {
    const outdoors = mix(colour, P.ambient, P.ambientShare * share * (isNight && light === "lamp" ? 0.25 : 1));
    return isNight ? mix(outdoors, dark, unlit) : outdoors;
  };
  const { walls, wood, curtain, rug } = look.room;
  return {
    wall: lit(roomR.pick(walls), 0.7),
    wood: lit(wood),
    curtain: lit(curtain, 0.7),
    rug: lit(rug, 1),
    floor: groundTop + H * 0.02,
    lit,
  };
};

/** An arched window with curtains and the land outside. */
export const windowOn = (set: PictureSet, wood: Colour, cloth: Colour): SvgArt => {
  const { W, H, u, R, P, D, side, portrait } = set;
  const x = W * (0.5 + side * 0.2);
  const y = H * (portrait ? 0.24 : 0.3);
  const w = (portrait ? 330 : 380) * u;
  const h = (portrait ? 420 : 400) * u;
  const arch = `M${fix(x - w / 2)} ${fix(y + h / 2)}V${fix(y - h * 0.2)}A${fix(w / 2)} ${fix(h * 0.32)} 0 0 1 ${fix(x + w / 2)} ${fix(y - h * 0.2)}V${fix(y + h / 2)}Z`;
  const outside: PictureSet = { ...set, horizon: y + h * 0.5, orb: { x: x + w * 0.12, y: y - h * 0.12, r: 44 * u } };
  const view =
    sky(outside) +
    hill(outside, ridge(R, W, y + h * 0.36, 14 * u, 9), { top: mix(P.mid, P.ground[0], 0.5), base: P.near });
  const curtain = D.body(
    [
      [0, darken(cloth, 0.05)],
      [0.5, cloth],
      [1, darken(cloth, 0.07)],
    ],
    [0, 0, 1, 0],
  );
  const curtains = [-1, 1].map((k) =>
    solidShape(
      set,
      `M${fix(x + k * w * 0.72)} ${fix(y - h * 0.62)}C${fix(x + k * w * 0.2)} ${fix(y - h * 0.5)} ${fix(x + k * w * 0.36)} ${fix(y + h * 0.1)} ${fix(x + k * w * 0.52)} ${fix(y + h * 0.64)}L${fix(x + k * w * 0.8)} ${fix(y + h * 0.64)}Z`,
      curtain,
      0.8,
    ),
  );
  const bars = `${arch}M${fix(x)} ${fix(y - h * 0.5)}V${fix(y + h / 2)}M${fix(x - w / 2)} ${fix(y)}H${fix(x + w / 2)}`;
  return (
    group(view, `clip-path="${D.clip(`<path d="${arch}"/>`)}"`) +
    line(bars, lighten(wood, 0.05), 18 * u) +
    rect(x - w * 0.6, y + h / 2, w * 1.2, 24 * u, wood, ` rx="${fix(8 * u)}"`) +
    curtains.join("") +
    rect(x - w * 0.9, y - h * 0.66, w * 1.8, 14 * u, darken(wood, 0.08), ` rx="${fix(7 * u)}"`)
  );
};

/** A lamp that hangs from the ceiling and lights the room at night. By day it is dark. */
export const hangingLamp = (set: PictureSet, colours: RoomColours): SvgArt => {
  if (set.isOldWorld) return candleWheel(set, colours);
  const { lit } = colours;
  const { W, H, u, P, D, portrait } = set;
  const [x, y] = [W * 0.5, H * (portrait ? 0.13 : 0.09)];
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#ffe3a0", 0.6],
    [1, "#ffc765", 0],
  ]);
  return (
    (isOn ? ellipse(x, y + 40 * u, 300 * u, 300 * u, glow) : "") +
    line(`M${fix(x)} -10V${fix(y)}`, lit("#3a3f4a"), 6 * u) +
    ellipse(x, y + 42 * u, 26 * u, 24 * u, isOn ? "#fff3c4" : lit("#f3efe0")) +
    shape(
      `M${fix(x - 26 * u)} ${fix(y)}h${fix(52 * u)}l${fix(52 * u)} ${fix(48 * u)}h${fix(-156 * u)}Z`,
      isOn ? "#c9503f" : lit("#b5483a"),
    )
  );
};

/** A wheel of candles on a chain. */
export const candleWheel = ({ W, H, u, P, D, portrait }: PictureSet, { lit }: RoomColours): SvgArt => {
  const [x, y] = [W * 0.5, H * (portrait ? 0.14 : 0.11)];
  const isOn = P.stars > 0.3;
  const glow = D.glow([
    [0, "#ffe3a0", 0.6],
    [1, "#ffc765", 0],
  ]);
  return (
    (isOn ? ellipse(x, y, 300 * u, 300 * u, glow) : "") +
    line(`M${fix(x)} -10V${fix(y - 60 * u)}l${fix(-100 * u)} ${fix(60 * u)}h${fix(200 * u)}Z`, lit("#4a3a30"), 6 * u) +
    rect(x - 116 * u, y - 6 * u, 232 * u, 18 * u, lit("#7a5236"), ` rx="${fix(8 * u)}"`) +
    repeat(4, (i) => {
      const at = x + (i - 1.5) * 66 * u;
      return (
        rect(at - 8 * u, y - 38 * u, 16 * u, 34 * u, lit("#f3ead2")) + ellipse(at, y - 48 * u, 7 * u, 14 * u, "#ffd36a")
      );
    })
  );
};

/** A floor of boards, with a rug under the lead if it has a colour. */
export const floorboards = (set: PictureSet, top: number, wood: Colour, rug?: Colour): SvgArt => {
  const { W, H, u, D } = set;
  const fill = D.body([
    [0, lighten(wood, 0.04)],
    [1, darken(wood, 0.12)],
  ]);
  const seams = repeat(
    12,
    (i) => `M${fix(W * (0.5 + (i - 5.5) * 0.11))} ${fix(top + 4 * u)}L${fix(W * (0.5 + (i - 5.5) * 0.22))} ${fix(H)}`,
  );
  return (
    shape(`M-20 ${fix(top)}H${W + 20}V${H + 20}H-20Z`, fill) +
    rect(0, top - 16 * u, W, 20 * u, darken(wood, 0.08)) +
    line(seams, darken(wood, 0.09), 3 * u, 0.6) +
    (rug ? rugUnderLead(set, rug) : "")
  );
};

const rugUnderLead = ({ W, H, u, feet, heroX, portrait }: PictureSet, rug: Colour): SvgArt => {
  const y = feet + 12 * u;
  const x = (heroX + W / 2) / 2;
  const k = portrait ? 1.45 : 1;
  const hem = `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(W * 0.24 * k)}" ry="${fix(H * 0.058)}" fill="none" stroke="${lighten(rug, 0.15)}" stroke-width="${fix(6 * u)}" stroke-dasharray="${fix(16 * u)} ${fix(12 * u)}"/>`;
  return (
    ellipse(x, y + 2 * u, W * 0.32 * k, H * 0.085, darken(rug, 0.05)) +
    ellipse(x, y, W * 0.29 * k, H * 0.072, rug) +
    hem
  );
};
