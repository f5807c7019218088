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
