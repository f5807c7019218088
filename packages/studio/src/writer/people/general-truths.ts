import { isCapital, isDeterminer, type Token } from "./tokens.ts";

/** "Cats always come back," said Ida; "foxes don't eat snow": what is true of all of a kind tells of none that is there. */
export const isGeneralTruth = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  const opener = tokens[at - 1];
  if (!token || !opensPhrase(token, opener)) return false;
  const next = [1, 2].map((ahead) => tokens[at + ahead]?.low.replace("’", "'") ?? "");
  const [verb = "", rest = ""] = next;
  if (NOT.test(verb) || (ALWAYS.test(verb) && !PAST.test(rest) && !/ed$/.test(rest))) return true;
  if (!token.isSpoken) return false;
  if (verb === "are") return !/ing$/.test(rest) && !/^(?:here|there|in|on|at|after|behind|coming)$/.test(rest);
  return isPresent(tokens[at + 1]) && !/^(?:have|are)$/.test(verb);
};

/** "Dogs don't" with no word before that says which: not "the dogs", "two dogs", "her dogs". */
const opensPhrase = (token: Token, before: Token | undefined): boolean =>
  token.opensSentence ||
  before === undefined ||
  (!isCapital(token) && !isDeterminer(before) && /^(?:that|because|but|and|if|since|as|why|when)$/.test(before.low));

const isPresent = (token: Token | undefined): boolean =>
  token?.isSpoken === true &&
  (token.tags.has("PresentTense") || token.tags.has("Infinitive")) &&
  !token.tags.has("Gerund");

const NOT = /^(?:don't|do|can't|cannot|can|must|should|aren't|won't|haven't)$/;
const ALWAYS = /^(?:always|never|usually|often|seldom)$/;
const PAST = /^(?:was|were|had|came|went|stood|sat|ran|told|saw|took|gave|got|did|made|knew|left|lay)$/;
