import type { Place } from "../../vocabulary.ts";
import { isFrog } from "../animals/frog.ts";
import { canonicalKind } from "../figures/kind-synonyms.ts";
import { roleOf } from "../people/roles.ts";
import { customPropFor } from "./custom-prop.ts";
import { iconFor } from "./icon.ts";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What stands in a house is not left in a meadow. */
const indoors = set("bed couch-and-lamp bathtub television shower shelf piano stairs chair");
/** What is larger than a room, or grows, floats or rolls outside of one. */
const outdoors = set(`
  bridge windmill raft gate milestone signpost house house-with-garden hut tent castle
  tower lighthouse wall fence cart train locomotive church school fountain well tractor rocket volcano circus-tent
  deciduous-tree evergreen-tree palm-tree statue seedling`);
/** What would lie on its side on land. */
const floating = set(
  "sailboat ship canoe motor-boat swan whale spouting-whale dolphin shark fish tropical-fish octopus jellyfish squid",
);
const waters: ReadonlySet<Place> = new Set<Place>(["sea", "lake", "underwater"]);
/** What hangs on somebody or something: alone it would stand on the ground as if somebody were in it. */
const worn = set(`
  coat t-shirt jeans shorts dress kimono sari gloves socks scarf necktie lab-coat safety-vest military-helmet wing wings
  paw-prints footprints hole`);
/** Of these the emoji shows a head or a bust. */
const busts = set(
  "baby baby-angel judge mechanic pilot singer artist cook firefighter ninja elf vampire zombie ogre goblin skull",
);
const outOfDoors: ReadonlySet<Place> = new Set<Place>([
  "forest",
  "meadow",
  "mountain",
  "lake",
  "sea",
  "desert",
  "snow",
]);
const housed: ReadonlySet<Place> = new Set<Place>(["room", "spaceship", "laboratory"]);
export const isIndoors = (place: Place): boolean => housed.has(place);
const houses = /house|home|hut|cottage|castle|tent|tower|mill/;

/** As what the things of a story are seen at a place. What would look left behind by mistake is not seen there. */
export const fittingProps = (props: readonly string[], place: Place): string[] => {
  const names = props.map((prop) => prop.trim().toLowerCase());
  // A door stands in a house.
  const isDoor = (name: string): boolean => (customPropFor(name) ?? iconFor(name)) === "door";
  const hasHouse = !outOfDoors.has(place) || names.some((name) => houses.test(name));
  const seen = names.flatMap((name) => (isDoor(name) ? (hasHouse ? [] : ["hut"]) : fits(name, place) ? [name] : []));
  return [...new Set(seen)];
};

const fits = (name: string, place: Place): boolean => {
  const slug = customPropFor(name) ?? iconFor(name) ?? name;
  if (worn.has(slug) || busts.has(slug) || isFrog(canonicalKind(name)) || roleOf(canonicalKind(name))) return false;
  if (floating.has(slug) && !waters.has(place)) return false;
  return !(isIndoors(place) ? outdoors.has(slug) : indoors.has(slug));
};
