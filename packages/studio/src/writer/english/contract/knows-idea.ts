import type { Person } from "../../people/person.ts";
import type { ClauseScene } from "../plots/clause-scene.ts";
import type { Plot } from "../plots/plot.ts";
import { afterOpening, openingOf } from "./after-opening.ts";
import { isToldBefore, type StagedClause } from "./clause-scenes.ts";
import { namesFor } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { matchOfEvent, ONLY_SAID } from "./words-of-event.ts";

/** How much of an idea scenes have to know. */
export interface Need {
  /** How many words besides the hero's they have to be chosen by. */
  readonly words: number;
  /** The share of the words that they have to know. */
  readonly share: number;
  /** Sentences before theirs are told as they stand. */
  readonly mayComeLate?: true;
}
export const STRICT: Need = { words: 2, share: 0.5 };
/** A story for a sort of ideas is a story of its own: what it does not know is told beside it. */
export const COMMON: Need = { words: 1, share: 0.4, mayComeLate: true };
/** One that was written for a single idea has to know more of another. */
export const OF_OTHERS: Need = { ...STRICT, mayComeLate: true };

/**
 * Whether scenes tell an idea rather than another story: they were chosen by what it says, tell all its sentences, and leave
 * no character out.
 */
export const knowsIdea = (staged: readonly StagedClause[], reading: IdeaReading, need = STRICT): boolean => {
  const chosenBy = wordsChosenBy(staged);
  const known = new Set([...chosenBy, ...wordsInLines(staged)]);
  const said = saidIn(textOf(staged), reading);
  const first = need.mayComeLate ? staged.findIndex(({ scene }) => scene?.isWhole) : 0;
  const isKnown = (words: readonly string[]): boolean => hasShare(words, need.share, (word) => known.has(word));
  return (
    !isLeftOut(reading, known, need.mayComeLate && isToldOfAll(staged)) &&
    !isMixed(staged) &&
    !tellOfAnother(staged, reading) &&
    said.filter((word) => chosenBy.has(word)).length >= need.words &&
    isKnown(said) &&
    staged.every(
      ({ clause: { text }, scene }, at) =>
        scene || at < first || isToldBefore(staged, at) || REACTION.test(text) || isKnown(saidIn(text, reading)),
    )
  );
};

/** Whether scenes tell of the idea's own hero, and of all whom the hero is with. */
export const tellsAll = (staged: readonly StagedClause[], reading: IdeaReading): boolean =>
  !tellOfAnother(staged, reading) &&
  (isToldOfAll(staged) || reading.companions.every((one) => isSought(one) || isNamedInGaps(one.aliases, staged)));

/** "its owner", who has to be found first. */
const isSought = ({ name, aliases }: Person): boolean =>
  name === undefined && aliases.every((alias) => /^(?:owner|sender|writer|culprit|thief)s?$/.test(alias));

/** Whether lines name somebody with words of the idea: "the old man" in the gap {who}. */
const isNamedInGaps = (aliases: readonly string[], staged: readonly StagedClause[]): boolean => {
  const words = staged.flatMap(({ words: { event = {} } }) => Object.values(event)).flatMap(wordsOf);
  return aliases.flatMap(wordsOf).some((word) => words.includes(word));
};

/**
 * Whether the scenes of a whole situation leave untold what an idea says of the thing that it is about: "a letter that he
 * wrote himself, dated thirty years in the future" is no letter of a stranger.
 */
export const leavesOut = (staged: readonly StagedClause[], reading: IdeaReading): boolean => {
  const known = wordsChosenBy(staged);
  return staged.some(({ clause: { text }, scene }) => {
    if (ONLY_SAID.test(text)) return false;
    if (scene && tellsOnlyFirst(scene, text)) return true;
    if (scene && tellsOpening(scene, text)) {
      const told = new Set([...known, ...wordsInLines(staged)]);
      const main = saidIn(afterOpening(text), reading);
      if (main.length > 1 && isMostlyUnknown(main, (word) => told.has(word))) return true;
    }
    const [, noun = "", said = ""] = OF_THING.exec(text) ?? [];
    const words = reading.hero?.aliases.includes(noun.toLowerCase()) ? [] : saidIn(said, reading);
    return words.length >= FEWEST_SAID && isMostlyUnknown(words, (word) => known.has(word));
  });
};

/** "A fox and a rabbit got stuck": whether a whole situation tells of the fox alone. */
const tellsOnlyFirst = ({ words, isWhole }: ClauseScene, text: string): boolean => {
  const [pair] = OF_TWO.exec(text) ?? [];
  if (OF_BOTH.test(text)) return false;
  return isWhole === true && pair !== undefined && (words.exec(text)?.index ?? 0) >= pair.length;
};
const OF_BOTH = /\b(?:friends|each other|one another|together|in love)\b/;
const OF_TWO = /^(?:An?|The|My|Our) (?:\p{Ll}+ ){1,3}?and (?:an?|the|his|her|its|their|my) \p{Ll}+ /u;

/** "When his dog died, a boy planted a tree": whether a whole situation is about what comes before the comma. */
const tellsOpening = (scene: ClauseScene, text: string): boolean => {
  const opening = openingOf(text);
  return scene.isWhole === true && opening !== "" && matchOfEvent(scene, opening) !== undefined;
};

/** Whether a plot says nothing of what an idea says of a thing: "a garden that burned down twenty years ago". */
export const isOfAnotherThing = (plot: Plot, words: readonly string[], reading: IdeaReading): boolean => {
  const lines = linesOfPlot(plot, words);
  return reading.clauses.some(({ text }) => {
    if (ONLY_SAID.test(text)) return false;
    return [...text.matchAll(OF_ANY_THING)].some(([, noun = "", said = ""]) => {
      const isPerson = [reading.hero, ...reading.others].some((one) => one?.aliases.includes(noun.toLowerCase()));
      const words = isPerson ? [] : saidIn(said, reading);
      return words.length > 1 && isMostlyUnknown(words, (word) => formsOf(word).test(lines));
    });
  });
};

const linesOfPlot = ({ tell, climax, close }: Plot, words: readonly string[]): string =>
  [...words, ...[...tell, ...climax, ...close].flatMap(([, ...each]) => each)].join(" ");
const OF_ANY_THING = /\b(?:an?|the) (?:[a-z]+ )?(?!so\b)([a-z]+) (?:that|which) ([^.,;]+?)(?= and [a-z]+ed\b|[.,;]|$)/g;

/** What is said of the thing that a sentence ends with. */
const OF_THING = /((?!so\b)\S+) (?:that|which) ([^.;]+)\.?$/;
const FEWEST_SAID = 3;

const isMostlyUnknown = (words: readonly string[], isKnown: (word: string) => boolean): boolean =>
  !hasShare(words, SHARE, isKnown);

/** Whether at least this share of the words is known. */
const hasShare = (words: readonly string[], share: number, isKnown: (word: string) => boolean): boolean =>
  words.filter(isKnown).length >= words.length * share;

/** Whether a scene would tell of its hero what the idea says of somebody else. */
const isOfAnother = (
  { clause: { text }, scene, words: { who } }: StagedClause,
  idea: string,
  reading: IdeaReading,
): boolean => {
  if (!scene) return false;
  const { hero, others } = reading;
  const before = text.slice(0, startOf(scene, text));
  // "met a wolf who did not like meat", "invented a clock that stopped time"
  const [, noun] = /(\S+),? (?:who|that|which)(?: had| was| were| could)? $/.exec(before) ?? [];
  if (noun !== undefined && !/^There (?:was once|once was) /.test(text) && !hero?.aliases.includes(noun.toLowerCase()))
    return true;
  if (SUBORDINATE.test(before) && /\{hero/i.test(linesOf(scene))) return true;
  // A scene for dogs, and it is the dog's owner who does it.
  const named = scene.idea?.exec(idea)?.[0].toLowerCase() ?? "";
  const doer = who === undefined ? hero : others.find((one) => namesFor(one, reading) === who);
  return (
    doer !== undefined &&
    /\{doer/i.test(linesOf(scene)) &&
    others.some((one) => one !== doer && one.aliases.includes(named)) &&
    !doer.aliases.some((alias) => scene.idea?.test(alias))
  );
};

/** "a witch whose broom | was afraid", "the lake where she | learned": it is not the hero who does it, or not now. */
const SUBORDINATE =
  /\bwhose (?:\S+ ){1,2}?(?:was |were |had |is )?$|\b(?:lake|place|house|town|village|school|city|pool|beach|street|room|island|river|forest|hotel|café|cafe) where (?:he|she|they|it|(?:his|her|their|the) \S+)(?: had| once| first)* $/i;

/** Whether one of the scenes would tell of its hero what the idea says of somebody else. */
export const tellOfAnother = (staged: readonly StagedClause[], reading: IdeaReading): boolean =>
  staged.some((each) => isOfAnother(each, textOf(staged), reading));

/** Where in a sentence the words of a scene begin. */
const startOf = ({ words }: ClauseScene, text: string): number => {
  const inside = new RegExp(words.source.replace("^[^.]*?\\b", ""), words.flags);
  return inside.exec(text)?.index ?? 0;
};

/** Whether a whole situation is told together with other scenes: each would have its own people. */
const isMixed = (staged: readonly StagedClause[]): boolean =>
  staged.some(({ scene }) => scene?.isWhole) &&
  staged.filter(({ scene }) => scene?.by === "any" && !scene.isAside).length > 1;

/** Whether a plot that has these words of an idea tells something of all its sentences, and leaves no character out. */
export const knowsSentences = (words: readonly string[], reading: IdeaReading): boolean => {
  const known = new Set(words.flatMap(wordsOf));
  return (
    !isLeftOut(reading, known) &&
    reading.clauses.every(({ text }) => saidIn(text, reading).some((word) => known.has(word)))
  );
};

/** Whether a plot speaks of most of what a sentence of the idea says. */
export const knowsSentence = (plot: Plot, words: readonly string[], text: string, reading: IdeaReading): boolean => {
  const lines = linesOfPlot(plot, words);
  const said = saidIn(text, reading);
  return said.length <= 1 || hasShare(said, SHARE, (word) => formsOf(word).test(lines));
};

/** How much an idea says of its hero. */
export const countOfWords = (reading: IdeaReading): number =>
  saidIn(reading.clauses.map(({ text }) => text).join(" "), reading).length;

/** Whether one of the idea's other characters is not among these words. */
const isLeftOut = (
  { hero, others, companions, place }: IdeaReading,
  known: ReadonlySet<string>,
  isWithCompanions = false,
): boolean =>
  others.some(
    (one) =>
      one !== hero &&
      !one.aliases.some((alias) => place?.name.toLowerCase().endsWith(` ${alias}`)) &&
      !(isWithCompanions && companions.includes(one)) &&
      !one.aliases.flatMap(wordsOf).some((word) => known.has(word) || known.has(`${word}s`)),
  );

/** Whether the lines of scenes name whom the hero is with, or speak of all as "they". */
const isToldOfAll = (staged: readonly StagedClause[]): boolean =>
  staged.some(({ scene }) => scene && (/\{(?:mate|talker)\}/i.test(linesOf(scene)) || !/\{hero/i.test(linesOf(scene))));

/** The words of a text that say something, without those for the hero. */
const saidIn = (text: string, { hero }: IdeaReading): string[] => {
  const ofHero = new Set(hero?.aliases.flatMap(wordsOf) ?? []);
  return [...new Set(wordsOf(text))].filter((word) => !ofHero.has(word));
};

/** The words of an idea that its scenes were chosen by. */
const wordsChosenBy = (staged: readonly StagedClause[]): ReadonlySet<string> => {
  const idea = textOf(staged);
  return new Set(
    staged.flatMap(({ clause: { text }, scene }) =>
      scene
        ? [
            ...neededFor(text, (less) => matchOfEvent(scene, less) !== undefined),
            ...Object.values(matchOfEvent(scene, text)?.words ?? {}).flatMap(wordsOf),
            ...(scene.idea ? neededFor(idea, (less) => scene.idea?.test(less) === true) : []),
            ...Object.values(scene.idea?.exec(idea)?.groups ?? {}).flatMap((words) => wordsOf(words ?? "")),
          ]
        : [],
    ),
  );
};

/** The words without which a text would not fit: those that are left when all others are taken away, from either end. */
const neededFor = (text: string, fits: (text: string) => boolean): string[] => {
  const leftOf = (words: readonly string[]): string[] => {
    let rest = text;
    return words.filter((word) => {
      const less = withoutWord(rest, word);
      const isNeeded = !fits(less);
      rest = isNeeded ? rest : less;
      return isNeeded;
    });
  };
  const words = wordsOf(text);
  return [...leftOf(words), ...leftOf(words.toReversed())];
};

/** The words of an idea that the lines of its scenes say. */
const wordsInLines = (staged: readonly StagedClause[]): string[] => {
  const lines = staged.map(({ scene }) => (scene ? linesOf(scene) : "")).join(" ");
  return wordsOf(textOf(staged)).filter((word) => formsOf(word).test(lines));
};
/** A word with its endings: "pulled" is also "pull"; a "bat" is no "bath". */
export const formsOf = (word: string, ending = ENDING): RegExp => {
  const stem = word.replace(ending, "");
  return new RegExp(`\\b${stem}${stem.length < LONG ? "(?:e?s)?" : "\\p{L}{0,3}"}\\b`, "iu");
};
const LONG = 4;
const ENDING = /(?<=\p{L}{3})(?:e?s|ed|ing|e)$/u;

const linesOf = ({ before = [], after, end = [] }: ClauseScene): string =>
  [...before, ...after, ...end].flatMap(([, ...lines]) => lines).join(" ");

const withoutWord = (text: string, word: string): string =>
  text.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "giu"), UNKNOWN);
const UNKNOWN = "xyz";

const textOf = (staged: readonly StagedClause[]): string => staged.map(({ clause }) => clause.text).join(" ");

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.test(word));
const SMALL =
  /^(?:the|and|but|his|her|hers|him|she|they|them|their|its|who|that|which|was|were|had|has|with|for|from|not|did|could|would|one|out|off|all|then|there|once|this|when|where|into|what|how|very|really|little|day|end|until|instead|got|began|started|called|found|behind|never|been|being|always|about|two|three|four|some|old|new)$/;

/** What others feel about what happened, and nothing that happens after it. */
export const REACTION =
  /^(?:But )?(?:\S+ ){1,4}?(?:was|were|felt|never|did not (?:like|believe|understand|tell|say|know|dare|mind|trust)|could not (?:believe|understand|get back|fall|sleep|find)) /;

/** The share of the words that a plot has to know. */
const SHARE = 0.5;
