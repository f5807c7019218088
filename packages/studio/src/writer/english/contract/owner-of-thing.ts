import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { termsOf } from "../idea/terms.ts";
import { thingPerson } from "./thing-person.ts";
import { tradesPerson } from "./trades.ts";
import { firstSentenceOf } from "./words-in-text.ts";

/**
 * "Mum's birthday cake has fallen on the floor", "A baker's bread stops rising": Mum and the baker, and not what is
 * theirs, which does nothing of its own will.
 */
export const ownerOfThing = (text: string, owner: string): Person | undefined => {
  const phrase = owner.replace(/^(?:An?|The|My|Our) /i, "");
  const noun = phrase.split(" ").at(-1) ?? "";
  const known = personNoun(noun.toLowerCase());
  if (!known || known.isThing || !ownsOnlyThing(text, owner)) return undefined;
  return {
    ...(known.isHuman ? tradesPerson(text, noun, phrase) : thingPerson(noun.toLowerCase(), known.kind)),
    kind: known.kind,
    ...(/^\p{Lu}/u.test(phrase) ? { name: phrase } : { noun: noun.toLowerCase(), phrase: phrase.toLowerCase() }),
    ...(known.gender && { gender: known.gender }),
  };
};

/** True if the subject is owned by `owner`, is a thing, and does nothing that only somebody can do. */
const ownsOnlyThing = (text: string, owner: string): boolean => {
  const terms = termsOf(firstSentenceOf(text));
  const main = mainClauseOf(terms);
  const from = owner.split(" ").length;
  if (main?.subject === undefined || main.subject < from) return false;
  const owned = terms.slice(from, main.subject + 1).map(({ low }) => low);
  const done = terms
    .slice(main.verb, main.verb + 3)
    .map(({ low }) => low)
    .join(" ");
  return (
    !PART_OF_LIFE.test(owned.at(-1) ?? "") &&
    !isAbstract(owned.at(-1) ?? "") &&
    !OF_OWN_WILL.test(done) &&
    owned.every((word) => personNoun(word)?.isThing ?? true)
  );
};

/** What is somebody's without being a thing: it may be what the story is about. */
const PART_OF_LIFE =
  /^(?:family|class|team|shadow|reflection|echo|dream|voice|village|town|school|house|home|farm|shop|garden|kingdom|island|zoo)$/;

/** Less than `ACTS`: a balloon gets stuck or lost without a will. */
const OF_OWN_WILL =
  /^(?:comes? (?:to life|alive)|wakes?|runs?|walks?|escapes?|talks?|speaks?|sings?|dances?|whispers?|tells?|thinks?|wants?|dreams?|learns?|feels?|finds?|meets?|saves?|helps?|teaches|makes?|goes|refuses)\b/;

/** "The queen", "a farmer": no child, and none with a name. */
export const isGrownOwner = (owner: string): boolean => /^(?:the|an?) (?!.*(?:girl|boy|child|kid)$)/i.test(owner);
