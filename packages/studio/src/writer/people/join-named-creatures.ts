import { type Draft, genderFor } from "./draft.ts";
import { join } from "./join-people.ts";
import type { Token } from "./tokens.ts";

/** "One of them was a robot. Its name was Dot": the creature that was just named is who has the name. */
export const joinCreatureNamedLater = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const at = draft.mentions.find((each) => isNameOf(tokens, each));
    if (!draft.name || draft.noun || at === undefined) continue;
    const isGiven = isGivenName(tokens, at);
    const owner = isGiven
      ? tokens[at - 1]
      : ([1, 2, 3].map((back) => tokens[at - back]).find((one) => /^it(?:['’]s)?$/.test(one?.low ?? "")) ??
        tokens[at - 3]);
    const near = (one: Draft): number => one.mentions.findLast((each) => each < at) ?? -1;
    const [last] = [...drafts]
      .filter(([, other]) => !other.name && !other.isNarrator && other.noun !== undefined && !other.noun.many)
      // "Her name is Cleopatra", said a boy of his cat.
      .filter(
        ([, { noun }]) =>
          noun?.gender !== (owner?.low === "her" ? "he" : /^hi[sm]$/.test(owner?.low ?? "") ? "she" : undefined) ||
          noun?.gender === undefined,
      )
      .sort(([, a], [, b]) => near(b) - near(a));
    const subject = isGiven ? undefined : subjectBefore(tokens, at, drafts);
    const nearest = subject ?? last;
    // "The horse he had had as a boy. It was called Admiral": an animal that is only told of.
    if (isOnlyNamed(tokens, at, draft) && (!nearest || near(nearest[1]) < 0 || nearest[1].isTold !== true)) {
      drafts.delete(draft.key);
      continue;
    }
    if (nearest?.[1].noun?.isHuman !== false || near(nearest[1]) < 0) continue;
    if (isGiven && isOfPerson(tokens, at, [...drafts.values()], near(nearest[1]))) continue;
    if ((owner?.sentence ?? 0) - (tokens[near(nearest[1])]?.sentence ?? -9) > (isGiven ? FAR : 1)) continue;
    if (/^it(?:s|['’]s)?$/.test(owner?.low ?? "")) {
      draft.she = 0;
      draft.he = 0;
    }
    join(drafts, nearest[0], draft);
    draft.isPresent = true;
  }
};
/** "They mounted their horses. The third brother came up. Everybody called him Clumsy Hans": none of the horses. */
const isOfPerson = (tokens: readonly Token[], at: number, drafts: readonly Draft[], creature: number): boolean => {
  const pronoun = tokens[at - 1]?.low;
  const gender = pronoun === "him" ? "he" : pronoun === "her" ? "she" : undefined;
  // Who calls is not who is called: "Mona called her Marmalade".
  const caller = at - 4;
  return drafts.some(
    (draft) =>
      gender !== undefined &&
      draft.noun?.isHuman === true &&
      (genderFor(draft) ?? gender) === gender &&
      draft.mentions.some((each) => each > creature && each < caller),
  );
};

/** "The vixen had never stolen a hen. Her name was Russet": the creature that opens the sentence before. */
const subjectBefore = (
  tokens: readonly Token[],
  at: number,
  drafts: ReadonlyMap<string, Draft>,
): [string, Draft] | undefined => {
  const sentence = (tokens[at]?.sentence ?? 0) - 1;
  const start = tokens.findIndex((token) => token.sentence === sentence);
  if (start < 0 || !/^(?:the|an?)$/.test(tokens[start]?.low ?? "")) return undefined;
  return [...drafts].find(
    ([, { name, noun, mentions }]) =>
      !name &&
      noun?.isHuman === false &&
      !noun.many &&
      mentions.some((each) => each > start && each < start + OPENING && tokens[each]?.isSpoken !== true),
  );
};
const OPENING = 4;
const isOnlyNamed = (tokens: readonly Token[], at: number, { mentions }: Draft): boolean =>
  mentions.length === 1 && isCalledIt(tokens, at) && [2, 3].some((back) => tokens[at - back]?.low === "it");
/** "Bought it and called it Herbert", "The surprise was a goat. … Nora called her Marmalade". */
const isGivenName = (tokens: readonly Token[], at: number): boolean =>
  /^(?:called|named)$/.test(tokens[at - 2]?.low ?? "") && /^(?:it|her|him)$/.test(tokens[at - 1]?.low ?? "");
const FAR = 8;
const isNameOf = (tokens: readonly Token[], at: number): boolean =>
  isGivenName(tokens, at) ||
  isCalledIt(tokens, at) ||
  (/^(?:is|was)$/.test(tokens[at - 1]?.low ?? "") &&
    tokens[at - 2]?.low === "name" &&
    /^(?:its|his|her)$/.test(tokens[at - 3]?.low ?? ""));

/** "The parrot is grey, it's called Admiral". */
const isCalledIt = (tokens: readonly Token[], at: number): boolean =>
  /^(?:called|named)$/.test(tokens[at - 1]?.low ?? "") &&
  /\b(?:it|he|she)(?: is| was)?$/.test([4, 3, 2].map((back) => tokens[at - back]?.low ?? "").join(" "));
