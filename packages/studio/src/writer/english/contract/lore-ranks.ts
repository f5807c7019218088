/** How early lines about what an idea names find room beside the other parts of a story. */
export const loreRanks = {
  inWidePlot: 0.8,
  /** A plot for just this situation needs its paragraphs first. */
  inOwnPlot: 2.5,
  /** Scenes of a whole situation need no more than what fills the rest. */
  inScenes: 7,
  /** Where they play has to be told in them. */
  placeInScenes: 1.5,
  /** The factor of a story that is told plainly: it has them before all small moments. */
  plainly: 0.4,
  /** That the wish came true is told before any of them. */
  fulfilled: 0.2,
  /** Talk comes between the first and the second lines about each thing. */
  talk: 0.9,
  nextTalk: 0.7,
  /** What others do is answered by the hero. */
  reaction: 1.4,
  nextReaction: 3,
} as const;

/** In a plot, where the idea is told again before other small moments, but after the paragraphs of the plot. */
export const placeRank = (rank: number): number => Math.min(rank, PARAGRAPHS_OF_PLOT + rank / 10);
const PARAGRAPHS_OF_PLOT = 3;

export const LINES_BETWEEN_TALKS = 4;
/** After a sentence that tells the end. */
export const MOST_AFTER_END = 2;
/** How many of them may stand after one part of a scene, if it would be too short. */
export const MOST_BETWEEN = 3;
/** How many small moments a story told from its own sentences may have. */
export const MOST_MOMENTS = 18;
