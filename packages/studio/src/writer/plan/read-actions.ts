import { heavyThings, mounts, thingsOfActions } from "../../action-things.ts";
import type { ActionWords, ToldAction } from "../../languages/action-words.ts";
import { type Language, writings } from "../../languages/index.ts";
import { blank } from "../blank.ts";
import { findWords } from "../lexicon/find-words.ts";
import type { KnownMember } from "../people/known-member.ts";
import { actionPatterns, plainText } from "./action-patterns.ts";
import { withoutComparisons, withoutNames } from "./comparisons.ts";
import { type Mention, mentionsIn, metBy } from "./mentions.ts";
import { drivesOthers, ridersOf } from "./mounts-of-text.ts";
import { propHits } from "./props.ts";
import { endsWithStranger, isOfNoneOfCast, isOfStranger, subjectBehind } from "./subjects-of-verbs.ts";
import { isBecoming, isNounHere, isRunningSomething } from "./verb-tags.ts";

/** What a cast member does in a scene, and the thing that it is done with. */
export interface ReadAction {
  readonly action: ToldAction | "take";
  readonly thing?: string;
}

/** Actions that are drawn with a thing or another figure. They come before going, sitting and looking. */
export const isStrong = (action: ToldAction | "take"): boolean => !weak.has(action);
const weak: ReadonlySet<ToldAction | "take"> = new Set<ToldAction | "take">(["walk", "run", "sit", "look"]);

/** Actions that are not drawn without a thing in the same clause. */
const needsThing: ReadonlySet<ToldAction> = new Set<ToldAction>(["play", "ride", "give", "carry"]);

/** Who does what in a scene: for each of the present the first action of it that can be drawn well. */
export const readActions = (
  narration: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
  toldLast?: KnownMember,
  mountFor: (verb: string) => string | undefined = () => undefined,
): ReadonlyMap<string, ReadAction> => {
  const words = writings[language].actionWords;
  const read = new Map<string, ReadAction>();
  const { relatives } = actionPatterns(language);
  const first = toldLast && present.includes(toldLast) ? toldLast : present[0];
  let acting: readonly KnownMember[] = first ? [first] : [];
  let last: KnownMember | undefined;
  const clauses = clausesOf(narration, language);
  for (const [index, clause] of clauses.entries()) {
    const met = language === "english" ? metBy(clauses.slice(index + 1), present) : present;
    const mentions = mentionsIn(clause, language, cast, cast);
    if (SAYS_IN_A_LETTER.test(clause)) continue;
    if (relatives?.test(clause) && last) acting = [last];
    // "And an elderly couple, who": not who was named before.
    last = mentions.at(-1)?.known ?? (language === "english" && endsWithStranger(clause) ? undefined : last);
    let before = -1;
    for (const { action, at, end } of actionsIn(clause, language, cast)) {
      const goesOn = before >= 0 && continues(clause, before, at, mentions);
      const ahead = clause.slice(0, at);
      if (language !== "english" && SOMEBODY.test(ahead)) continue;
      if (language !== "english" && isOfThingIn(ahead, mentions, language)) continue;
      if (language === "english" && isOfNoneOfCast({ clause, at, end, mentions, present })) {
        if (isOfStranger(ahead, mentions)) acting = [];
        continue;
      }
      // "Found an old man sitting on a stone": it is he who sits.
      const isParticiple = language === "english" && /ing$/i.test(clause.slice(at, end));
      // "We slept at her house": all of them.
      const isOfAll = /\b(?:we|they)\s$/i.test(clause.slice(0, at));
      const sleeper =
        (action === "sleep" && !isOfAll) || isParticiple ? mentions.find((one) => one.end === at - 1) : undefined;
      const found = sleeper
        ? [sleeper.known]
        : goesOn
          ? acting
          : actorsOf({ clause, at, end, mentions, words, present: met, acting, language });
      const actors = action === "ride" ? ridersOf(found, mentions, present) : found;
      before = end;
      if (!actors) continue;
      acting = actors.length > 0 ? actors : acting;
      // "Sat in her chair and knitted" makes no chair.
      const made =
        language === "english" &&
        (action === "build" || (action === "give" && !/^\S+ (?:it|them|one|some|that|this)\b/i.test(clause.slice(at))))
          ? clause.slice(at)
          : clause;
      const thing =
        thingIn(made, action, language, cast) ??
        (action === "play"
          ? (playedBy(clause.slice(at, end)) ?? thingIn(narration, action, language, cast))
          : action === "ride" && !hasMount(present, actors)
            ? (thingIn(narration, action, language, cast) ?? mountFor(clause.slice(at, end)))
            : undefined);
      if (action === "ride" && language === "english" && drivesOthers(clause.slice(at), thing)) continue;
      const isBare = thing === undefined && !(action === "ride" && hasMount(present, actors));
      if ((needsThing.has(action) && isBare) || (action === "hug" && present.length < 2)) continue;
      if (action === "give" && language === "english" && THEY_GIVE.test(ahead)) continue;
      const doing = (action === "give" ? acting.slice(0, 1) : acting).filter((known) => present.includes(known));
      for (const { member } of doing) keepBetter(read, member.id, { action, ...(thing ? { thing } : {}) });
      const partner =
        action === "hug" || action === "give"
          ? partnerIn(clause, end, { mentions, present, acting, language })
          : undefined;
      if (partner && doing.length > 0)
        keepBetter(read, partner.member.id, { action: action === "hug" ? "hug" : "take" });
    }
    // Who is named without a action acts in what follows.
    const free = mentions.filter(({ isObject }) => !isObject);
    if (language === "english" && free.length === 0 && endsWithStranger(clause)) acting = [];
    if (free.length > 0 && actionsIn(clause, language, cast).length === 0) acting = joinedFrom(clause, free);
  }
  return withOnePair(read);
};

/** "They brought her a cake": one of several, and none knows who. */
const THEY_GIVE = /\b(?:they|we)\s+(?:\w+ly\s+)?$/i;

/** "Drummed": the verb names its instrument. */
const playedBy = (verb: string): string | undefined =>
  /drumm/i.test(verb) ? "drum" : /strumm/i.test(verb) ? "guitar" : undefined;

/** Whom a hug or a gift is for: who is named after the verb, or meant by "him" and "her". */
const partnerIn = (
  clause: string,
  end: number,
  { mentions, present, acting, language }: Pick<Acting, "mentions" | "present" | "acting" | "language">,
): KnownMember | undefined => {
  const others = present.filter((known) => !acting.includes(known));
  const named = mentions.find(({ known, at }) => at >= end && others.includes(known))?.known;
  if (named || language !== "english") return named;
  const object = /\b(?:(him)|(her))\b/.exec(clause.slice(Math.max(0, end - 4)));
  const gender = object?.[1] ? "he" : object?.[2] ? "she" : undefined;
  return others.find((known) => known.gender === gender);
};

/** A hug and a gift in one scene are drawn as the hug. */
const withOnePair = (read: ReadonlyMap<string, ReadAction>): ReadonlyMap<string, ReadAction> =>
  [...read.values()].some(({ action }) => action === "hug")
    ? new Map([...read].filter(([, { action }]) => action !== "give" && action !== "take"))
    : read;

const keepBetter = (read: Map<string, ReadAction>, id: string, found: ReadAction): void => {
  const known = read.get(id);
  if (!known || (!isStrong(known.action) && isStrong(found.action))) read.set(id, found);
};

const hasMount = (present: readonly KnownMember[], actors: readonly KnownMember[]): boolean =>
  present.some((known) => !actors.includes(known) && mounts.has(known.member.kind));

const CLAUSE_END = /[.,;:!?…。，、；：！？।॥،؛—–\n]+/u;

/** "Un muchacho que dormía en la calle": what somebody else did before. */
const WHO_USUALLY =
  /(?<!\p{L})(?:que|qui|che)\s(?:dormía|vivía|trabajaba|venía|dormait|vivait|habitait|travaillait|dormiva|viveva|lavorava|dormia|trabalhava)(?!\p{L})[^.,;:!?]*/giu;

const clausesOf = (narration: string, language: Language): string[] => {
  const { relatives } = actionPatterns(language);
  const clauses = withoutComparisons(plainText(narration, language).replace(WHO_USUALLY, " "), language).split(
    CLAUSE_END,
  );
  // "All came without Mrs Hill, who was asleep": of whom is not said here, so neither is what she does.
  const isOfUnsaid = (clause: string, before = ""): boolean =>
    relatives?.test(clause) === true && before.length > SHORT && before.trim() === "";
  return clauses.filter((clause, at) => clause.trim() !== "" && !isOfUnsaid(clause, clauses[at - 1]));
};
const SHORT = 8;

/** "He missed her cake, he wrote, more than dry land": it stands in a letter. */
const SAYS_IN_A_LETTER =
  /^\s*(?:he|she|they|er|sie|il|elle|él|ella|lui|lei|ele|ela) (?:wrote|schrieb|écrivait|écrivit|escribió|scrisse|escreveu)\s*$/i;

interface ActionHit {
  readonly action: ToldAction;
  readonly at: number;
  readonly end: number;
}

/** The verbs of a clause in their order, without those of what is not done. */
const actionsIn = (sentence: string, language: Language, cast: readonly KnownMember[]): ActionHit[] => {
  const clause = withoutNames(
    sentence,
    cast.map(({ member }) => member),
  );
  const { verbs, notDone, figures } = actionPatterns(language);
  const { deniesAfter = false } = writings[language].actionWords;
  const isDone = (at: number): boolean =>
    !notDone?.test(deniesAfter ? clause : clause.slice(0, at).replace(BEFORE_A_TIME, " "));
  const said = figures ? clause.replace(figures, blank) : clause;
  return verbs
    .flatMap(([action, pattern]) =>
      [...said.matchAll(pattern)].map(({ index, 0: found }) => ({ action, at: index, end: index + found.length })),
    )
    .filter(
      ({ at, end }) =>
        isDone(at) &&
        !(
          language === "english" &&
          (isNounHere(clause, at, end) || isBecoming(clause, at, end) || isRunningSomething(clause, at, end))
        ),
    )
    .sort((a, b) => a.at - b.at || b.end - a.end);
};

/** "Before noon the king was asleep" tells of what is. */
const BEFORE_A_TIME = /\bbefore (?:noon|dawn|sunrise|sunset|midnight|dark|breakfast|lunch|dinner|supper|long)\b/gi;

interface Acting {
  readonly clause: string;
  readonly at: number;
  readonly end: number;
  readonly mentions: readonly Mention[];
  readonly words: ActionWords;
  readonly present: readonly KnownMember[];
  readonly acting: readonly KnownMember[];
  readonly language: Language;
}

const INVERTED = 28;
const JOINED = 16;

/** "Quelqu'un mangeait": none of the cast. */
const SOMEBODY =
  /(?<!\p{L})(?:quelqu['’]un|jemand|niemand|alguien|nadie|qualcuno|nessuno|alguém|ninguém|кто-то|никто)\s(?:\p{L}+\s){0,2}$/iu;

/** "Cuando el pueblo dormía": the same where an article and a noun open a clause in other languages. */
const isOfThingIn = (ahead: string, mentions: readonly Mention[], language: Language): boolean =>
  mentions.every(({ end }) => end > ahead.length) &&
  OPENING_NOUN.test(ahead) &&
  (A_FEW.test(ahead) || !findWords(ahead, language).some(({ sort }) => sort === "kind"));
/** "Des abeilles dormaient". */
const A_FEW = /^\s*(?:des|unos|unas|dei|delle|einige|viele)\s/iu;

const OPENING_NOUN =
  /^\s*(?:(?:y|e|et|und|cuando|mientras|quand|quando|mentre|enquanto|als|während|wenn)\s+)?(?:el|la|los|las|le|les|il|lo|gli|i|o|os|as|der|die|das|un|una|une|um|uma|ein|eine|des|unos|unas|dei|delle|einige|viele|zwei|drei|deux|trois|dos|tres)\s+[\p{L}-]+\s+(?:[\p{L}-]+\s+)?$/iu;

/**
 * Who acts: who is named, or meant by a pronoun, where the language puts who acts. Undefined if it is none of those in the
 * picture.
 */
const actorsOf = ({
  clause,
  at,
  end,
  mentions,
  words,
  present,
  acting,
  language,
}: Acting): readonly KnownMember[] | undefined => {
  const { pronouns } = actionPatterns(language);
  const free = mentions.filter(({ isObject }) => !isObject);
  const before = free.filter((mention) => mention.end <= at);
  const ahead = clause.slice(0, at);
  const isSaidOfAll = (part: string): boolean => [pronouns.they, pronouns.together].some((word) => word?.test(part));
  if (isSaidOfAll(ahead) || (words.order !== "before" && isSaidOfAll(clause))) {
    const named = before.map(({ known }) => known);
    return named.length > 1 ? named : present.length > 1 ? present : acting;
  }
  const nearest = words.order === "first" ? before[0] : before.at(-1);
  const beside = nearest && before.filter((one) => one !== nearest && Math.abs(one.at - nearest.at) < JOINED + 12);
  const meant = pronounIn(ahead.slice(words.order === "before" ? (nearest?.end ?? 0) : 0), language, present, acting);
  if (meant === "unknown") return undefined;
  if (meant && (!nearest || words.order === "before")) return [meant];
  if (nearest)
    return [nearest, ...(beside ?? []).filter((one) => isJoined(clause, one, nearest))].map(({ known }) => known);
  if (language === "english" && words.order === "before") return subjectBehind(clause, at, end, mentions);
  if (words.order !== "around") return [];
  const behind = clause.slice(end, end + INVERTED);
  const isUntold = before.length === 0 && !free.some((mention) => mention.at >= end && mention.at < end + INVERTED);
  if (
    isUntold &&
    (A_STRANGER.test(behind) ||
      (language === "russian" &&
        NOBODY_SAYS_WHO.test(clause.slice(at, end)) &&
        (present.length < 2 || /\p{L}{3,}\s+$/u.test(ahead))))
  )
    return undefined;
  const pronoun = pronounIn(behind, language, present, acting);
  if (pronoun && pronoun !== "unknown") return [pronoun];
  const next = free.find((mention) => mention.at >= end && mention.at < end + INVERTED);
  return next ? [next.known] : [];
};

/** "Im Krankenhaus rannte eine Hebamme": none of the cast. */
const A_STRANGER = /^\s(?:eine?|une|una|uma)\s\p{L}{4,}/iu;
/** "Лифт починили". */
const NOBODY_SAYS_WHO = /ли$/u;

/** "Hugged Misha and gave him": the same figure acts after "and". */
const continues = (clause: string, before: number, at: number, mentions: readonly Mention[]): boolean => {
  const object = mentions.findLast((mention) => mention.at >= before && mention.end <= at);
  return object !== undefined && /^\s+\p{L}{1,3}\s+$/u.test(clause.slice(object.end, at));
};

/** The first of the mentions with those that are joined to it. */
const joinedFrom = (clause: string, mentions: readonly Mention[]): KnownMember[] =>
  mentions
    .filter((one, index) => index === 0 || isJoined(clause, mentions[index - 1] ?? one, one))
    .map(({ known }) => known);

const isJoined = (clause: string, one: Mention, other: Mention): boolean => {
  const [first, second] = one.at < other.at ? [one, other] : [other, one];
  const between = clause.slice(first.end, second.at);
  // "Mrs. Pringle's cat climbed".
  return (
    !between.startsWith("'s ") &&
    between.length < JOINED &&
    !/\d/.test(between) &&
    between.trim().split(/\s+/).length <= 3
  );
};

const pronounIn = (
  words: string,
  language: Language,
  present: readonly KnownMember[],
  acting: readonly KnownMember[],
): KnownMember | "unknown" | undefined => {
  const { pronouns } = actionPatterns(language);
  for (const gender of ["she", "he"] as const) {
    if (!pronouns[gender]?.test(words)) continue;
    const fits = (known: KnownMember): boolean => known.gender === gender;
    const [first] = acting;
    const isOther = language === "english" && first?.gender === (gender === "she" ? "he" : "she");
    return acting.find(fits) ?? present.find(fits) ?? (isOther ? "unknown" : first);
  }
  return undefined;
};

/** The thing of the clause that fits the action. */
const thingIn = (
  clause: string,
  action: ToldAction,
  language: Language,
  cast: readonly KnownMember[],
): string | undefined => {
  const fitting = thingsOfActions[action];
  if (!fitting && action !== "give" && action !== "carry") return undefined;
  // What is built may be a character afterwards: a snowman.
  const others = action === "build" ? [] : cast.map(({ member }) => member);
  const hits = propHits(clause, language, others);
  return hits.find(({ value, sort }) =>
    fitting ? fitting.has(value) : sort === "prop" && !heavyThings.has(value) && !mounts.has(value),
  )?.value;
};

/** Whether a text tells a action of two: a hug, or something that is given. */
export const needsPartner = (narration: string, language: Language, cast: readonly KnownMember[]): boolean =>
  clausesOf(narration, language).some((clause) =>
    actionsIn(clause, language, cast).some(
      ({ action }) => action === "hug" || (action === "give" && thingIn(clause, action, language, cast) !== undefined),
    ),
  );

/** Who acts last in a scene: whom a pronoun means that opens the next one. */
export const lastSubject = (
  narration: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
): KnownMember | undefined => subjectsIn(narration, language, present, cast).at(-1);

/** Who is named first in each clause of a scene. */
export const subjectsIn = (
  narration: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
): KnownMember[] =>
  clausesOf(narration, language).flatMap(
    (clause) => mentionsIn(clause, language, present, cast).find(({ isObject }) => !isObject)?.known ?? [],
  );

/** Whether a text speaks of two or more without their names: "both", "together". */
export const meansSeveral = (narration: string, language: Language): boolean =>
  actionPatterns(language).pronouns.together?.test(plainText(narration, language)) ?? false;
