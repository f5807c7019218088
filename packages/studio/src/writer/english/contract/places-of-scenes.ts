import type { Block } from "./fit-blocks.ts";
import type { LoreTopic } from "./lore-of-idea.ts";
import { loreRanks } from "./lore-ranks.ts";

/** How often a whole situation tells of its place. */
const MOST = 2;
/** It is told with every second part: the idea has just named it. */
const EVERY = 2;

/**
 * The paragraphs about the place of an idea, of which two are told with a whole situation: given those for each part, it
 * keeps them for this part or a later one, with a rank with which they are told.
 */
export const placesOfScenes = (): ((blocks: readonly Block[], part: number) => Block[]) => {
  const kept: Block[] = [];
  let count = 0;
  return (blocks, part) => {
    const taken = blocks.filter(isOfPlace).slice(0, MOST - count);
    count += taken.length;
    kept.push(...taken);
    const next = part % EVERY === 0 ? kept.shift() : undefined;
    const rest = blocks.filter((block) => !taken.includes(block));
    return next ? [{ ...next, rank: loreRanks.placeInScenes }, ...rest] : rest;
  };
};

const isOfPlace = ({ subject }: Block): boolean => (subject as LoreTopic | undefined)?.sort === "place";

/** The few lines that stand before a story of its own: it begins soon. */
export const beforeStory = (blocks: readonly Block[]): Block[] =>
  blocks.slice(0, MOST_BEFORE_STORY).map((block) => ({
    ...block,
    isPause: true,
    ...(block.rank !== loreRanks.placeInScenes && { isFiller: true }),
  }));
const MOST_BEFORE_STORY = 3;
