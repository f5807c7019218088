import type { KnownMember } from "../people/known-member.ts";

/** Who had died before an English text: "She knew that the dog had died in the spring". */
export const isDeadIn = (text: string): ((known: KnownMember) => boolean) => {
  const dead = new Set(
    [...text.matchAll(DEAD)].flatMap(([, noun = "", name = ""]) => [noun, name]).filter((word) => word !== ""),
  );
  return ({ aliases }) => aliases.some((alias) => dead.has(alias));
};

const DEAD =
  /\b(?:[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Oo]ur|[Tt]heir) (?:late (?=\p{Ll})|old )?(\p{Ll}+) (?:had (?:long )?(?:died|been dead)|(?:was|were) (?:long )?dead|died (?:years|long|last|when|before|in the (?:war|spring|summer|autumn|winter)|a (?:year|month|week)))\b/gu;

/** "From the desk of the librarian, Mrs Sato,": who only owns a thing is not there for that. */
export const OF_OWNER =
  /\b(?:desk|hat|coat|bag|name|picture|photo|photograph|grave|car|voice|letter|keys?|bicycle) of (?:the|his|her|their|my|our) \p{Ll}+(?:, (?:(?:Mrs?|Miss|Ms|Dr)\.? )?\p{Lu}[\p{L}-]+,?)?/gu;

/** An English narration without those who did not come, are still somewhere else, or only own a thing. */
export const withoutFarPeople = (text: string): string =>
  text.replace(ELSEWHERE, " ").replace(DID_NOT_COME, " ").replace(OF_OWNER, " ");

/** "She cried for her mother, who was still on the train". */
const ELSEWHERE =
  /\b(?:cr(?:y|ied|ying)|call(?:ed|ing)?|long(?:ed|ing)?|ask(?:ed|ing)?) for (?:his|her|their|the|my) \p{Ll}+|\b(?:his|her|their|the|my) (?:\p{Ll}+ )?\p{Ll}+, who (?:was|were) (?:still|already|away|back|far) [^.,;!?“”"]*|(?<=, )who had (?!been (?:waiting|sitting|standing))[^.,;!?“”"]*/giu;

/** "In July Mr Novak did not come". */
const DID_NOT_COME =
  /(?:\b(?:Mrs?|Miss|Ms|Dr)\.? )?\p{Lu}\p{Ll}+ (?:did not|didn['’]t|never) (?:come|appear|return|show)\b/gu;
