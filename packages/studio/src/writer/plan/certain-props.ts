import { backdrop, type Ground, type Place, type ScenePicture } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";
import { handy } from "./held-props.ts";
import { isIndoors } from "./indoor-places.ts";

interface Shown {
  readonly acting: ScenePicture["cast"];
  readonly place: Place;
}

/**
 * The things of a pasted text that are surely right in its picture. Small things lie on no lawn: they are drawn where
 * somebody holds them. What has another size than a person in life stands nowhere alone.
 */
export const certainProps = (props: readonly string[], { acting, place }: Shown): string[] =>
  props
    .map((prop) => (place === "desert" && prop === "deciduous-tree" ? "palm-tree" : prop))
    .filter(
      (prop) =>
        (LARGE.has(prop) || personNoun(prop)?.isHuman === false || acting.some(({ holds }) => holds === prop)) &&
        !(place === "train" && personNoun(prop)?.isHuman === false) &&
        !(isIndoors(place) && personNoun(prop)?.isHuman === false && !PETS.has(prop)) &&
        !isTooLarge(prop, place) &&
        !(!isIndoors(place) && FURNITURE.has(prop)) &&
        (!BEDS.has(prop) || acting.some(({ action }) => action === "sleep")) &&
        (!PLAYED.has(prop) || acting.some(({ holds, action }) => holds === prop || action === "play")) &&
        // The cage of a picture is one for a bird.
        !(prop === "cage" && !isIndoors(place)) &&
        !(BOATS.has(prop) && (!WATERS.has(place) || acting.some(({ action }) => action === "row"))) &&
        (!handy.has(prop) || acting.some(({ holds }) => holds === prop)),
    );

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Things that may stand somewhere alone, in the size in which they are drawn. */
const LARGE = words(`
  fire campfire deciduous-tree evergreen-tree palm-tree christmas-tree hut house houses derelict-house tent fence gate
  church castle lighthouse windmill well fountain statue tower sailboat canoe motor-boat speedboat ferry ship
  passenger-ship raft rock boulder milestone signpost tractor car taxi jeep truck van fire-engine bus locomotive train bicycle motorcycle cart airplane
  small-airplane helicopter rocket rainbow balloon kite snowman snowman-without-snow ferris-wheel carousel-horse
  sunflower tulip rose blossom hibiscus mushroom cactus seedling piano throne telescope bed couch-and-lamp volcano
  shelf bookshelf bench cage barrel spider-web anchor`);
/** What stands in the open only. */
export const isTooLarge = (prop: string, place: Ground): boolean =>
  place !== backdrop && isIndoors(place) && LARGE.has(prop) && !FURNITURE.has(prop) && !INDOOR_THINGS.has(prop);

/** "Somebody turned over in bed" in a bakery: the bed is not there, unless somebody sleeps in it. */
export const isBedElsewhere = (prop: string, place: Ground, acting: ScenePicture["cast"]): boolean =>
  BEDS.has(prop) && place !== "room" && !acting.some(({ action }) => action === "sleep");

/** Whether a thing may stand somewhere by itself, in the size in which it is drawn. */
export const mayStandAlone = (prop: string): boolean => LARGE.has(prop) || FURNITURE.has(prop) || FIXED.has(prop);
/** What stays where it was built or put up. */
const FIXED = words("bridge stairs wall roof door street-lamp traffic-light workbench banner");

/** Things of rooms and of the open. */
const INDOOR_THINGS = words("piano throne telescope christmas-tree spider-web barrel bench cage statue bicycle");
/** Animals that come into a room. */
const PETS = words("cat dog mouse bird parrot hamster rabbit turtle hedgehog fish dove owl spider bee butterfly fly");
const FURNITURE = words(
  "bed couch-and-lamp shelf bookshelf table cupboard wardrobe oven stove chair fridge bathtub lamp",
);
const BOATS = words("sailboat canoe motor-boat speedboat raft ferry ship passenger-ship");
const WATERS: ReadonlySet<Place> = new Set<Place>(["sea", "lake"]);
const BEDS = words("bed couch-and-lamp");
/** Instruments. */
const PLAYED = words("trumpet violin guitar drum flute accordion piano musical-keyboard saxophone banjo bell");
