import type { CastMember, Crowd, Place } from "../../vocabulary.ts";
import { personNoun } from "../people/person-nouns.ts";
import { TOLD_OF } from "./place-prepositions.ts";

const battle =
  /\b(?:battlefields?|battles?(?= (?:raged|began|broke|was|went|of|lasted|ended|for)\b)|(?:in|into|to|of|the|great|fierce|last) battle|armies|(?:the|an|his|her|their|whole|enemy|mighty)(?: \w+)? army(?= (?:came|marched|rode|attacked|stood|charged|advanced|waited|of|was|camped|crossed|fled|fought)\b)|(?:hundreds|thousands|rows|columns) of (?:soldiers|warriors|men)|siege|charged at|took up arms)\b/i;
const people =
  /\b(?:crowds?|audience|onlookers|parade|procession|festival|feast|wedding(?! (?:ring|dress|cake|photo|day|present))|fair|(?:busy|crowded|full) market|market (?:square )?was (?:full|crowded|busy)|(?:hundreds|dozens) of people|(?:everyone|everybody) (?:came|wore|cheered|danced|stood|gathered|looked|clapped|sang|ran)|people (?:came|stopped|cheered|gathered|danced|stood|clapped)|(?:villagers|townsfolk|townspeople|neighbou?rs|guests|whole (?:town|village|city|court|kingdom)|all the (?:people|children|animals))(?: \w+){0,3} (?:came|c[ao]me running|stood|sat|ran|danced|cheered|clapped|laughed|sang|gathered|waited|watched|looked|listened|shouted|waved|helped|wept|celebrated|ate|marched|crowded|knelt))\b/i;
/** Words before a crowd that is denied, remembered or compared to. */
const notThere =
  /\b(?:no|not|never|without|once|like|as|chronicle|tell|tells|story|stories|dreamed|after the|of the|before the|for an?)\b[^.!?]{0,40}$|\b(?:through|out of|away from|past) the $/i;

interface CrowdedScene {
  readonly language: string;
  readonly cast: readonly CastMember[];
  readonly place: Place;
  readonly isPasted: boolean;
}

/** Where "everybody" are a few: a class, a family, a crew. */
const ROOMS: ReadonlySet<Place> = new Set<Place>([
  "room",
  "kitchen",
  "classroom",
  "laboratory",
  "spaceship",
  "train",
  "cave",
]);

/** The crowd that a text describes. Read in English only. */
export const crowdIn = (narration: string, { language, cast, place, isPasted }: CrowdedScene): Crowd | undefined => {
  if (language !== "english") return undefined;
  // "The whole forest came" to animals.
  const isOfAnimals = cast.length > 0 && cast.every(({ kind }) => personNoun(kind)?.isHuman === false);
  if (isPasted && (isOfAnimals || ROOMS.has(place))) return undefined;
  // "The battle" may be a name.
  const names = cast.map(({ name }) => name.replace(/^the /i, "")).filter((name) => name !== "");
  const text = names.reduce((rest, name) => rest.replaceAll(name, "…"), narration);
  const seen = (words: RegExp): boolean => {
    const found = words.exec(text);
    if (found && TOLD_OF.test(text.slice(Math.max(0, found.index - 120), found.index))) return false;
    return found !== null && !notThere.test(text.slice(Math.max(0, found.index - 60), found.index));
  };
  if (seen(battle)) return "battle";
  return seen(people) ? "people" : undefined;
};
