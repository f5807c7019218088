import { type Draft, genderFor } from "./draft.ts";
import { join } from "./join-people.ts";
import type { Token } from "./tokens.ts";

/**
 * "A clockmaker … Liv ran … The old man turned white": "the man" whom no word introduces is the person who was named
 * before, where only one fits.
 */
export const joinDefinite = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  joinTitledCreatures(drafts);
  for (const key of ["man", "woman", "gentleman", "lady"]) {
    const draft = drafts.get(key);
    if (!draft || draft.name || draft.noun?.many || !draft.mentions.every((at) => isDefinite(tokens, at))) continue;
    const gender = draft.noun?.gender;
    const fitting = [...drafts].filter(
      ([, other]) =>
        other !== draft &&
        !other.isNarrator &&
        other.noun?.many !== true &&
        other.noun?.isHuman !== false &&
        (other.age ?? other.noun?.age ?? "adult") !== "child" &&
        (genderFor(other) ?? gender) === gender &&
        other.firstAt < draft.firstAt,
    );
    const [only, ...more] =
      fitting.length > 1 ? fitting.filter(([, other]) => isJustTold(tokens, draft, other)) : fitting;
    if (!only || more.length > 0) continue;
    const [, into] = only;
    if (draft.age === "old") into.age = "old";
    if (gender) into[gender] += SURE;
    join(drafts, key, into);
  }
};
const SURE = 6;

/** "Igodhoobe the goat … Igodhoobe the king … the king": the goat. */
const joinTitledCreatures = (drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) {
    if (draft.name || draft.isNarrator || draft.noun?.many !== false) continue;
    const [only, ...more] = [...drafts.values()].filter(
      (other) => other.name && other.noun?.isHuman === false && other.noun.noun !== key && other.aliases.has(key),
    );
    if (only && more.length === 0 && only.firstAt < draft.firstAt) join(drafts, key, only);
  }
};

/** "The man", "the old man". */
const isDefinite = (tokens: readonly Token[], at: number): boolean =>
  [1, 2].some((back) => tokens[at - back]?.low === "the") || tokens[at]?.isSpoken === true;

/** "The witch laughed. … The old woman smiled": of several the one without a name in the sentences right before. */
const isJustTold = (tokens: readonly Token[], draft: Draft, { name, mentions }: Draft): boolean => {
  const first = Math.min(...draft.mentions.filter((at) => tokens[at]?.isSpoken !== true));
  const sentence = tokens[first]?.sentence ?? 0;
  return !name && mentions.some((at) => at < first && sentence - (tokens[at]?.sentence ?? -9) < 4);
};
