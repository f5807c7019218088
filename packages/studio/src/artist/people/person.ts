import type { Colour } from "../colour/oklab.ts";
import { type Build, defaultBuild, type Figure, type Part, type Pose, Sketch } from "../figures/part.ts";
import { drawReachingArms } from "./bent-limbs.ts";
import { drawClothes } from "./clothes.ts";
import { drawFace } from "./face.ts";
import { drawBackHair, drawBackOfHead, drawFrontHair } from "./hair.ts";
import { drawHat } from "./hats.ts";
import { drawHead } from "./head.ts";
import { drawArm, drawCape, drawHeld, drawLegs, drawWings, gripOf } from "./limbs.ts";
import type { PersonDrawing, PersonModel } from "./person-drawing.ts";
import { drawScarf, tinted } from "./worn.ts";

/** A person facing the viewer, about 320 units high. */
export const drawPerson = (
  person: PersonModel,
  pose: Pose,
  tint: (colour: Colour) => Colour,
  build: Build = defaultBuild,
): Figure => {
  const bob = pose.stride ? Math.abs(Math.cos(pose.phase)) * 4 * Math.min(2, pose.stride) : 0;
  const drop = pose.sit ? -44 : 0;
  const drawing: PersonDrawing = {
    ...person,
    skin: tint(person.skin),
    hairColour: tint(person.hairColour),
    colour: tint(person.colour),
    second: tint(person.second),
    ...(person.worn && { worn: tinted(person.worn, tint) }),
    pose,
    tint,
    build,
    headY: -232 - bob - drop,
    shoulders: -160 - bob - drop,
    long: person.role.outfit === "gown" || person.role.outfit === "robe",
  };
  const sketch = new Sketch();
  if (person.role.wings) drawWings(sketch, drawing, person.role.wings);
  if (person.role.cape) drawCape(sketch, drawing, person.role.cape);
  const behind = sketch.parts.length;
  drawBackHair(sketch, drawing);
  const back = sketch.parts.length;
  drawLegs(sketch, drawing);
  if (!pose.hands) drawArm(sketch, drawing, 1);
  drawClothes(sketch, drawing);
  if (person.role.held && !pose.holds && !pose.hands) drawHeld(sketch, drawing, person.role.held);
  if (pose.hands) drawReachingArms(sketch, drawing, pose.hands);
  else drawArm(sketch, drawing, -1);
  const before = sketch.parts.length;
  drawHead(sketch, drawing);
  if (drawing.worn?.scarf) drawScarf(sketch, drawing, drawing.worn.scarf);
  if (pose.away) drawBackOfHead(sketch, drawing);
  else drawFace(sketch, drawing, 0, drawing.headY + 6);
  drawFrontHair(sketch, drawing);
  drawHat(sketch, drawing);
  // The head scales from the neck, so that it stays on the shoulders.
  const neck = drawing.shoulders - 8;
  const tall = build.tall * (person.headSize > 1 ? 1 : person.features.tall);
  const size = person.headSize * build.head;
  const wide = size * person.features.jaw;
  const nod = pose.nod ? ` rotate(${Math.round(pose.nod * 5) / 10} 0 ${Math.round(neck)})` : "";
  const grow = `translate(0 ${round(neck * (tall - size))}) scale(${round(wide)} ${round(size)})${nod}`;
  const placed = (part: Part, by: string): Part => (by ? { ...part, place: `${by} ${part.place ?? ""}`.trim() } : part);
  const head = sketch.parts.splice(before).map((part) => placed(part, grow));
  const stretch = tall === 1 ? "" : `scale(1 ${round(tall)})`;
  // Hair behind the shoulders moves with the head.
  const body = sketch.parts.map((part, i) => placed(part, i >= behind && i < back ? grow : stretch));
  const top = (drawing.headY - neck) * size + neck * tall;
  const grip = gripOf(drawing);
  return {
    parts: [...body, ...head],
    scale: 1,
    width: 200,
    height: 90 * Math.min(1, size) - top,
    ...(grip ? { grip: { x: grip.x, y: grip.y * tall } } : {}),
  };
};

const round = (n: number): number => Math.round(n * 1000) / 1000;
