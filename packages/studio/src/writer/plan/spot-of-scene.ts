import { type Place, type Spot, spotOf } from "../../vocabulary.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { spotOfThings } from "./things-of-spots.ts";

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
  language === "english" ? spotOfThings(narration) : undefined;

/** Words for parts of a place that say nothing of which: there are rooms in a hospital, and grass in a garden. */
const OF_ANY_SPOT =
  /^(?:rooms?|wards?|floors?|halls?|shops?|stores?|grass|lawn|yard|sea|waters?|zimmer|raum|saal|laden|geschäft|meer|sala|salle|pièce|habitación|stanza|quarto|комнат\p{L}*|зал\p{L}*)$/u;
