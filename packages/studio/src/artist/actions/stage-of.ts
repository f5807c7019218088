import type { Action } from "../../vocabulary.ts";
import { seatsOfVehicles } from "../props/vehicle-shapes.ts";
import { climbStage, isHouse } from "./climb.ts";
import { bookStage, carryStage, deskStage, eatStage, giveStage } from "./hand-work.ts";
import { playStage } from "./instruments.ts";
import { seatStage, sleepStage } from "./rest.ts";
import { rideStage } from "./ride.ts";
import type { Stage, StageContext } from "./stage.ts";
import { nameOfThing } from "./things.ts";
import { rowStage, swimStage } from "./water.ts";
import { buildStage, cookStage, digStage, plantStage } from "./work.ts";

const stages: Partial<Record<Action, (context: StageContext) => Stage>> = {
  climb: climbStage,
  swim: swimStage,
  row: rowStage,
  ride: rideStage,
  read: bookStage,
  write: deskStage,
  cook: cookStage,
  eat: eatStage,
  build: buildStage,
  dig: digStage,
  plant: plantStage,
  carry: carryStage,
  give: giveStage,
  play: playStage,
  sit: seatStage,
  sleep: sleepStage,
};

const danceStage = ({ turn }: StageContext): Stage => ({
  lean: Math.sin(turn) * 5,
  lift: Math.abs(Math.sin(turn)) * 10,
});

export const stageOf = (action: Action, context: StageContext): Stage =>
  action === "dance" ? danceStage(context) : (stages[action]?.(context) ?? {});

interface Extent {
  /** Height and width of the figure with its things, relative to the figure standing. */
  readonly tall: number;
  readonly wide: number;
}

const extents: Partial<Record<Action, Extent>> = {
  climb: { tall: 1.34, wide: 1.3 },
  ride: { tall: 1.42, wide: 2 },
  row: { tall: 0.95, wide: 2 },
  swim: { tall: 0.72, wide: 1.4 },
  sleep: { tall: 0.72, wide: 1.9 },
  build: { tall: 1, wide: 1.8 },
  cook: { tall: 1, wide: 1.5 },
  dig: { tall: 1, wide: 1.4 },
  play: { tall: 1.05, wide: 1.3 },
};

const ordinary: Extent = { tall: 1, wide: 1 };
const onRoof: Extent = { tall: 1.75, wide: 1.4 };

/** As wide as the vehicle, so that no figure stands behind it. */
const inVehicle = (thing: string): Extent | undefined => {
  const seat = seatsOfVehicles[nameOfThing(thing)];
  return seat && { tall: 1.4, wide: seat.size / 270 };
};

export const extentOf = (action: Action, thing?: string): Extent =>
  (action === "ride" && thing && inVehicle(thing)) || ordinaryExtent(action, thing);

const ordinaryExtent = (action: Action, thing?: string): Extent =>
  action === "climb" && thing && isHouse(thing) ? onRoof : (extents[action] ?? ordinary);

/** Actions that are shown whole: hands, thing and ground belong to them. */
const shownWhole: ReadonlySet<Action> = new Set<Action>([
  ...(Object.keys(stages) as Action[]),
  "hug",
  "take",
  "point",
  "dance",
]);
export const isShownWhole = (action: Action): boolean => shownWhole.has(action);

export const isAfloat = (action: Action): boolean => action === "swim" || action === "row";
