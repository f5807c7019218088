import { calmReactions, calmTalks } from "../lore/calm-moments.ts";
import { reactions } from "../lore/reactions.ts";
import { talksAny } from "../lore/talks-any.ts";
import type { Beat } from "../scripts/script.ts";
import { isForGrownUps } from "./for-grown-ups.ts";
import { loreRanks } from "./lore-ranks.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** What the hero does after somebody else has done something; `round` counts from 0 after one sentence. */
export const reactionIn = (reading: IdeaReading, round: number): Beat => [
  loreRanks.reaction + round * loreRanks.nextReaction,
  ...(isForGrownUps(reading) ? calmReactions : reactions),
];

/** What hero and companion say to each other. */
export const talkIn = (reading: IdeaReading, round: number): Beat => [
  loreRanks.talk + round * loreRanks.nextTalk,
  ...(isForGrownUps(reading) ? calmTalks : talksAny),
];
