import type { Mood } from "../../vocabulary.ts";
import { findWords } from "../lexicon/find-words.ts";
import type { KnownMember } from "../people/known-member.ts";
import { withoutSpeech } from "./asserted.ts";
import { isNamed } from "./present-cast.ts";

interface Felt {
  readonly narration: string;
  readonly mood: Mood;
  readonly present: readonly KnownMember[];
}

/** Whether the mood of an English scene is that of one of several: "Ilse laughed at him" shows no old man who laughs. */
export const feels = (one: KnownMember, { narration, mood, present }: Felt): boolean => {
  if (!OF_ONE.has(mood) || present.length < 2) return true;
  const told = withoutSpeech(narration);
  const parts = told
    .split(SENTENCE_END)
    .filter((sentence) => findWords(sentence, "english").some(({ sort, value }) => sort === "mood" && value === mood));
  return parts.length === 0 || parts.some((sentence) => isAhead(one, sentence, mood, present));
};
const OF_ONE: ReadonlySet<Mood> = new Set<Mood>(["joy", "sad", "tense"]);
const SENTENCE_END = /(?<=[.!?…]["”]?)\s+/u;

/** Whether the words before that of the mood tell of somebody. */
const isAhead = (one: KnownMember, sentence: string, mood: Mood, present: readonly KnownMember[]): boolean => {
  const word = findWords(sentence, "english").find(({ sort, value }) => sort === "mood" && value === mood);
  const ahead = sentence.slice(0, word?.at ?? 0);
  if (ALL.test(sentence)) return true;
  const pronoun = one.gender === "narrator" ? /\bI\b/ : one.gender === "she" ? /\bshe\b/i : /\bhe\b/i;
  return isNamed(ahead, "english", one, present) || (one.gender !== "it" && pronoun.test(ahead));
};
const ALL = /\b(?:they|we|both|all|together|everyone|everybody|each other)\b/i;
