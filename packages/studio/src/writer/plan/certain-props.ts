import { isStaged, type Place, type ScenePicture } from "../../vocabulary.ts";
import { handy } from "./held-props.ts";
import { isIndoors } from "./scenery.ts";

interface Shown {
  readonly acting: ScenePicture["cast"];
  readonly place: Place;
}

/**
 * The things of a pasted text that are surely right in its picture. Small things lie on no lawn: they are drawn where
 * somebody holds them. Parts of a house stand nowhere alone.
 */
export const certainProps = (props: readonly string[], { acting, place }: Shown): string[] =>
  props.filter(
    (prop) =>
      !PARTS_OF_HOUSES.has(prop) &&
      !(isIndoors(place) && OUTDOOR_THINGS.has(prop)) &&
      !(!isIndoors(place) && FURNITURE.has(prop)) &&
      (!BEDS.has(prop) || acting.some(({ action }) => action === "sleep")) &&
      (!PLAYED.has(prop) || acting.some(({ holds, action }) => holds === prop || action === "play")) &&
      !(BOATS.has(prop) && acting.some(({ action }) => action === "row")) &&
      (!handy.has(prop) || acting.some(({ holds }) => holds === prop)) &&
      (!SMALL.has(prop) || acting.some(({ holds, action }) => holds === prop || isStaged(action))),
  );

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const PARTS_OF_HOUSES = words("door stairs wall roof brick floor ladder-of-stairs chimney hole");
/** Things that stand in the open only; rooms have a fireplace of their own. */
const OUTDOOR_THINGS = words(`
  fire campfire deciduous-tree evergreen-tree palm-tree hut house houses fence gate church tower castle lighthouse windmill
  sailboat canoe motor-boat ferry ship rock boulder tractor car bus locomotive`);
const FURNITURE = words(
  "bed couch-and-lamp shelf bookshelf table cupboard wardrobe oven stove chair fridge bathtub lamp",
);
const BOATS = words("sailboat canoe motor-boat");
const BEDS = words("bed couch-and-lamp");
/** Instruments. */
const PLAYED = words("trumpet violin guitar drum flute accordion piano musical-keyboard saxophone banjo bell");
const SMALL: ReadonlySet<string> = new Set(
  `bread cheese-wedge sandwich coin paper-sheet button pencil pen spoon cookie onion envelope letter love-letter card knot
  hot-beverage steaming-bowl bowl-with-spoon red-apple green-apple tangerine candy nut potato tomato garlic
  open-book bell fallen-leaf`.split(/\s+/),
);
