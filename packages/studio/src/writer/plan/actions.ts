import type { Action } from "../../vocabulary.ts";

/** Flying, but not "a bird flew past", "they flew the kite" or "the door flew open". */
const FLYING =
  /(?<!\b(?:bird|birds|crow|eagle|kite|plane|door|time|sparks|dust|leaves)\s)\b(?:flew|soared|glided)\b(?!\s+(?:it|a|the|their|his|her|open|apart|past|by|alongside|up into)\b)|\b(?:the ground let go|flew alongside|far below|below lay)\b/i;

const verbs: readonly (readonly [RegExp, Action])[] = [
  [FLYING, "fly"],
  [/\b(?:slept|asleep|sleeping|dreamed|snored|woke)\b/i, "sleep"],
  [/\b(?:ran|run|running|raced|rushed|fled|hurried|chased)\b/i, "run"],
  [
    /\b(?:walked|walk|went|wandered|set out|climbed|crossed|followed|travelled|step|stepped|road|on foot|marched)\b/i,
    "walk",
  ],
  [/\b(?:sat|sit|sitting|knelt|rested|waited)\b/i, "sit"],
  [/\b(?:looked|saw|watched|stared|gazed|found|searched|noticed)\b/i, "look"],
];

const QUOTE = /["“”«»„「」]/;

/** The action for a mood where no verb names one. */
const usual: Readonly<Record<string, Action>> = {
  calm: "walk",
  happy: "walk",
  wonder: "look",
  sad: "sit",
  tense: "stand",
  worried: "look",
  joy: "stand",
};

/** The action of a cast member. Verbs are read in English only, quotation marks in every language. */
export const actionOf = (narration: string, leading: boolean, mood: string): Action => {
  if (mood === "asleep") return "sleep";
  const found = verbs.find(([pattern]) => pattern.test(narration))?.[1];
  if (QUOTE.test(narration) && (!leading || found === undefined)) return "talk";
  // All of the cast share the first verb.
  return found ?? usual[mood] ?? "stand";
};

export const talksIn = (narration: string): boolean => QUOTE.test(narration);
