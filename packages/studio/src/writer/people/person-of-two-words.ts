import type { PersonNoun } from "./person-nouns.ts";
import type { Token } from "./tokens.ts";

/** "A pop star", "a stunt double", "a ski jumper": two words for a person, of which the second alone means a thing. */
export const personOfTwoWords = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const { low = "" } = tokens[at] ?? {};
  const inLaw = kinByMarriage(tokens, at);
  if (inLaw) return inLaw;
  const { noun, many } = /s$/.test(low) ? { noun: low.replace(/s$/, ""), many: true } : { noun: low, many: false };
  return OF_TWO_WORDS[noun]?.test(tokens[at - 1]?.low ?? "")
    ? { noun, many, kind: "woman", isHuman: true, isThing: false, age: "adult" }
    : undefined;
};
/** "Her mother-in-law", whose hyphens are no tokens. */
const kinByMarriage = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const { low = "" } = tokens[at] ?? {};
  const [, sister, brother] = /^(?:(mother|sister|daughter)|(father|brother|son))$/.exec(low) ?? [];
  if (!(sister || brother) || tokens[at + 1]?.low !== "in" || tokens[at + 2]?.low !== "law") return undefined;
  const person = { noun: `${low}-in-law`, many: false, isHuman: true, isThing: false, age: "adult" } as const;
  return sister ? { ...person, kind: "woman", gender: "she" } : { ...person, kind: "man", gender: "he" };
};

const OF_TWO_WORDS: Readonly<Record<string, RegExp>> = {
  star: /^(?:pop|rock|movie|film|opera|soap|football|soccer|tv|circus)$/,
  double: /^(?:stunt|body)$/,
  jumper: /^(?:ski|show|high|long)$/,
  speaker: /^(?:last|native|guest)$/,
  sweep: /^chimney$/,
  sweeper: /^(?:street|road|chimney)$/,
};
