import type { Block } from "./fit-blocks.ts";
import type { LoreTopic } from "./lore-of-idea.ts";
import { loreRanks } from "./lore-ranks.ts";

/** How often a whole situation tells of its place. */
const MOST = 2;
/** Parts between the first and the second time. */
const APART = 2;

/**
 * Gives paragraphs about the place of an idea a rank with which a whole situation tells them: twice, in parts that are
 * not next to each other. Other paragraphs keep the rank that they are given.
 */
export const placesOfScenes = (): ((block: Block, part: number, rank: number) => number) => {
  const parts: number[] = [];
  return (block, part, rank) => {
    const isPlace = (block.subject as LoreTopic | undefined)?.sort === "place";
    if (!isPlace || parts.length >= MOST || parts.some((other) => part - other <= APART)) return rank;
    parts.push(part);
    return loreRanks.placeInScenes;
  };
};
