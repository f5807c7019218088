import { drawQuadruped } from "../animals/quadruped.ts";
import { speciesOf } from "../animals/species.ts";
import { cycleFor } from "../figures/cycle.ts";
import { drawParts } from "../figures/draw-parts.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { type Seat, seatsOfVehicles } from "../props/vehicle-shapes.ts";
import { group } from "../shapes/svg.ts";
import { lit, stroke, thingArt } from "./art.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";

/** The rider sits behind the near side of the mount, whose head is in front. */
export const rideStage = (context: StageContext): Stage => {
  const { thing = "horse", turn, body } = context;
  const name = canonicalKind(nameOfThing(thing));
  const seat = seatsOfVehicles[name];
  if (seat) return drive(context, name, seat);
  const species = context.coat ?? speciesOf(name);
  if (!species) return rideIcon(context, name);
  const [pose] = cycleFor("walk", "happy", true).poses;
  if (!pose) return {};
  const { outline, outlineColour } = context.set.look.figures;
  const k = 1.06;
  const mount = drawQuadruped(species, { ...pose, phase: turn }, { tint: context.set.tint });
  const art = drawParts(mount.parts, context.set.D, {
    outline: outline ? { colour: outlineColour, width: outline * 1.4 } : undefined,
    card: context.set.look.scenery.cards,
  });
  const back = (86 * (species.legs ?? 1) + 34 + 48 * (species.bulk ?? 1)) * k;
  const bob = Math.abs(Math.cos(turn)) * 5;
  const leg =
    body === "person"
      ? stroke(context, `M-6 ${-back + 14}L18 ${-back + 64}`, "#4a4a68", 26) +
        lit(context, `M4 ${-back + 62}h34c8 0 8 20 0 20h-34Z`, "#5a3b34")
      : "";
  return {
    front: group(art, `transform="translate(-6 0) scale(${k})"`) + leg,
    lift: back - 70 + bob,
    shift: -26,
  };
};

/** The driver sits behind the side of the vehicle and is seen through its window. */
const drive = (context: StageContext, name: string, { x, y, size }: Seat): Stage => {
  const bob = Math.abs(Math.sin(context.turn * 2)) * 3;
  return {
    front: thingArt(context, name, { x: ((50 - x) / 100) * size, y: 8, size }),
    lift: ((100 - y) / 100) * size - HEAD + bob,
  };
};
/** The middle of a head above the feet. */
const HEAD = 226;

const rideIcon = (context: StageContext, name: string): Stage => {
  const wheels = /bicycle|scooter|motorcycle/.test(name);
  const size = wheels ? 250 : 330;
  const bob = Math.abs(Math.sin(context.turn)) * 4;
  return {
    front: thingArt(context, name, { x: 0, y: 8, size, flip: true }),
    lift: wheels ? 66 + bob : 150 + bob,
    shift: wheels ? -16 : 0,
  };
};
