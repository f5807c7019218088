import { characterNoun, seldomCharacters } from "./characters.ts";
import { goalOf } from "./goal.ts";
import type { Goal } from "./idea-parts.ts";

/** A goal without a verb of wanting: to lose a fear, to bring back what is missing, to find an answer. */
export const implicitGoal = (idea: string, sentence: string, who: string | undefined): Goal | undefined =>
  goalAgainstFear(who) ?? goalOfMissingThing(sentence) ?? goalOfQuestion(idea);

const goalAgainstFear = (who: string | undefined): Goal | undefined => {
  const fear = /\b(?:afraid|scared|frightened) of (.+)$/i.exec(who ?? "");
  return fear ? { ...goalOf("stop", `being afraid of ${fear[1]}`), thing: "courage" } : undefined;
};

const MISSING =
  /^(?:all\s+)?(the\s+(?:[a-z]+\s+){0,2}[a-z]+)\s+(?:disappear(?:s|ed)?|vanish(?:es|ed)?|(?:is|are|was|were|goes|go|went)\s+(?:gone|lost|stolen|missing))\b/i;

/** "the colours" of "The day the colours disappeared". Undefined for characters. */
export const missingThing = (sentence: string): string | undefined => {
  const thing = MISSING.exec(sentence)?.[1]?.toLowerCase();
  const noun = characterNoun(thing?.split(" ").at(-1) ?? "")?.noun;
  return noun && !seldomCharacters.has(noun) ? undefined : thing;
};

const goalOfMissingThing = (sentence: string): Goal | undefined => {
  const thing = missingThing(sentence);
  return thing ? goalOf("bring", `back ${thing}`) : undefined;
};

/** "Why do stars twinkle?" and "Why the sea is salty" make the answer the goal. */
const goalOfQuestion = (idea: string): Goal | undefined => {
  if (idea.includes("?")) return { ...goalOf("find", "the answer"), thing: "the answer" };
  const [, question] = /^\s*(why\s+(?:the|an?|some|all)\s+[^.!]+)/i.exec(idea) ?? [];
  return question ? goalOf("find", `out ${question.charAt(0).toLowerCase()}${question.slice(1).trim()}`) : undefined;
};
