import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import { fulfilments } from "../plots/parts.ts";
import { together, waiting } from "../plots/scenes-between.ts";
import { scenesOfGoodEnds } from "../plots/scenes-of-good-ends.ts";
import { scenesOfHeroes } from "../plots/scenes-of-heroes.ts";
import { scenesOfOthers } from "../plots/scenes-of-others.ts";
import { type PlaceScene, scenesOfPlaces } from "../plots/scenes-of-places.ts";
import { scenesOfSearch } from "../plots/scenes-of-search.ts";
import { scenesOfTrouble } from "../plots/scenes-of-trouble.ts";
import type { Beat } from "../scripts/script.ts";
import { afterOpening } from "./after-opening.ts";
import { isAwayFromHome } from "./against-idea.ts";
import type { ClauseAction } from "./clause-action.ts";
import type { Clause } from "./clauses.ts";
import type { Block } from "./fit-blocks.ts";
import { isOfHero } from "./hero-of-scene.ts";
import type { Local } from "./local-words.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { namesFor } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { gapOf, matchOfEvent } from "./words-of-event.ts";

/** A sentence of the idea with what is told around it. */
export interface StagedClause {
  readonly clause: Clause;
  readonly scene?: ClauseScene;
  /** The words for whom it names besides the hero. */
  readonly words: Pick<Local, "who" | "whohe" | "whohim" | "whohis" | "other" | "thing" | "event">;
}

/** Whether the scene of an earlier sentence tells what this one says. */
export const isToldBefore = (staged: readonly StagedClause[], at: number): boolean =>
  staged.slice(0, at).some(({ scene }) => scene?.tells?.test(staged[at]?.clause.text ?? "") === true);

/** The sentences of an idea, each with its scene where one of these fits. */
export const stagedClauses = (
  reading: IdeaReading,
  actions: readonly ClauseAction[],
  scenes: readonly ClauseScene[] = SCENES,
): readonly StagedClause[] => {
  const idea = reading.clauses.map(({ text }) => text).join(" ");
  const used = new Set<ClauseScene>();
  let last: readonly Person[] = [];
  return reading.clauses.map((clause, at) => {
    const isSame = isOfSame(clause, last, reading.hero);
    const isHero =
      !isSame && (actions[at]?.by === "hero" || isHeroAtPlace(clause, reading)) && !isOfOther(clause, reading);
    const doers = isHero ? [] : isSame ? last : doersOf(clause, reading);
    last = doers;
    const by = isHero ? "hero" : doers.length > 0 ? "person" : "event";
    const [found, own] =
      (clause.text.length > LONGEST_SENTENCE
        ? undefined
        : sceneOf(
            clause,
            scenes.filter(
              (each) =>
                (each.by === by || each.by === "any") &&
                (each.isWhole || !used.has(each)) &&
                isOfHero(each, reading) &&
                (each.idea?.test(idea) ?? true),
            ),
          )) ?? [];
    const scene = found && used.has(found) ? SAME_EVENT : found;
    if (scene) used.add(scene);
    const event = own && withDefinite(withHero({ ...wordsIn(scene?.idea, idea), ...own }, reading));
    const named = reading.others.find(
      (one) =>
        one !== reading.hero &&
        one.aliases.some((alias) => namesIn(clause.text.toLowerCase(), alias)) &&
        !isOutOfReach(one, reading),
    );
    const actor = by === "event" ? subjectOf(clause) : wordsFor(doers, reading);
    const words = { ...actor, ...(event && { event }), ...(named && !reading.hero?.many && { other: named.key }) };
    return { clause, ...(scene && { scene }), words };
  });
};

/** In a longer sentence no event is looked for: the time that some patterns need grows with the square of its length. */
const LONGEST_SENTENCE = 320;

/** "He made friends with a girl": the dragon, of whom lines tell by his name. */
const withHero = (words: Readonly<Record<string, string>>, reading: IdeaReading): Readonly<Record<string, string>> => {
  const { hero } = reading;
  if (!hero || hero.isNarrator || hero.many) return words;
  return Object.fromEntries(
    Object.entries(words).map(([gap, value]) => [
      gap,
      /^(?:he|she|it)$/i.test(value) ? namesFor(hero, reading) : value,
    ]),
  );
};

/** Words for the gaps of an event, and each "a clown" as "the clown" as well: {finder} is first named, {thefinder} known. */
const withDefinite = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([gap, value]) => {
      const inside = value.replace(/^(?:An?|The|His|Her|Its|Their|My|Our|Two|Three) /, (article) =>
        article.toLowerCase(),
      );
      return [
        [gap, inside],
        [`the${gap}`, inside.replace(/^an? /, "the ")],
      ];
    }),
  );

/** What the named groups of a pattern match. */
const wordsIn = (words: RegExp | undefined, text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(words?.exec(text)?.groups ?? {}).flatMap(([group, value]): [string, string][] =>
      value === undefined ? [] : [[gapOf(group), value]],
    ),
  );

/** A second sentence about an event that settles the end: it is told, with nothing after it. */
const SAME_EVENT: ClauseScene = { by: "any", words: /(?!)/, after: [], isAside: true };

/** The first scene that tells a sentence, with its words; of those for any doer the one whose event comes first in it. */
const sceneOf = (
  { text }: Clause,
  scenes: readonly ClauseScene[],
): readonly [ClauseScene, Readonly<Record<string, string>>] | undefined => {
  const found = scenes.flatMap((scene) => {
    const match = matchOfEvent(scene, text);
    return match ? [{ scene, match }] : [];
  });
  const [first] = found;
  const any = found.filter(({ scene }) => scene.by === "any").toSorted((a, b) => a.match.at - b.match.at);
  const whole = any.filter(({ scene }) => scene.isWhole);
  const events = whole.length > 0 ? whole : any;
  const best = first?.scene.by === "any" ? events[0] : first;
  return best && [best.scene, best.match.words];
};

/** The scenes that hold for all ideas. */
export const SCENES = [
  ...scenesOfSearch,
  ...scenesOfGoodEnds,
  ...scenesOfOthers,
  ...scenesOfTrouble,
  ...scenesOfHeroes,
];

/** "The driver found it. She brought it to her": the driver, and not the girl who lost it. */
const isOfSame = ({ text }: Clause, [last, other]: readonly Person[], hero: Person | undefined): boolean =>
  last !== undefined &&
  other === undefined &&
  last.gender === hero?.gender &&
  /\b(?:to|for|with) (?:him|her|his)\b/i.test(text) &&
  OPENING_PRONOUN.exec(text)?.[1]?.toLowerCase() === last.gender;

/** "His friend Jule invented": a sentence about somebody who belongs to the hero. */
const isOfOther = (clause: Clause, reading: IdeaReading): boolean =>
  /^(?:But |Then |So )?(?:his|her|their) /i.test(clause.text) && doersOf(clause, reading).length > 0;

/** "In the aquarium the octopus Paulina opened": the hero acts, after words for where or when. */
const isHeroAtPlace = (clause: Clause, reading: IdeaReading): boolean =>
  /^(?:In|On|At|Under|Behind|Every|Each) /.test(clause.text) &&
  doersOf(clause, reading).length === 0 &&
  (reading.hero?.aliases.some(
    (alias) => namesIn(headOf(clause.text), alias) || namesIn(afterPlace(clause.text), alias),
  ) ??
    false);

/** "In a city where talking was forbidden, a boy invented": who comes after the comma. */
const afterPlace = (text: string): string =>
  /^[^,]{4,80}, ((?:an?|the|his|her|my|our) (?:\p{Ll}+ ){1,3})/u.exec(text)?.[1]?.toLowerCase() ?? "";

/** The words of a sentence before its verb. */
const headOf = (text: string): string => {
  const terms = termsOf(afterOpening(text));
  return terms
    .slice(0, Math.max(0, verbAt(terms)))
    .map(({ low }) => low.replace(/[.,]/g, ""))
    .join(" ");
};

/** Who stands before the verb of a sentence: "Her cousin Tom showed her". */
const doersOf = ({ text }: Clause, { hero, others }: IdeaReading): readonly Person[] => {
  const terms = termsOf(afterOpening(text));
  const verb = verbAt(terms);
  const head = ` ${terms
    .slice(0, verb < 0 ? 3 : verb)
    .map(({ low }) => low)
    .join(" ")
    .replace(/[.,]/g, "")} `;
  const placeOf = (one: Person): number => Math.max(...one.aliases.map((alias) => head.indexOf(` ${alias} `)));
  const named = others.filter((one) => one !== hero && one.aliases.some((alias) => head.includes(` ${alias} `)));
  const pronoun = OPENING_PRONOUN.exec(text)?.[1]?.toLowerCase();
  const meant = others.filter((one) => one !== hero && !one.many && one.gender === pronoun);
  if (named.length === 0 && meant.length === 1) return meant;
  const isJoined = / and /.test(head);
  // "his friend the squirrel" is one.
  return isJoined ? named.toSorted((a, b) => placeOf(a) - placeOf(b)) : named.slice(0, 1);
};

/** The index of the first verb after the first word, -1 where there is none. */
const verbAt = (terms: ReturnType<typeof termsOf>): number =>
  terms.findIndex((term, at) => at > 0 && (isFiniteVerb(term) || /ed$/.test(term.low)));

const OPENING_PRONOUN =
  /^(?:(?:In the end|At last|Finally|Then|But|So|And|One day|One morning|At first),? )?(he|she)\b/i;

/** What a sentence without a character is about: "The farm animals hid it", "The lift in our house was broken". */
const subjectOf = ({ text }: Clause): StagedClause["words"] => {
  const terms = termsOf(afterOpening(text.replace(/^(?:But|And|So|Then|At last|In the end),? /, "")));
  const verb = verbAt(terms);
  const words = terms.slice(0, Math.max(0, verb)).map(({ low }) => low.replace(/[.,]/g, ""));
  const phrase = words.join(" ").replace(/ (?:in|of|at|on|with|under|from|that|who|which|behind|next) .*$/, "");
  const found = phrase.replace(/^an? /, "the ").replace(/^(?:everyone|everybody)$/, "they all");
  const isKnown = /^(?:(?:the|his|her|their|its|my|our) (?:\S+ ){0,3}\S+|it|they|they all)$/.test(found);
  const who = isKnown ? found : "it";
  const isMany = /^they|[^s]s$/.test(who) || /\b(?:children|people|men|women|mice|geese|sheep)$/.test(who);
  const [whohe, whohim, whohis] = isMany ? ["they", "them", "their"] : ["it", "it", "its"];
  return { who, whohe, whohim, whohis };
};

const wordsFor = (doers: readonly Person[], reading: IdeaReading): StagedClause["words"] => {
  const [first, second] = doers;
  if (!first) return {};
  if (second && doers.some(({ isNarrator }) => isNarrator))
    return {
      who: [...doers.filter((each) => !each.isNarrator).map((each) => namesFor(each, reading)), "I"].join(" and "),
      whohe: "we",
      whohim: "us",
      whohis: "our",
    };
  if (second || first.many)
    return {
      who: doers.map((each) => namesFor(each, reading)).join(" and "),
      whohe: "they",
      whohim: "them",
      whohis: "their",
    };
  const who = namesFor(first, reading);
  const isShe = first.gender === "she";
  return isShe || first.gender === "he"
    ? { who, whohe: isShe ? "she" : "he", whohim: isShe ? "her" : "him", whohis: isShe ? "her" : "his" }
    : { who, whohe: who, whohim: who, whohis: /^(?:its|the)/.test(who) ? "its" : "their" };
};

/** Whether the sentences of an idea give enough to tell it by themselves, and whether they settle how it comes out. */
export const isStaged = (staged: readonly StagedClause[]): { isWhole: boolean; isDecisive: boolean } => {
  const last = staged.at(-1)?.scene;
  const known = staged.filter(({ scene }) => scene !== undefined).length;
  const isWhole = staged.length > 1 && last?.end !== undefined && known >= staged.length * MIN_KNOWN;
  return { isWhole, isDecisive: isWhole && (last.isDecisive === true || (known > 2 && known === staged.length)) };
};

const MIN_KNOWN = 0.66;

/** Tells a beat with the words of one sentence. */
export type Tell = (beat: Beat, words: Local) => readonly Block[];

/** Lines about what the sentences of an idea name. */
export interface LoreOfClauses {
  /** Those for after the sentence with this index. */
  readonly loreAt: (at: number) => readonly Block[];
  /** They tell of where or when it is. */
  readonly isPlaceTold: boolean;
  /** Says in so many words that the hero did what was wished. */
  readonly fulfilment?: readonly Block[];
  /** The last sentence tells what comes of that. */
  readonly isFulfilledBefore?: boolean;
  /** What follows the last sentence, whether or not a scene settles how it comes out. */
  readonly endsAfter: (isSettled: boolean) => readonly Block[];
}

/** The parts of a story that tells the sentences of an idea in their order, spread over its length. */
export const blocksOfClauses = (
  staged: readonly StagedClause[],
  reading: IdeaReading,
  tell: Tell,
  { loreAt, isPlaceTold, fulfilment = [], isFulfilledBefore = false, endsAfter }: LoreOfClauses,
): Block[] => {
  const place = isPlaceTold ? undefined : placeOf(staged);
  const isTimely = timelinessIn(staged, reading);
  return staged.flatMap(({ clause, scene, words }, at) => {
    const timely = (beats: readonly (Beat | undefined)[], until: number): Block[] =>
      beats
        .flatMap((beat) => (beat ? tell(beat, words) : []))
        .filter(({ paragraphs }) => paragraphs.every((each) => isTimely(each, until)));
    const isLast = at === staged.length - 1;
    const end = [...(scene?.end ?? [])];
    if (scene?.isFulfilling) end.splice(1, 0, fulfilments);
    return [
      ...timely(at === 0 ? [] : (scene?.before ?? []), at - 1),
      ...(isLast && isFulfilledBefore ? fulfilment : []),
      { rank: 0, paragraphs: [clause.text] },
      ...(at === 0 ? timely([place?.open], at) : []),
      ...loreAt(at),
      ...spread(timely(scene?.after ?? [], at), timely(momentsFor(staged, at), at)),
      ...(at === middleOf(staged) ? timely([place?.middle], at) : []),
      ...(isLast && !isFulfilledBefore ? fulfilment : []),
      ...(isLast ? timely([...end, place?.close], at) : []),
      ...(isLast && !scene?.isAtOnce
        ? endsAfter(end.length > 0).filter(({ paragraphs }) => paragraphs.every((each) => isTimely(each, at)))
        : []),
    ];
  });
};

/** What one sees and hears at the place of an idea. */
export const placeOf = (staged: readonly StagedClause[]): PlaceScene | undefined => {
  const text = staged.map(({ clause }) => clause.text.replace(SPACESHIP, "")).join(" ");
  const isAway = isAwayFromHome(text);
  return scenesOfPlaces.find(({ words, isHome }) => words.test(text) && !(isHome && isAway));
};

/** There are no waves round it. */
const SPACESHIP = /\b(?:generation|space) ?ships?\b/gi;

/** Whether a paragraph after one of the sentences speaks only of those of whom the idea has told by then. */
export const timelinessIn = (
  staged: readonly StagedClause[],
  { hero, others }: IdeaReading,
): ((paragraph: string, at: number) => boolean) => {
  const told = staged.map((_, at) =>
    staged
      .filter((__, each) => each <= at || isToldBefore(staged, each))
      .map(({ clause }) => clause.text.toLowerCase()),
  );
  return (paragraph, at) =>
    others
      .filter((one) => one !== hero)
      .every(
        ({ aliases }) =>
          aliases.some((alias) => told[at]?.some((each) => namesIn(each, alias))) ||
          !aliases.some((alias) => namesIn(paragraph.toLowerCase(), alias)),
      );
};

/** What may be told between the parts of a scene. */
const momentsFor = (staged: readonly StagedClause[], at: number): readonly Beat[] =>
  staged[at]?.scene?.isAtOnce ? [] : at === staged.length - 1 ? together : at === 0 && staged[at]?.scene ? waiting : [];

/** Small moments between the parts of a scene. */
const spread = (scene: readonly Block[], between: readonly Block[]): Block[] => {
  const [first, ...rest] = scene;
  return [
    ...(first ? [first] : []),
    ...between.slice(0, 1),
    ...rest.slice(0, 1),
    ...between.slice(1, 3),
    ...rest.slice(1),
    ...between.slice(3),
  ];
};

const middleOf = (staged: readonly StagedClause[]): number => Math.max(0, staged.length - 2);

const namesIn = (text: string, alias: string): boolean => new RegExp(`\\b${escapePattern(alias)}\\b`).test(text);
