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

const FLIES = /\b(?:fl(?:y|ies|ew|own|ying)|soar|glid|float|hover|wings?|parachute|air)/i;
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
    if (one.action === "fly" && isPerson && language === "english" && !FLIES.test(withoutNames(narration, cast)))
      return { ...one, action: "look" };
    if (one.action === "talk" && member && !isPerson && isAmongPeople && !isSaidBy(narration, member))
      return { ...one, action: "look" };
    // A cat on a ladder of its own is no calm picture.
    if (one.action === "climb" && !isPerson && one.holds === "ladder")
      return { id: one.id, action: "look", mood: one.mood };
    // No bed stands in a train: who sleeps there sits.
    if (one.action === "sleep" && isPerson && place === "train") return { ...one, action: "sit", mood: "asleep" };
    if (one.action === "sleep" && isPerson && STREETS.has(place)) return { ...one, action: "stand", mood: "calm" };
    return one;
  });
};

const STREETS: ReadonlySet<Place> = new Set<Place>(["village", "city", "market"]);

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
