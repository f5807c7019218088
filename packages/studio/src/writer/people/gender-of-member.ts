import type { CastMember } from "../../vocabulary.ts";

/** The gender that the kind or the looks of a member of the cast show. Undefined where they show none. */
export const genderOfMember = ({ kind, traits }: Pick<CastMember, "kind" | "traits">): "she" | "he" | undefined => {
  if (traits.includes("woman") || WOMEN.test(kind)) return "she";
  return traits.includes("man") || MEN.test(kind) ? "he" : undefined;
};
const WOMEN = /^(?:girl|woman|grandma|queen|princess|witch)$/;
const MEN = /^(?:boy|man|grandpa|king|prince)$/;
