import { languageIds, languageSamples } from "../../src/languages/index.ts";

/** Ideas of the kinds that people type, and what a story must not lose of each. */
export const ideas = [
  {
    idea: "a shy robot and her grandmother look for the last blue flower on Mars",
    keeps: [/\bshy\b/, /grandmother/i, /last blue flower/i, /\bMars\b/],
  },
  { idea: "Three little mice build a boat to sail to the moon", keeps: [/three (?:little )?mice/i, /\bmoon\b/] },
  { idea: "Juno the fox wants to become a knight", keeps: [/\bJuno\b/, /\bknight\b/] },
  {
    idea: "A little fox crosses the moonlit forest to find the lost star",
    keeps: [/\bfox\b/, /lost star/i, /moonlit forest/i],
  },
  {
    idea: "A boy named Kai and his grandmother sail the sea to bring back the forgotten song",
    keeps: [/\bKai\b/, /grandmother/i, /forgotten song/i],
  },
  {
    idea: "A brave knight must rescue the princess from an evil wizard in a dark castle",
    keeps: [/knight/i, /princess/i, /wizard/i, /dark castle/i],
  },
  {
    idea: "Tom and Mia discover a secret door in the library",
    keeps: [/\bTom\b/, /\bMia\b/, /secret door/i, /library/i],
  },
  {
    idea: "Two brothers race to win the great bicycle race through Paris",
    keeps: [/brothers?/i, /bicycle race/i, /\bParis\b/],
  },
  {
    idea: "A dragon who is afraid of fire learns to bake bread",
    keeps: [/dragon/i, /afraid of fire/i, /bake(?:d)? bread/i],
  },
  {
    idea: "Princess Amira and her tiger search for the hidden waterfall in the jungle",
    keeps: [/Princess Amira/, /tiger/i, /hidden waterfall/i, /jungle/i],
  },
] as const;

export const proseTypes = [
  "fairytale_story",
  "adventure_story",
  "educational_story",
  "cinematic_story",
  "fantasy_story",
  "sci_fi_story",
  "historical_story",
  "romantic_story",
  "comics_story",
  "bible_story",
  "book_story",
  "dream_story",
] as const;

export const allTypes = [...proseTypes, "lyric_story", "poetry_story"] as const;

/** A short story in every language. */
export const littleStories: Readonly<Record<string, string>> = Object.fromEntries(
  languageIds.map((language) => [language, languageSamples[language].story]),
);
