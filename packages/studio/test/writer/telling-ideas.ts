import { textOf, write } from "../../src/writer/index.ts";

/** Heroes who do wrong. */
export const textsOfWrong: readonly string[] = [
  "A thief steals lamps from the whole village",
  "A fox lies to the hens about a flood so that he can eat all the corn alone. It is funny.",
  "A boy cheats at the chess tournament of his school",
];

export const tell = (idea: string, seconds: number): string =>
  textOf(write({ idea, storyType: "adventure_story", language: "english", seconds, scenes: 8, seed: "rules" }));
