import type { Ground } from "../../vocabulary.ts";
import { isFrog } from "../animals/frog.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { roleOf } from "../people/roles.ts";
import { customPropFor } from "./custom-prop.ts";
import { iconFor } from "./icon.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Furniture, which is only drawn indoors. */
const indoorProps = set(
  "hospital-bed clocks workbench bread-oven bed couch-and-lamp bathtub television shower shelf piano stairs chair",
);
/** Things too large for a room, or found only outdoors. */
const outdoorProps = set(`
  bridge windmill raft gate milestone signpost house house-with-garden hut tent castle
  tower lighthouse wall fence cart train locomotive church school fountain well tractor rocket volcano circus-tent
  deciduous-tree evergreen-tree palm-tree statue seedling standing-stones platform-clock fishing-net`);
/** Things that are only drawn on or in water. */
const waterProps = set(
  "sailboat ship canoe motor-boat swan whale spouting-whale dolphin shark fish tropical-fish octopus jellyfish squid",
);
const waterPlaces: ReadonlySet<Ground> = new Set<Ground>(["sea", "lake", "underwater"]);
/** Clothes, which look wrong alone on the ground. */
const wornProps = set(`
  coat t-shirt jeans shorts dress kimono sari gloves socks scarf necktie lab-coat safety-vest military-helmet wing wings
  paw-prints footprints hole`);
/** Kinds whose emoji shows only the head or bust. */
const bustIcons = set(
  "baby baby-angel judge mechanic pilot singer artist cook firefighter ninja elf vampire zombie ogre goblin skull",
);
const wildPlaces: ReadonlySet<Ground> = new Set<Ground>([
  "forest",
  "meadow",
  "mountain",
  "lake",
  "sea",
  "desert",
  "snow",
]);
/** Open land without benches. */
export const isWild = (place: Ground): boolean => wildPlaces.has(place) || place === "cave";
const indoorPlaces: ReadonlySet<Ground> = new Set<Ground>([
  "room",
  "spaceship",
  "laboratory",
  "kitchen",
  "classroom",
  "shop",
  "train",
  "hall",
  "barn",
]);
export const isIndoors = (place: Ground): boolean => indoorPlaces.has(place);
const houses = /house|home|hut|cottage|castle|tent|tower|mill/;

/** Returns the props to draw at a place, without those that would look out of place. */
export const propsForPlace = (props: readonly string[], place: Ground): string[] => {
  const names = props.map((prop) => prop.trim().toLowerCase());
  // A door outdoors is drawn as a house.
  const isDoor = (name: string): boolean => (customPropFor(name) ?? iconFor(name)) === "door";
  const hasHouse = !wildPlaces.has(place) || names.some((name) => houses.test(name));
  const seen = names.flatMap((name) =>
    isDoor(name) ? (hasHouse ? [] : ["hut"]) : isPropForPlace(name, place) ? [name] : [],
  );
  return [...new Set(seen)];
};

const isPropForPlace = (name: string, place: Ground): boolean => {
  const slug = customPropFor(name) ?? iconFor(name) ?? name;
  if (wornProps.has(slug) || bustIcons.has(slug) || isFrog(canonicalKind(name)) || roleOf(canonicalKind(name)))
    return false;
  if (slug === "bed" && place !== "room" && place !== "hall") return false;
  if (waterProps.has(slug) && !waterPlaces.has(place)) return false;
  return !(isIndoors(place) ? outdoorProps.has(slug) : indoorProps.has(slug));
};
