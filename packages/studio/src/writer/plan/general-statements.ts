import { blank } from "../blank.ts";
import { withoutSpeech } from "./asserted.ts";

/**
 * What a text tells in the past, without its sentences in the present: "We live on the third floor" is so at all times, and
 * moves no member of the cast. A text in the present stays as it is.
 */
export const withoutGeneralStatements = (text: string): ((told: string) => string) => {
  const words = withoutSpeech(text);
  const [past, present] = [words.match(PAST)?.length ?? 0, words.match(PRESENT)?.length ?? 0];
  if (past < MIN_PAST || past < present * MOSTLY) return (told) => told;
  return (told) => told.replace(STATEMENT, blank);
};
const PAST = /\b(?:was|were|had|said|went|came|took|stood|sat|\p{L}{3,}ed)\b/giu;
const PRESENT = /\b(?:is|are|am|has|have|says|goes|comes|takes|stands|sits)\b/gi;
const MIN_PAST = 6;
const MOSTLY = 3;

/** A sentence with its subject and a verb in the present. */
const STATEMENT =
  /(?<=^\s*|[.!?]["”]?\s+)(?:(?:In|At|On) [^.,;!?]{0,40} )?(?:I|[Ww]e|[Hh]e|[Ss]he|[Ii]t|[Tt]hey|(?:[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:[\p{Ll}-]+ ){1,2}|\p{Lu}\p{Ll}+) ?(?:still |always |often |never )?(?:live|lives|is|are|am|have|has|stands|lies|works|hangs|keeps|belongs|knows)\b[^.!?]*[.!?]?/gu;
