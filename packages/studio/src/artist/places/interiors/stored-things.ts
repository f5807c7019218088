import { type Colour, darken, lighten } from "../../colour/oklab.ts";
import type { PictureSet } from "../../composition/picture-set.ts";
import { solidShape } from "../../nature/solid-shape.ts";
import { fix } from "../../shapes/curve.ts";
import { ellipse, line, rect, repeat, type SvgArt, shape } from "../../shapes/svg.ts";
import type { RoomColours } from "./room-parts.ts";

/** A travelling trunk with a domed lid, straps and a lock. */
export const trunk = (set: PictureSet, x: number, foot: number, width: number, leather: Colour): SvgArt => {
  const { D } = set;
  const h = width * 0.34;
  const [left, lid] = [x - width / 2, foot - h];
  const dome = `M${fix(left - width * 0.02)} ${fix(lid)}v${fix(-h * 0.28)}q0 ${fix(-h * 0.42)} ${fix(width * 0.14)} ${fix(-h * 0.42)}h${fix(width * 0.76)}q${fix(width * 0.14)} 0 ${fix(width * 0.14)} ${fix(h * 0.42)}v${fix(h * 0.28)}Z`;
  const body = D.body([
    [0, leather],
    [1, darken(leather, 0.1)],
  ]);
  const brass = "#d8ac55";
  const strap = (k: number): SvgArt =>
    rect(left + width * k, lid - h * 0.68, width * 0.06, h * 1.68, darken(leather, 0.16)) +
    rect(left + width * (k - 0.01), lid + h * 0.1, width * 0.08, h * 0.14, brass);
  return (
    solidShape(set, `M${fix(left)} ${fix(lid)}h${fix(width)}v${fix(h)}h${fix(-width)}Z`, body) +
    solidShape(set, dome, lighten(leather, 0.05)) +
    strap(0.16) +
    strap(0.78) +
    rect(left - width * 0.02, lid - h * 0.06, width * 1.04, h * 0.1, darken(leather, 0.18)) +
    rect(x - width * 0.05, lid - h * 0.1, width * 0.1, h * 0.32, brass, ` rx="${fix(width * 0.015)}"`) +
    ellipse(x, lid + h * 0.1, width * 0.014, width * 0.014, "#4a3520")
  );
};

/** An armchair under a dust sheet. */
export const sheetedChair = (set: PictureSet, x: number, foot: number, sheet: Colour): SvgArt => {
  const { u, D } = set;
  const at = (dx: number, dy: number): string => `${fix(x + dx * u)} ${fix(foot + dy * u)}`;
  const cloth = D.body([
    [0, lighten(sheet, 0.04)],
    [1, darken(sheet, 0.16)],
  ]);
  const outline = `M${at(-170, 10)}C${at(-160, -60)} ${at(-176, -170)} ${at(-130, -178)}C${at(-104, -180)} ${at(-110, -330)} ${at(-74, -346)}Q${at(0, -372)} ${at(74, -346)}C${at(110, -330)} ${at(104, -180)} ${at(130, -178)}C${at(176, -170)} ${at(160, -60)} ${at(170, 10)}Q${at(140, -8)} ${at(112, 8)}T${at(56, 6)}T${at(0, 8)}T${at(-56, 6)}T${at(-112, 8)}Q${at(-140, -6)} ${at(-170, 10)}Z`;
  const folds = `M${at(-112, -176)}Q${at(-96, -90)} ${at(-116, -4)}M${at(112, -176)}Q${at(98, -90)} ${at(116, -4)}M${at(-84, -170)}Q${at(0, -138)} ${at(84, -170)}M${at(-40, -120)}Q${at(-34, -60)} ${at(-44, -6)}M${at(48, -126)}Q${at(40, -60)} ${at(52, -6)}M${at(-70, -310)}Q${at(-62, -240)} ${at(-74, -180)}`;
  return solidShape(set, outline, cloth) + line(folds, darken(sheet, 0.2), 7 * u, 0.6);
};

/** A tall mirror in a stand, which shows no more than the light of the room. */
export const standingMirror = (set: PictureSet, x: number, foot: number, { wood, lit }: RoomColours): SvgArt => {
  const { u, D } = set;
  const y = foot - 226 * u;
  const glass = D.body(
    [
      [0, lit("#e4f0f2")],
      [1, lit("#9fb9c2")],
    ],
    [0, 0, 1, 1],
  );
  return (
    line(
      `M${fix(x - 96 * u)} ${fix(foot)}l${fix(26 * u)} ${fix(-210 * u)}M${fix(x + 96 * u)} ${fix(foot)}l${fix(-26 * u)} ${fix(-210 * u)}M${fix(x - 90 * u)} ${fix(foot - 54 * u)}h${fix(180 * u)}`,
      darken(wood, 0.1),
      15 * u,
    ) +
    ellipse(x, y, 92 * u, 176 * u, darken(wood, 0.02)) +
    ellipse(x, y, 72 * u, 154 * u, glass) +
    line(
      `M${fix(x - 38 * u)} ${fix(y + 40 * u)}L${fix(x + 26 * u)} ${fix(y - 90 * u)}M${fix(x - 6 * u)} ${fix(y + 76 * u)}L${fix(x + 44 * u)} ${fix(y - 28 * u)}`,
      "#ffffff",
      9 * u,
      0.45,
    )
  );
};

/** Two cardboard boxes on each other. */
export const boxes = ({ u }: PictureSet, x: number, foot: number, { lit }: RoomColours): SvgArt => {
  const card = lit("#c9a06b");
  const sizes = [
    [0, 0, 190, 120],
    [-14, -120, 150, 96],
  ] as const;
  return repeat(sizes.length, (i) => {
    const [dx, dy, w, h] = sizes[i] ?? sizes[0];
    const [left, top] = [x + (dx - w / 2) * u, foot + (dy - h) * u];
    return (
      rect(left, top, w * u, h * u, i ? lighten(card, 0.03) : card) +
      rect(left + (w / 2 - 16) * u, top, 32 * u, h * 0.5 * u, lighten(card, 0.09)) +
      shape(`M${fix(left)} ${fix(top)}h${fix(w * u)}v${fix(16 * u)}h${fix(-w * u)}Z`, darken(card, 0.08))
    );
  });
};
