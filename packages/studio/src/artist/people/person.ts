import type { Colour } from "../colour/oklab.ts";
import { type Build, bookish, type Figure, type Part, type Pose, Sketch } from "../figures/part.ts";
import { drawClothes } from "./clothes.ts";
import type { Drawn, Person } from "./drawn.ts";
import { drawFace } from "./face.ts";
import { drawBackHair, drawBackOfHead, drawFrontHair } from "./hair.ts";
import { drawHat } from "./hats.ts";
import { drawHead } from "./head.ts";
import { drawArm, drawCape, drawHeld, drawLegs, drawWings, gripOf } from "./limbs.ts";

/** Somebody on two legs, facing us, about 320 high. */
export const person = (who: Person, pose: Pose, tint: (colour: Colour) => Colour, build: Build = bookish): Figure => {
  const bob = pose.stride ? Math.abs(Math.cos(pose.phase)) * 4 * Math.min(2, pose.stride) : 0;
  const drop = pose.sit ? -44 : 0;
  const drawn: Drawn = {
    ...who,
    skin: tint(who.skin),
    hairColour: tint(who.hairColour),
    colour: tint(who.colour),
    second: tint(who.second),
    pose,
    tint,
    build,
    headY: -232 - bob - drop,
    shoulders: -160 - bob - drop,
    long: who.role.outfit === "gown" || who.role.outfit === "robe",
  };
  const sketch = new Sketch();
  if (who.role.wings) drawWings(sketch, drawn, who.role.wings);
  if (who.role.cape) drawCape(sketch, drawn, who.role.cape);
  const behind = sketch.parts.length;
  drawBackHair(sketch, drawn);
  const back = sketch.parts.length;
  drawLegs(sketch, drawn);
  drawArm(sketch, drawn, 1);
  drawClothes(sketch, drawn);
  if (who.role.held && !pose.holds) drawHeld(sketch, drawn, who.role.held);
  drawArm(sketch, drawn, -1);
  const before = sketch.parts.length;
  drawHead(sketch, drawn);
  if (pose.away) drawBackOfHead(sketch, drawn);
  else drawFace(sketch, drawn, 0, drawn.headY + 6);
  drawFrontHair(sketch, drawn);
  drawHat(sketch, drawn);
  // A bigger head grows from the neck, so that it still sits on the shoulders.
  const neck = drawn.shoulders - 8;
  const tall = build.tall * (who.headSize > 1 ? 1 : who.features.tall);
  const size = who.headSize * build.head;
  const wide = size * who.features.jaw;
  const nod = pose.nod ? ` rotate(${Math.round(pose.nod * 5) / 10} 0 ${Math.round(neck)})` : "";
  const grow = `translate(0 ${round(neck * (tall - size))}) scale(${round(wide)} ${round(size)})${nod}`;
  const placed = (part: Part, by: string): Part => (by ? { ...part, place: `${by} ${part.place ?? ""}`.trim() } : part);
  const head = sketch.parts.splice(before).map((part) => placed(part, grow));
  const stretch = tall === 1 ? "" : `scale(1 ${round(tall)})`;
  // What hair falls behind the shoulders belongs to the head.
  const body = sketch.parts.map((part, i) => placed(part, i >= behind && i < back ? grow : stretch));
  const top = (drawn.headY - neck) * size + neck * tall;
  const grip = gripOf(drawn);
  return {
    parts: [...body, ...head],
    scale: 1,
    width: 200,
    height: 90 * Math.min(1, size) - top,
    ...(grip ? { grip: { x: grip.x, y: grip.y * tall } } : {}),
  };
};

const round = (n: number): number => Math.round(n * 1000) / 1000;
