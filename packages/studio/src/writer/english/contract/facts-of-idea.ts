import type { PlotFacts } from "../plots/plot-facts.ts";
import { actionOf, type ClauseAction } from "./clause-action.ts";
import { isFearOfOthers } from "./clause-turn.ts";
import { GONE, isWrong } from "./ill-will.ts";
import { madeFor } from "./made-for.ts";
import { isHuman } from "./person-words.ts";
import { withoutSideClauses } from "./side-clauses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { goalOf } from "./topic.ts";
import { AFRAID, SIDE_CLAUSE } from "./words-in-plots.ts";

/** What is known of a telling besides the idea's own sentences. */
interface ToldFacts {
  readonly words: PlotFacts["words"];
  /** The sort of hero: "thing", "child". */
  readonly sort: string;
  readonly teaches: boolean;
  readonly hasFoe: boolean;
  /** The thing that it is about; empty if it is about no thing. */
  readonly topic: string;
}

/** What decides about the plot of an idea. */
export const factsOf = (reading: IdeaReading, actions: readonly ClauseAction[], told: ToldFacts): PlotFacts => {
  const { manner, hero, others, wish = "" } = reading;
  const clauses = reading.clauses.map((each) => ({ ...each, text: withoutSideClauses(each.text, reading) }));
  const head = goalOf(wish)?.split(" ").at(-1)?.toLowerCase() ?? "#";
  const goal = others.find(({ aliases, name }) => aliases.includes(head) || name?.toLowerCase() === head);
  return {
    text: clauses.map(({ text }) => text.toLowerCase()).join(" "),
    main: clauses.map(({ text }) => text.toLowerCase().replace(SIDE_CLAUSE, "")).join(" "),
    wish: wish.toLowerCase(),
    isSad: manner.isSad,
    isFunny: manner.isFunny,
    isWrong: clauses.some(
      (each, at) => actions[at]?.by === "hero" && isWrong(each.text, actionOf(each, reading).verbs),
    ),
    hasFoe: told.hasFoe,
    isThreatened:
      !goal && /^(?:save|keep|protect|stop|defend|rescue)\b/.test(wish) && clauses.some(({ text }) => GONE.test(text)),
    isMany: hero?.many === true,
    isHuman: hero !== undefined && told.sort !== "thing" && (isHuman(hero) || hero.isNarrator),
    hasOther: others.length > 0,
    isGoalBeing: goal !== undefined,
    isGoalHuman: goal !== undefined && isHuman(goal),
    isLeft: clauses.some(
      ({ text }, at) =>
        actions[at]?.by === "other" &&
        /\b(?:moved|moving|went) (?:away|to|out)\b|\bgoing (?:away|out|to (?:college|war|sea|another|an?|the))\b|\bwas leaving\b/.test(
          text,
        ),
    ),
    actions: clauses
      .filter((_, at) => actions[at]?.by === "hero")
      .map(({ text }) => text.toLowerCase())
      .join(" "),
    makesFor: madeFor(clauses.filter((_, at) => actions[at]?.by === "hero").map(({ text }) => text)) !== undefined,
    teaches: told.teaches,
    noun: hero?.noun ?? "",
    words: told.words,
    owns: actions[0]?.by === "hero",
    topicNoun: told.topic.split(" ").at(-1)?.toLowerCase() ?? "",
    verbs: clauses.map(({ verb }, at) => (actions[at]?.by === "hero" ? (verb ?? "") : "")).join(" "),
    fears: clauses.some(
      ({ text }, at) => AFRAID.test(text) && !isFearOfOthers(text) && (actions[at]?.by === "hero" || at === 0),
    ),
  };
};
