import type { CastMember } from "../../vocabulary.ts";
import { findWords } from "../lexicon/find-words.ts";

const MAX_PRESENT = 3;

/** The cast members in a scene. Without a name in the text, those of the scene before stay. */
export const presentCast = (
  narration: string,
  language: string,
  cast: readonly CastMember[],
  before: readonly CastMember[],
): CastMember[] => {
  const low = narration.toLocaleLowerCase();
  const kinds = new Set(
    findWords(narration, language)
      .filter(({ sort }) => sort === "kind")
      .map(({ value }) => value),
  );
  const named = cast.filter((member) => mentions(low, member) || kinds.has(member.kind));
  const [lead] = cast;
  if (named.length === 0) return before.length > 0 ? [...before] : lead ? [lead] : [];
  const leadStays = lead && !named.includes(lead) && before.includes(lead) ? [lead] : [];
  return [...leadStays, ...named].sort((a, b) => cast.indexOf(a) - cast.indexOf(b)).slice(0, MAX_PRESENT);
};

const mentions = (low: string, { name }: CastMember): boolean => {
  const bare = name.toLocaleLowerCase().replace(/^(?:the|her|his|their|its)\s+/, "");
  return bare.length > 1 && low.includes(bare);
};
