import { type Place, type Spot, spotOf } from "../../vocabulary.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { IN_BUS } from "./furniture-places.ts";

interface Told {
  readonly narration: string;
  readonly language: string;
  /** The place of the scene, and the words of places where somebody is, the deciding one first. */
  readonly place: Place;
  readonly reached: readonly Hit[];
}

interface Before {
  readonly place: Place;
  readonly spot?: Spot | undefined;
}

/** Where exactly a scene plays. A spot stays while its place stays, until the text names another part of the place. */
export const spotAfter = ({ narration, language, place, reached }: Told, before: Before): Spot | undefined => {
  const said = reached.find(({ value }) => value === place);
  if (said?.spot) return said.spot;
  const shown = spotOf(place, spotShown(narration, language));
  if (shown) return shown;
  if (place !== before.place || (said && !OF_ANY_SPOT.test(said.word))) return undefined;
  return before.spot;
};

/** The spot in which the things of an English narration stand: "in the bathtub". */
export const spotShown = (narration: string, language: string): Spot | undefined =>
  language === "english" ? SPOTS_OF_THINGS.find(([words]) => words.test(narration))?.[1] : undefined;

/** Words for parts of a place that say nothing of which: there are rooms in a hospital, and grass in a garden. */
const OF_ANY_SPOT =
  /^(?:rooms?|wards?|floors?|halls?|shops?|stores?|grass|lawn|yard|sea|waters?|zimmer|raum|saal|laden|geschäft|meer|sala|salle|pièce|habitación|stanza|quarto|комнат\p{L}*|зал\p{L}*)$/u;

/** What stands in one spot only. */
const SPOTS_OF_THINGS: readonly (readonly [RegExp, Spot])[] = [
  [/\bin (?:the|his|her|their|my|our) (?:bathtub|bath|shower)\b/i, "bathroom"],
  [
    /(?<!flower|flower ?)\b(?:(?:in|into|out of) (?:his|her|their|my|our) (?:(?!flower|river|oyster)[\w-]+ )?beds?|(?:into|to|in|out of) bed|(?:under|beneath|beside|next to) (?:the|his|her|their|my) bed|went to bed|bunk beds?)\b/i,
    "bedroom",
  ],
  [IN_BUS, "bus"],
  [
    /\bon(?:to)? the (?:flat )?roof of (?:our|the|his|her|their) (?:building|block|hotel|school|factory|flats)\b/i,
    "roof",
  ],
  [/\b(?:on|onto|across|off|behind) the (?:stage|curtain)\b/i, "theatre"],
  [
    /\b(?:on|along|to|at|from) the (?:far |other |opposite |muddy |grassy )?(?:riverbank|bank of the river)\b/i,
    "river",
  ],
  [/\b(?:(?:shallow|deep) end|(?:high|diving|five[- ]metre|three[- ]metre) board)\b/i, "pool"],
  [/\b(?:on|in|onto|into|round|through) the (?:[\w-]+ )?ward\b|\bhospital beds?\b/i, "hospital"],
  [/\bworkbench\b/i, "workshop"],
  [/\b(?:lobster pots|fishing nets|bollards?|moored boats)\b/i, "harbour"],
  [/\b(?:on|onto|from|in) the (?:swings?|slide|seesaw|sandpit|climbing frame|roundabout)\b/i, "playground"],
];
