import type { PersonNoun } from "./person-nouns.ts";
import type { Token } from "./tokens.ts";

/** "A pop star", "a stunt double", "a ski jumper": two words for a person, of which the second alone means a thing. */
export const personOfTwoWords = (tokens: readonly Token[], at: number): PersonNoun | undefined => {
  const { low = "" } = tokens[at] ?? {};
  const { noun, many } = /s$/.test(low) ? { noun: low.replace(/s$/, ""), many: true } : { noun: low, many: false };
  return OF_TWO_WORDS[noun]?.test(tokens[at - 1]?.low ?? "")
    ? { noun, many, kind: "woman", isHuman: true, isThing: false, age: "adult" }
    : undefined;
};
const OF_TWO_WORDS: Readonly<Record<string, RegExp>> = {
  star: /^(?:pop|rock|movie|film|opera|soap|football|soccer|tv|circus)$/,
  double: /^(?:stunt|body)$/,
  jumper: /^(?:ski|show|high|long)$/,
  speaker: /^(?:last|native|guest)$/,
  sweep: /^chimney$/,
  sweeper: /^(?:street|road|chimney)$/,
};
