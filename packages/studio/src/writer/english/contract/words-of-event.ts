import { memoize } from "../../memoize.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isAbstract } from "../idea/abstract-nouns.ts";
import { mainClauseOf } from "../idea/finite-verbs.ts";
import { formsOf } from "../idea/goal.ts";
import { termsOf } from "../idea/terms.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { isNounPhrase } from "./noun-phrase.ts";

/** Words of a sentence for the gaps of its scene, by gap. */
export type EventWords = Readonly<Record<string, string>>;

/** A scene's place and words in a sentence. */
export interface EventMatch {
  readonly words: EventWords;
  /** Where it begins; far behind for what is only said of somebody: "a girl who stuttered became". */
  readonly at: number;
}

/**
 * The words of a scene in a sentence that tells it, as lines speak of them: "a button" is "the button". Undefined where the
 * sentence does not tell it, or where what stands there is nothing that the scene is about.
 */
export const matchOfEvent = ({ words }: ClauseScene, given: string): EventMatch | undefined => {
  const { text, done } = sentenceOf(given);
  const found = words.exec(text) ?? (done === text ? null : words.exec(done));
  if (!found || DENIED.test(text.slice(0, found.index))) return undefined;
  const groups = Object.entries(found.groups ?? {}).filter((each): each is [string, string] => each[1] !== undefined);
  if (groups.some(([gap, value]) => !isMeant(gap, value, text) || (GAPS.test(gap) && hasVerb(value, text))))
    return undefined;
  return {
    words: Object.fromEntries(groups.map(([gap, value]) => [gapOf(gap), GAPS.test(gap) ? definite(value) : value])),
    at: found.index + (ASIDE.test(text.slice(0, found.index)) && !ONLY_SAID.test(text) ? text.length : 0),
  };
};

/** A sentence as patterns read it, which end at a stop: "Mr. Holm wanted to know" has none. */
const sentenceOf = memoize((given): { readonly text: string; readonly done: string } => {
  const text = given.replace(/\b(Mrs?|Ms|Dr)\. (?=\p{Lu})/gu, "$1 ");
  return { text, done: asDone(text) };
});

/** A pattern names a group once only: "host2" is another place for the words of the gap {host}. */
export const gapOf = (group: string): string => group.replace(/\d$/, "");

/** "never | laughed at him": it does not happen. */
const DENIED = /\b(?:not|never|nobody|no one|without|n['’]t)(?: \S+ly| ever| even)? $/i;

/** What says more of somebody, and not what happens. */
const ASIDE = /\b(?:who|that|which)(?: had| was| were| could)? $/;

/** An idea that is no whole sentence: what is said of somebody is all that happens. */
export const ONLY_SAID = /^There was once /;

/** "had to hide it": "hid it". */
const asDone = (text: string): string =>
  text.replace(
    /\b(?:had|needed|decided|began|started|managed|agreed|offered|promised|was (?:asked|told)) to ([a-z]+)\b/,
    (_, verb: string) => formsOf(verb).past,
  );

/** "lived in a bookshop recommended books": words with the verb of the sentence are no phrase. */
const hasVerb = (value: string, text: string): boolean => {
  const terms = termsOf(text);
  const main = mainClauseOf(terms);
  const verb = main && terms[main.verb]?.low;
  return verb !== undefined && value.includes(" ") && value.toLowerCase().split(" ").includes(verb);
};

const isMeant = (gap: string, value: string, text: string): boolean => {
  const head =
    value
      .replace(/ (?:of .*|asleep|awake|alive|living|sleeping|hiding|sitting|crying|waiting)$/, "")
      .split(" ")
      .at(-1) ?? "";
  if (/creature$/.test(gap)) return isCreature(head);
  if (!GAPS.test(gap)) return true;
  if (!isNounPhrase(value) || NO_PHRASE.test(value)) return false;
  const isName = /^\p{Lu}/u.test(head) && value === head;
  const isSomebody = personNoun(head.toLowerCase())?.isThing === false;
  // "for a centipede who has cold feet"
  if (gap === "being") return isSomebody || isName || text.includes(`${value} who `);
  return gap === "spot" ? !isSomebody : !isSomebody && !isName && !isAbstract(head.toLowerCase());
};

/** An animal or a figure of tales: "the mole", and not "the banker". */
const isCreature = (head: string): boolean => {
  const known = personNoun(head.toLowerCase());
  return known !== undefined && !known.isHuman && !known.isThing;
};

/** The gaps for somebody or something; others are for words as they stand. */
const GAPS = /^(?:object|spot|being)$/;
/** What is no thing that lines can name. */
const NO_PHRASE =
  /^(?:it|him|her|them|me|us|himself|herself|itself|themselves|this|that|nothing|something|everything|somebody|someone|everybody|everyone|nobody|one|ones|all|what|how|not|too|very|so|more|much|many|to|up|out|off|back|away|home|love|asleep|trouble|[a-z]+ing)$|^(?:him|them|me|us) |\b(?:to|not|very|more|much|it|them|of it)$/i;

const definite = (given: string): string => {
  const value = given.replace(/\b(?:whole|entire) /, "");
  return /^(?:an?|some|one) /i.test(value)
    ? value.replace(/^\S+ /, "the ")
    : /^(?:two|three|four|five|six|seven|ten|twelve|both|all) /i.test(value)
      ? value.replace(/^\S+ (?:the )?/, "the ")
      : /^(?:the|his|her|their|its|my|our) |^\p{Lu}|['’]s /u.test(value)
        ? value
        : `the ${value}`;
};
