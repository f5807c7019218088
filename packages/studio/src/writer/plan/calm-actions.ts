import { vehicles } from "../../action-things.ts";
import type { Language } from "../../languages/index.ts";
import type { CastMember, Place, ScenePicture } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";
import { withoutNames } from "./comparisons.ts";

type Acting = ScenePicture["cast"];

interface Told {
  readonly narration: string;
  readonly language: Language;
  readonly place: Place;
  readonly cast: readonly CastMember[];
}

/** What people fly with, or through: "flew down the stairs" is no flight. */
const FLIES =
  /\b(?:soar|glid|hover|wings?|parachute|air|sky|skies|clouds?|stars?|moon|broom\w*|carpet|capes?|balloon|above|rooftops?|roofs|kite|fl(?:ew|y|ies|ying) (?:high )?over)/i;
const OPENS_WINGS = /\b(?:spread|opened|stretched|folded) (?:his|her|its) wings\b/gi;
const THEY_FLY = /\bthey (?:\w+ )?(?:flew|fly|soar\w*)\b/i;
const WITH = /\b(?:broom\w*|wings?|carpet|capes?|balloon|parachutes?|kite|airplane|plane)\b/i;
/** "Drawings of the team, and in every one of them Bea was flying". */
const IN_A_PICTURE = /\b(?:drawings?|pictures?|paintings?|sketch(?:es)?|photos?|dreamed|dreamt|imagined)\b/i;
const SAYS = "(?:said|says|asked|answered|replied|cried|whispered|shouted|called|sang)";

/**
 * The actions of a pasted text without those that are surely wrong: a person flies only by a word of flying, an animal
 * among people talks only where the text says so, and no person sleeps in a street.
 */
export const calmActions = (acting: Acting, { narration, language, place, cast }: Told): Acting => {
  const isAmongPeople = cast.some(isHuman);
  return acting.map((one) => {
    const member = cast.find(({ id }) => id === one.id);
    const isPerson = isHuman(member);
    // A volcano that is explained neither runs nor builds.
    if (member && language === "english" && personNoun(member.kind) === undefined && !isSaidBy(narration, member))
      return { id: one.id, action: "stand", mood: "calm" };
    if (one.action === "climb" && isPerson && place === "ship" && one.holds === undefined)
      return { ...one, holds: "mast" };
    // No car is driven on a ship or in a room.
    if (one.action === "ride" && vehicles.has(one.holds ?? "") && NO_ROADS.has(place))
      return { id: one.id, action: "look", mood: one.mood };
    if (member && !isPerson && one.action === "climb" && one.holds === undefined)
      return TREE.test(narration)
        ? { ...one, holds: "deciduous-tree" }
        : language === "english"
          ? { id: one.id, action: "look", mood: one.mood }
          : one;
    if (
      one.action === "fly" &&
      isPerson &&
      language === "english" &&
      (!FLIES.test(withoutNames(narration, cast)) || IN_A_PICTURE.test(narration))
    )
      return { ...one, action: "look" };
    // "The shadows were free. They flew off over the water".
    const isWingless = isPerson || (member !== undefined && !WINGED.test(member.kind) && acting.length > 1);
    if (
      one.action === "fly" &&
      isWingless &&
      language === "english" &&
      THEY_FLY.test(narration) &&
      !WITH.test(narration.replace(OPENS_WINGS, " "))
    )
      return { id: one.id, action: "look", mood: one.mood };
    if (one.action === "fly" && language !== "english" && member && isAmongPeople && !WINGED.test(member.kind))
      return { id: one.id, action: "look", mood: one.mood };
    if (one.action === "write" && language === "english" && OUTSIDE.has(place) && !WRITES_OUTSIDE.test(narration))
      return { id: one.id, action: "look", mood: one.mood };
    if (one.action === "talk" && member && !isPerson && isAmongPeople && !isSaidBy(narration, member))
      return { ...one, action: "look" };
    // "They baked together", and the cat lay beside.
    if (member && !isPerson && isAmongPeople && BY_HAND.has(one.action))
      return { id: one.id, action: "look", mood: one.mood };
    // A figure on a house of its own size is no calm picture.
    if (one.action === "climb" && HOUSES.has(one.holds ?? "") && isAmongPeople)
      return { id: one.id, action: "look", mood: one.mood };
    // "Stirred the black water with a spoon" cooks nothing.
    if (one.action === "cook" && language === "english" && !COOKERY.test(narration))
      return { id: one.id, action: "look", mood: one.mood };
    // "They carried the oranges": not the cat.
    if (one.action === "carry" && member && !isPerson && isAmongPeople && THEY.test(narration))
      return { id: one.id, action: "look", mood: one.mood };
    // A cat on a ladder of its own is no calm picture.
    if (one.action === "climb" && !isPerson && one.holds === "ladder")
      return { id: one.id, action: "look", mood: one.mood };
    // No bed stands in a train: who sleeps there sits.
    if (one.action === "sleep" && isPerson && place === "train") return { ...one, action: "sit", mood: "asleep" };
    if (one.action === "sleep" && isPerson && SITS_ASLEEP.test(narration) && !IN_BED.test(narration))
      return { ...one, action: "sit", mood: "asleep" };
    if (one.action === "read" && READS_NO_BOOK.test(narration) && !HAS_A_BOOK.test(narration))
      return { ...one, action: "look" };
    if (one.action === "sleep" && isPerson && STREETS.has(place)) return { ...one, action: "stand", mood: "calm" };
    return one;
  });
};

const WINGED =
  /bird|owl|eagle|dove|swan|duck|goose|chick|rooster|parrot|peacock|flamingo|penguin|raven|crow|butterfly|bee|bug|beetle|bat|dragon|fairy|angel|phoenix|unicorn|kite|rocket|airplane|balloon|star|moon|cloud|witch|hero/;
/** Who writes without sand or a notebook in the open would scratch in the lawn. */
const OUTSIDE: ReadonlySet<Place> = new Set<Place>(["meadow", "village", "city", "market", "forest", "mountain"]);
const WRITES_OUTSIDE = /\b(?:sand|ground|snow|wall|notebook|diary|letters?|paper|slate|book|map|dust|earth|mud)\b/i;
const NO_ROADS: ReadonlySet<Place> = new Set<Place>([
  "ship",
  "room",
  "kitchen",
  "classroom",
  "shop",
  "laboratory",
  "hall",
]);
const THEY = /\bthey\b/i;
const HOUSES: ReadonlySet<string> = new Set(["roof", "house", "hut", "wall", "tower", "lighthouse", "castle"]);
const TREE = /\btrees?\b/i;

/** Who falls asleep on a chair sits. */
const SITS_ASLEEP =
  /(?<!\p{L})(?:chair|armchair|deckchair|hammock|bench|sofa|leaned back|sat|pews?|in the (?:[\w-]+ )?row|stuhl|sessel|saß|bank|silla|sillón|banco|sentad[oa]|chaise|fauteuil|banc|assise?|sedia|poltrona|panchina|sedut[oa]|cadeira|sentad[oa]|кресл\p{L}|стул\p{L}|скамейк\p{L}|сидел\p{L}?)(?!\p{L})/iu;
const IN_BED =
  /(?<!\p{L})(?:beds?|blanket|pillow|bett|decke|cama|manta|lit|couverture|letto|coperta|cobertor|кроват\p{L}|постел\p{L}|одеял\p{L})(?!\p{L})/iu;

/** "Read the numbers on the doors", "a sign … read it twice". */
const READS_NO_BOOK =
  /\b(?:signs?|numbers|names on|poster|timetable|clock|label|inscription|plaque|gravestone|headstone)\b/i;
const HAS_A_BOOK =
  /\b(?:books?|letters?|newspapers?|notes?|stor(?:y|ies)|map|diary|magazines?|poems?|pages?|exercise book|postcards?)\b/i;

/** Who cooks outdoors, where no fire is lit there, is in a kitchen. */
export const placeOfCooks = (acting: Acting, place: Place, narration: string): Place =>
  acting.some(({ action }) => action === "cook") && OPEN_AIR.has(place) && !CAMP.test(narration) ? "kitchen" : place;
const OPEN_AIR: ReadonlySet<Place> = new Set<Place>([
  "meadow",
  "village",
  "city",
  "snow",
  "mountain",
  "room",
  "shop",
  "hall",
]);
const CAMP =
  /(?<!\p{L})(?:fires?|campfire|camp(?:ed|ing)?|tent|grill|barbecue|outside|picnic|feuer|lagerfeuer|zelt|draußen|fuego|hoguera|fogata|fuera|feu|tente|dehors|fuoco|falò|fuori|fogo|fogueira|кост[её]р\p{L}*|палатк\p{L})(?!\p{L})/iu;

const COOKERY =
  /\b(?:cook\w*|bak(?:e|es|ed|ing)|fried|boiled|roast\w*|knead\w*|dough|flour|kitchens?|stoves?|ovens?|pans?|pots?|kettles?|cauldrons?|soups?|stews?|porridge|sauces?|gravy|jam|meat|eggs?|vegetables?|onions?|potatoes|rice|beans|cakes?|pies?|bread|pancakes?|batter|meals?|dinner|supper|lunch|breakfast|food|feast)\b/i;
const BY_HAND: ReadonlySet<string> = new Set(["cook", "build", "write", "read", "play", "point"]);
const STREETS: ReadonlySet<Place> = new Set<Place>(["village", "city", "market", "snow"]);

const isSaidBy = (narration: string, { name }: CastMember): boolean => {
  const bare = name
    .toLowerCase()
    .replace(/^the /, "")
    .replace(/[^\p{L}\s]/gu, "");
  return new RegExp(`${SAYS} (?:the )?${bare}|${bare} ${SAYS}`, "iu").test(
    narration.replace(/\b(?:called|named) (?=\p{Lu})/gu, " "),
  );
};

/** Who goes on sleeping in a kitchen, a shop or a classroom sleeps in a room. */
export const placeOfSleepers = (acting: Acting, place: Place, cast: readonly CastMember[]): Place =>
  /^(?:kitchen|shop|classroom)$/.test(place) && sleepsSomebody(acting, cast) ? "room" : place;

/** Whether a person sleeps, not only a dog. */
export const sleepsSomebody = (acting: Acting, cast: readonly CastMember[]): boolean =>
  acting.some(({ id, action }) => action === "sleep" && isHuman(cast.find((member) => member.id === id)));

const isHuman = (member: CastMember | undefined): boolean => personNoun(member?.kind ?? "girl")?.isHuman === true;
