import { actionOf } from "../../src/writer/english/contract/clause-action.ts";
import { loreOf } from "../../src/writer/english/contract/lore-of-idea.ts";
import { situationWords } from "../../src/writer/english/contract/situation.ts";
import { readIdeaParts } from "../../src/writer/english/contract/subject-of-idea.ts";
import { textOf, write } from "../../src/writer/index.ts";

/** Heroes who do wrong. */
export const textsOfWrong: readonly string[] = [
  "A thief steals lamps from the whole village",
  "A fox lies to the hens about a flood so that he can eat all the corn alone. It is funny.",
  "A boy cheats at the chess tournament of his school",
];

export const tell = (idea: string, seconds: number): string =>
  textOf(write({ idea, storyType: "adventure_story", language: "english", seconds, scenes: 8, seed: "rules" }));

/** The sentences of an idea as they are told. */
export const clausesOf = (idea: string): string[] => readIdeaParts(idea).clauses.map(({ text }) => text);

/** The words that an idea has for the plots of its situation. */
export const wordsOf = (idea: string) => situationWords(clausesOf(idea));

/** What somebody does or says that there are lines about: "doing cooked (hero)". */
export const doneIn = (idea: string): string[] => namedIn(idea).filter((each) => /^(?:doing|talk) /.test(each));

/** All that there are lines about. */
export const namedIn = (idea: string): string[] => {
  const reading = readIdeaParts(idea);
  const actions = reading.clauses.map((clause) => actionOf(clause, reading));
  return loreOf(reading, actions).map(
    ({ sort, matched, words }) => `${sort} ${matched} (${words.who ?? words.other ?? "hero"})`,
  );
};
