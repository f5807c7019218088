import type { CastMember, Place, ScenePicture } from "../../vocabulary.ts";
import { placeOfCooks, placeOfSleepers } from "./calm-actions.ts";
import { atDesk, isOfSchool, isRural, isUrban } from "./stay-places.ts";
import { isReadStrictly, type ToldText } from "./told-text.ts";

/** Replaces places that do not fit the time or the world of a story, as a modern city in a fairy tale. */
const HISTORICAL = /^(?:historical|bible|fairytale|fantasy)_story$/;
export const plausiblePlace = (place: Place, isInSpace: boolean, isOld: boolean, storyType = ""): Place => {
  if (isOld || HISTORICAL.test(storyType)) return historicalPlaces[place] ?? place;
  const other = isInSpace ? alienPlaces[place] : undefined;
  return other ?? (storyType === "sci_fi_story" ? futurePlaces[place] : undefined) ?? place;
};
/** Kings and witches live in no modern city. */
const OLD_WORLD = /^(?:king|queen|prince|princess|knight|sultan|wizard|witch)$/;
export const isOfOldWorld = (cast: readonly CastMember[]): boolean => cast.some(({ kind }) => OLD_WORLD.test(kind));
const historicalPlaces: Readonly<Partial<Record<Place, Place>>> = {
  city: "village",
  laboratory: "room",
  train: "meadow",
};
const futurePlaces: Readonly<Partial<Record<Place, Place>>> = {
  room: "spaceship",
  kitchen: "spaceship",
  ship: "spaceship",
};
/** Places on other planets. */
const alienPlaces: Readonly<Partial<Record<Place, Place>>> = {
  meadow: "desert",
  forest: "cave",
  lake: "desert",
  sea: "desert",
  village: "spaceship",
  castle: "spaceship",
  kitchen: "spaceship",
  ship: "spaceship",
  hall: "spaceship",
  market: "spaceship",
  barn: "spaceship",
};

export interface TellingOfPlace {
  readonly told: ScenePicture["cast"];
  readonly narration: string;
  readonly cast: readonly CastMember[];
  readonly world: ReturnType<typeof worldOf>;
  /** The place is that of the scene before. */
  readonly stays: boolean;
  readonly isFirst: boolean;
  /** The text has named the place, and its people are still there. */
  readonly isCertain: boolean;
}

/** The place with those who cook and sleep, and with the world of the text in mind. */
export const placeInWorld = (
  said: Place,
  { told, narration, cast, world, stays, isFirst, isCertain }: TellingOfPlace,
): Place => {
  const home = stays ? placeOfCooks(told, said, narration) : said;
  const bedroom = stays && !isFirst ? placeOfSleepers(told, home, cast) : home;
  const water = world.isOfSea ? "sea" : world.isOfLake ? "lake" : undefined;
  if (water && !(said === "ship" || said === "underwater") && IN_THE_WATER.test(narration)) return water;
  if (world.isOfSea && bedroom !== "desert" && ON_SAND.test(narration)) return "sea";
  if (world.isOfLake && bedroom === "sea") return "lake";
  // Cliffs and ledges of the coast.
  if (world.isOfCoast && bedroom === "mountain") return "sea";
  const local = (world.isOfVillage || world.isOfOldTown) && bedroom === "city" ? "village" : bedroom;
  const town = world.isOfOldTown ? "village" : "city";
  // Who sits in a garden of a town sits in it also where the next words are of something else.
  const isGreen = IN_GREEN.test(narration) || (stays && isCertain);
  const street = world.isOfTown && local === "meadow" && !isGreen ? town : local;
  // The yard of a castle is no village.
  if (world.isOfCastle && street === "village" && COURTYARD.test(narration)) return "castle";
  if (world.isOfStage && OF_STAGE.test(narration) && /^(?:room|meadow|city|village|classroom|hall)$/.test(street))
    return "hall";
  return world.isInSchool && /^(?:room|meadow|city)$/.test(street) && atDesk(narration) ? "classroom" : street;
};

/** What a pasted text as a whole tells of its world. */
export const worldOf = (of: ToldText, cast: readonly CastMember[]) => {
  const { text, isWritten } = of;
  const isPasted = isReadStrictly(of);
  return {
    isOld: !isWritten && isOfOldWorld(cast),
    isOfCastle: isPasted && /\b(?:castles?|palaces?)\b/i.test(text) && !/\bvillages?\b/i.test(text),
    isOfTown: isPasted && isUrban(text),
    isOfOldTown: isPasted && OLD_YEAR.test(text),
    isOfSea: isPasted && SEA.test(text) && (!FRESH_WATER.test(text) || isOfWaves(text)),
    isOfCoast: isPasted && COAST.test(text) && !INLAND_MOUNTAINS.test(text),
    isOfLake: isPasted && LAKE.test(text) && !SEA.test(text),
    isOfMountains: isPasted && new Set(text.toLowerCase().match(OF_MOUNTAINS)).size >= MIN_MOUNTAIN_WORDS,
    isOfForest: isPasted && new Set(text.toLowerCase().match(OF_FOREST)).size >= MIN_FOREST_WORDS,
    isOfDesert: isPasted && (text.match(OF_DESERT)?.length ?? 0) >= MIN_MOUNTAIN_WORDS,
    isInSchool: !isWritten && isOfSchool(text),
    isOfStage: isPasted && (text.match(STAGE)?.length ?? 0) > 2,
    isOfVillage: !isWritten && isRural(text),
    hasGuestFromTheSea: IN_A_TUB.test(text) || HAS_TANK.test(text),
  };
};

/** "In the winter of 1889": no town of that time has towers of glass. */
const OLD_YEAR = /\b(?:[Ii]n|[Oo]f|[Ss]ince|[Yy]ear|[Uu]ntil|[Bb]y) (?:the year )?1[0-8]\d\d\b/;

const COURTYARD = /\b(?:in|into|across|through) the (?:[\w-]+ )?courtyard\b/i;
/** Words of a play or a concert. */
const STAGE =
  /\b(?:stages?|rehears\w+|audience|(?:behind|before) the curtain|(?:front|last|back) row|the play|costumes?|applause)\b/gi;
/** Where the play is on, and who plays or watches. */
const OF_STAGE =
  /\b(?:(?:on|onto|off|behind|of|across) the (?:stage|curtain)|in the rehearsals?|the hall was (?:full|packed|dark|empty)|in the (?:front|last|back|first) row|the audience)\b/i;

/** Waves and a buoy show the sea, also where a river is mentioned. */
const isOfWaves = (text: string): boolean =>
  (text.match(/\b(?:sea|beach|waves|buoy|tide|surf|lifeguard|seagulls?|gulls)\b/gi)?.length ?? 0) >
  2 * (text.match(/\b(?:lake|river|pond|stream)\b/gi)?.length ?? 0);

const SEA =
  /(?<!\p{L})(?:sea|ocean|coast|beach|tide|harbou?r|surf|seaweed|meere?s?|ozean|strand|küste|hafen|mer|plage|océan|mar|playa|puerto|océano|mare|spiaggia|oceano|praia)(?!\p{L})/iu;
const FRESH_WATER =
  /(?<!\p{L})(?:lake|river|pond|stream|fluss|teich|bach|lac|rivière|étang|ruisseau|lago|río|estanque|arroyo|fiume|stagno|ruscello|rio|lagoa|ribeiro)(?!\p{L})/iu;

/** "A whale in his bathtub": who swims elsewhere is in the house. */
const IN_A_TUB =
  /\b(?:whale|shark|dolphin|octopus|fish|goldfish|mermaid|orca|squid|jellyfish|seal) [^.;!?]{0,24}\bin (?:the|his|her|their|my|our|an?) (?:\w+ )?(?:jam |soup )?(?:bathtub|bath|tub|fridge|fish ?bowl|bowl|jar|glass|plate|soup plate|aquarium|tank|bucket|living room|bathroom|kitchen|classroom)\b/i;

/** "Past the fish tank, where an orange fish swam". */
const HAS_TANK = /\b(?:fish tank|aquarium|fish ?bowl|goldfish bowl)\b/i;

const COAST = /\b(?:beach|tide|seaside|coastguard|lighthouse|coast)\b/i;
const INLAND_MOUNTAINS = /\b(?:mountains?|mountainside|alps?|alpine|glacier|summit|peaks?|valley)\b/i;
const LAKE = /\b(?:lake|pond)\b/i;

/** "He stood in it up to his waist", "the water was cold". */
const IN_THE_WATER =
  /\b(?:[Tt]he water was (?:\w+ )?(?:cold|warm|icy|freezing|deep|shallow)|(?:stood|standing|waded) [^.;!?]{0,24}(?:up to (?:his|her|my|our|their) (?:waists?|knees?|chests?|necks?|ankles?)|in the water))\b/;

/** "On the sand lay something grey", "slid into the waves". */
const ON_SAND =
  /\b(?:(?:on|across|over|in|through) the (?:wet |warm |hot |cold |soft |white )?(?:sand|shingle|pebbles)|(?:in|into|towards?|through|among) the (?:\w+ )?(?:waves|surf|breakers))\b/i;

const OF_MOUNTAINS =
  /\b(?:ridge|peaks?|summits?|mountains?|mountainside|valley|cliffs?|alps?|alpine|slopes?|glacier|boulders?|gorge|hik(?:e|ed|ers?|ing)|mountaineers?)\b/g;
const MIN_MOUNTAIN_WORDS = 3;
const OF_FOREST =
  /\b(?:forests?|forester|woods?|woodland|trees|pines?|oaks?|beech(?:es)?|firs?|ferns?|brambles|clearing|woodpecker|owls?|stump|undergrowth|moss|mushrooms|squirrels?|deer|thicket)\b/g;
const MIN_FOREST_WORDS = 5;
const OF_DESERT = /\b(?:deserts?|dunes?|camels?|oas[ei]s|caravans?|bedouins?)\b/gi;

/** Green places of a town. */
export const IN_GREEN = /\b(?:meadow|fields?|gardens?|hills?|valley|park|grass|orchard|pasture|lawn|yard)\b/i;
