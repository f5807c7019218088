import { type Draft, genderFor } from "./draft.ts";
import { join } from "./join-people.ts";
import { isGeneric } from "./nouns-in-text.ts";
import type { Token } from "./tokens.ts";

/**
 * "She questioned the cook in the kitchen. Mrs. Bunting was peeling potatoes", "the attic, where the nephew lived. Julian
 * was a thin man": whom the next sentence opens with, by a name that is new, is who was just told of.
 */
export const joinNextNamed = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    const at = draft.mentions[0] ?? 0;
    if (draft.name || draft.isNarrator || draft.mentions.length > 1 || !isToldOf(tokens, at, draft)) continue;
    const named = [...drafts.values()].find(
      (other) => other.name && opensNext(tokens, other.firstAt, at) && fits(other, draft),
    );
    if (!named) continue;
    const isPlainer = !named.noun || isGeneric(named.noun.noun);
    named.age ??= named.noun?.age;
    if (isPlainer && draft.noun) named.noun = draft.noun;
    join(drafts, key, named);
  }
};

const isToldOf = (tokens: readonly Token[], at: number, { noun }: Draft): boolean =>
  noun?.isHuman === true &&
  !noun.many &&
  !isGeneric(noun.noun) &&
  tokens[at - 1]?.low === "the" &&
  tokens[at]?.isOwner !== true &&
  tokens[at]?.isSpoken !== true;

const opensNext = (tokens: readonly Token[], name: number, at: number): boolean =>
  tokens[name]?.opensSentence === true &&
  tokens[name]?.isSpoken !== true &&
  tokens[name]?.sentence === (tokens[at]?.sentence ?? 0) + 1 &&
  [1, 2, 3].some((next) => IS.test(tokens[name + next]?.low ?? ""));
const IS = /^(?:was|is|had)$/;

const fits = (named: Draft, { noun, key }: Draft): boolean => {
  const gender = genderFor(named);
  return (
    (!named.noun || isGeneric(named.noun.noun)) &&
    (gender === undefined || noun?.gender === undefined || gender === noun.gender) &&
    named.key !== key
  );
};
