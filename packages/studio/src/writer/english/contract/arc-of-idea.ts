import { seededRandom } from "../../random.ts";
import type { Arc, ArcStory } from "../plots/arcs/arc.ts";
import { arcsOfAnyAction } from "../plots/arcs/index.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { type StagedClause, stagedClauses } from "./clause-scenes.ts";
import type { Course } from "./course-of-idea.ts";
import { ALL_THIS } from "./fill-line.ts";
import { isOfHero } from "./hero-of-scene.ts";
import { isAway, itemOf, wordsOfItem } from "./item-of-idea.ts";
import { type Predicate, predicateOf, wordsOfPredicate } from "./predicate-of-clause.ts";
import { storyTopic } from "./story-topic.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { beforeEnd, endOfTelling } from "./told-end.ts";

/**
 * The sentences of an idea with an arc for what it leads up to: told after its last sentence, or before the one that tells how
 * it comes out. Undefined where no arc fits.
 */
export const arcClauses = (
  arcs: readonly Arc[],
  { given: reading, actions }: Course,
): readonly StagedClause[] | undefined => {
  const staged = stagedClauses(reading, actions, []);
  const last = endOfTelling(staged.map(({ clause }) => clause.text)) - 1;
  const predicates = staged.map(({ clause }) => predicateOf(clause.text));
  const given = reading.clauses.map(({ text }) => text).join(" ");
  const told = arcs.filter((arc) => isOfHero(arc, reading) && (arc.idea?.test(given) ?? true));
  const fits = (arc: Arc, at: number): boolean => {
    const predicate = predicates[at];
    return predicate !== undefined && arc.told.test(predicate.told) && (arc.by === "any" || arc.by === actions[at]?.by);
  };
  const isMild = isStateOrReaction(staged[last]?.clause.text ?? "", predicates[last]);
  // A story for any action is about what is done, and not about what others say of it.
  const places = arcs === arcsOfAnyAction ? [last - 1, last] : [last, last - 1];
  const found = firstOf(told, isMild ? places : [last], fits);
  if (!found) return undefined;
  const idea = staged.map(({ clause }) => clause.text).join(" ");
  const story = seededRandom(`${idea}|arc`).pick(found.arc.stories);
  const whole = sceneOf(story);
  const scene = last < staged.length - 1 ? beforeEnd(whole) : whole;
  const words = withSubject(staged[found.at]?.words ?? {}, predicates[found.at], reading);
  const topic = storyTopic(reading);
  const named = predicates.map(wordsOfPredicate);
  const item = itemOf(reading, [...named.map(({ object }) => object).toReversed(), topic]);
  // What is looked for is not at hand: no line may hold it.
  const thing = item ?? (topic && isAway(topic, reading.clauses) ? ALL_THIS : undefined);
  const event = { ...named[found.at], ...(item && wordsOfItem(item)) };
  return staged.map(
    (each, at): StagedClause =>
      at === last ? { ...each, scene, words: { ...words, ...(thing && { thing }), event } } : each,
  );
};

/** "Then a retired pickpocket taught him": the pickpocket, where the sentence's own words were not read. */
const withSubject = (
  words: StagedClause["words"],
  predicate: Predicate | undefined,
  { hero, others }: IdeaReading,
): StagedClause["words"] => {
  if (words.who !== "it") return words;
  const subject = predicate?.subject ?? "";
  const head = subject.toLowerCase().split(" ").at(-1) ?? "";
  const person = others.find((one) => one !== hero && !one.many && one.aliases.includes(head));
  const isShort = /^(?:an?|the|his|her|their|one) (?:[a-z-]+ ){0,2}[a-z-]+$/i.test(subject);
  if (!isShort) return withoutWho(words);
  const who = subject.toLowerCase().replace(/^(?:an?|one) /, "the ");
  const [he, him, his] = person?.gender === "she" ? ["she", "her", "her"] : ["he", "him", "his"];
  return person ? { ...words, who, whohe: he, whohim: him, whohis: his } : { ...words, who };
};

/** A line with a form without {who} is told in that form: "it" is wrong for a person that the idea calls by many words. */
const withoutWho = ({ who: _, ...words }: NonNullable<StagedClause["words"]>) => words;

/** "Everybody laughed", "he was nine": what comes before it is what happens. */
const isStateOrReaction = (text: string, predicate: Predicate | undefined): boolean =>
  predicate === undefined || REACTION.test(text) || STATE.test(predicate.told);
const REACTION = /^(?:But |And |So )?(?:nobody|no one|everybody|everyone|they all|all of them|people)\b/i;
const STATE =
  /^(?:was|were|had (?!to\b)|did not (?:know|like|have|understand)|felt|seemed|looked|knew|loved|hated|lived)\b/;

interface FoundArc {
  readonly arc: Arc;
  /** The sentence that it fits. */
  readonly at: number;
}

/** The first arc that fits one of these sentences; the last sentence counts first. */
const firstOf = (
  arcs: readonly Arc[],
  places: readonly number[],
  fits: (arc: Arc, at: number) => boolean,
): FoundArc | undefined => {
  for (const at of places) {
    const arc = arcs.find((each) => fits(each, at));
    if (arc) return { arc, at };
  }
  return undefined;
};

/** A story as a scene. */
const sceneOf = ({ after, end }: ArcStory): ClauseScene => ({ by: "any", words: /^/, after, end, isWhole: true });
