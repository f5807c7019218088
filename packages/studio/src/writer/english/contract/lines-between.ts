import type { Person } from "../../people/person.ts";
import { calmReactions, calmTalks } from "../lore/calm-moments.ts";
import { groupsAny } from "../lore/groups-any.ts";
import { reactions } from "../lore/reactions.ts";
import { talksAny } from "../lore/talks-any.ts";
import type { Beat } from "../scripts/script.ts";
import { isToldUntil } from "./course-of-idea.ts";
import { isForGrownUps } from "./for-grown-ups.ts";
import { loreRanks } from "./lore-ranks.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { isHuman, namesFor } from "./person-words.ts";
import { type IdeaReading, isAtSide } from "./subject-of-idea.ts";

/** What the hero does after somebody else has done something; `round` counts from 0 after one sentence. */
export const reactionIn = (reading: IdeaReading, round: number): Beat => [
  loreRanks.reaction + round * loreRanks.nextReaction,
  ...(isForGrownUps(reading) ? calmReactions : reactions),
];

/**
 * What a group of the idea does beside the hero after the sentence with this index, with the words for it; undefined
 * where no group is at the hero's side by then.
 */
export const groupIn = (
  reading: IdeaReading,
  at: number,
  round: number,
): { readonly beat: Beat; readonly words: Readonly<Record<"group", string>> } | undefined => {
  const told = reading.clauses.map(({ text }) => text).join(" ");
  const group = reading.others.find(
    (one) =>
      one.many &&
      isToldUntil(reading, at, one) &&
      isAtSide(told, one) &&
      !isOutOfReach(one, reading) &&
      !isHalf(one, reading),
  );
  if (!group || reading.hero?.many) return undefined;
  const lines = groupsAny.filter((line) => !line.startsWith("^") || isHuman(group));
  return {
    beat: [loreRanks.talk + round * loreRanks.nextTalk, ...lines.map((line) => line.replace(/^\^/, ""))],
    words: { group: namesFor(group, reading) },
  };
};

/** "A cat who thinks like the other cats": those are not told apart from the hero. */
const isHalf = ({ aliases }: Person, { hero, clauses }: IdeaReading): boolean =>
  hero?.aliases.some((alias) => aliases.includes(alias)) === true ||
  (hero?.isNarrator === true && /\b[Ww]e (?:are|were)\b/.test(clauses[0]?.text ?? ""));

/** What hero and companion say to each other. */
export const talkIn = (reading: IdeaReading, round: number): Beat => [
  loreRanks.talk + round * loreRanks.nextTalk,
  ...(isForGrownUps(reading) ? calmTalks : talksAny),
];
