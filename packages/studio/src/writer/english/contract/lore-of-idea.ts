import { escapePattern } from "../../escape-pattern.ts";
import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { type LoreSort, lore } from "../lore/index.ts";
import { openingOf } from "./after-opening.ts";
import type { ClauseAction } from "./clause-action.ts";
import { stagedClauses } from "./clause-scenes.ts";
import { doerInRelative } from "./doer-in-relative.ts";
import { genderInPicture } from "./gender-of-hero.ts";
import type { Local } from "./local-words.ts";
import { isOutOfReach } from "./out-of-reach.ts";
import { isHuman, namesFor } from "./person-words.ts";
import { isOtherSense } from "./senses.ts";
import type { IdeaReading } from "./subject-of-idea.ts";
import { attemptsIn, isAttempt, isVague } from "./wanted-doings.ts";

/** Lines about something that a sentence of the idea names. */
export interface LoreTopic {
  readonly sort: LoreSort;
  /** The index of the sentence that names it first. */
  readonly at: number;
  /** The words that name it. */
  readonly matched: string;
  readonly lines: readonly string[];
  /** The words for the gaps of its lines. */
  readonly words: Local;
}

interface Entry {
  readonly sort: LoreSort;
  readonly pattern: RegExp;
  readonly lines: readonly string[];
  /** Its lines tell what is done to a thing: "turned it over". */
  readonly isOfThing: boolean;
}

const OF_IT =
  /\b(?:look(?:ed)? at|turned|held|carried|shook|wiped|put|pushed|pulled|laid|touched|blew|dropped|fold(?:ed)?|lifted|gave|hid) it\b/;

const entries: readonly Entry[] = lore.flatMap(({ sort, entries: of }) =>
  Object.entries(of).map(([words, lines]) => ({
    sort,
    pattern: new RegExp(`\\b(?:${words})\\b`, "gi"),
    lines,
    isOfThing: sort === "doing" && lines.filter((line) => OF_IT.test(line)).length > 1,
  })),
);

/** "picked up | a boy who ran away": somebody, and no thing. */
const isDoneToSomebody = (after: string, { others }: IdeaReading, isMeant = isHuman): boolean => {
  const object = after.replace(/^ (?:(?:an?|the|his|her|their|its|my|our|two|three) )?/i, "");
  return others.some(
    (one) =>
      isMeant(one) &&
      one.aliases.some((alias) => new RegExp(`^(?:\\p{L}+ ){0,2}?${escapePattern(alias)}\\b`, "iu").test(object)),
  );
};

/** What an idea names that the writer has lines about, in the order of the idea, each once. */
export const loreOf = (reading: IdeaReading, actions: readonly ClauseAction[]): readonly LoreTopic[] => {
  const idea = reading.clauses.map(({ text }) => text).join(" ");
  const seen = new Set<Entry>();
  let mate: string | undefined;
  return stagedClauses(reading, actions, []).flatMap(({ clause: { text }, words }, at) => {
    const told = new Set<string>();
    mate = words.other ?? mate;
    const found = longest(text).flatMap(({ entry, from, to }): LoreTopic[] => {
      const what = /^(?:talk|mishap)$/.test(entry.sort) ? entry.sort : String(from);
      if (seen.has(entry) || told.has(what) || isOnlyThought(text, from, entry.sort, reading)) return [];
      const own = wordsOf(entry.sort, { text, from, to, words: mate ? { ...words, other: mate } : words, reading });
      if (!own) return [];
      const isNamingHero = entry.sort === "who" && reading.hero?.aliases.includes(text.slice(from, to).toLowerCase());
      const named = { sort: entry.sort, matched: text.slice(from, to) };
      if (entry.sort !== "who" && named.matched.toLowerCase() === reading.hero?.noun) return [];
      if (isName(named.matched, reading)) return [];
      if (entry.isOfThing && isDoneToSomebody(text.slice(to), reading)) return [];
      if (isOtherSense(named, idea, isNamingHero || own.who !== undefined ? undefined : reading.hero)) return [];
      seen.add(entry);
      told.add(what);
      const isBeing = entry.isOfThing && isDoneToSomebody(text.slice(to), reading, () => true);
      const lines = linesFor(own, entry, reading, isBeing);
      return [{ sort: entry.sort, at, matched: text.slice(from, to), lines, words: own }];
    });
    const isClear = found.some(({ sort, matched }) => sort === "doing" && !isVague(matched));
    return isClear ? found.filter(({ sort, matched }) => sort !== "doing" || !isVague(matched)) : found;
  });
};

/** "The twins Lily and Max": no lily. */
const isName = (word: string, { hero, companions }: IdeaReading): boolean =>
  /^\p{Lu}/u.test(word) && [hero, ...companions].some((each) => each?.name?.split(" ").includes(word));

/** The lines of an entry for whom they are about: an "I" is no object, and a baby does not speak. */
const linesFor = ({ who }: Local, { lines }: Entry, { hero }: IdeaReading, isBeing: boolean): readonly string[] => {
  const own = who === undefined ? lines.map(aboutHero) : lines;
  const isBaby = /\bbaby\b/.test(who ?? "");
  return own.filter(
    (line) =>
      !(isBeing && OF_IT.test(line)) && !(hero?.isNarrator && AS_OBJECT.test(line)) && !(isBaby && line.includes("“")),
  );
};

/** A line about the hero, also about several. */
const aboutHero = (line: string): string =>
  line
    .replace(/\{([Dd])oer/g, (_, first: string) => (first === "D" ? "{Hero" : "{hero"))
    .replace(
      /\{([Hh])ero(he|him|his|himself|was)\}/g,
      (_, first: string, word: string) => `{${first === "H" ? word.charAt(0).toUpperCase() + word.slice(1) : word}}`,
    );

/** Where "I" would have to be "me". */
const AS_OBJECT =
  /\b(?:said|asked|bother\w*|hear\w*|saw|let|made|of|to|for|with|past|at|on|by|from|behind|around|under|over|than) \{hero\}/i;

interface Match {
  readonly entry: Entry;
  readonly from: number;
  readonly to: number;
}

/** The matches in a sentence, in its order; "school bus" before the "school" within it, somebody before a place or a thing. */
const longest = (text: string): readonly Match[] => {
  const attempts = attemptsIn(text);
  const all = entries
    .flatMap((entry) => [
      ...[...text.matchAll(entry.pattern)].map(
        ({ index, 0: { length } }): Match => ({ entry, from: index, to: index + length }),
      ),
      ...(entry.sort === "doing" ? attempts : []).flatMap((attempt): Match[] => {
        const found = [...attempt.text.matchAll(entry.pattern)].find(({ index }) => index === attempt.at);
        return found ? [{ entry, from: attempt.at, to: attempt.at + found[0].length - attempt.longer }] : [];
      }),
    ])
    // "short-sighted" is no sight.
    .filter(({ from, to }) => text.charAt(from - 1) !== "-" && text.charAt(to) !== "-");
  const isWithin = (one: Match, other: Match): boolean =>
    (one.entry.sort === "talk") === (other.entry.sort === "talk") &&
    one.from >= other.from &&
    one.to <= other.to &&
    one.to - one.from < other.to - other.from;
  // "a chocolate cake" is a cake.
  const isPart = (one: Match, other: Match): boolean =>
    one.entry.sort === "thing" && !/^(?:doing|talk)$/.test(other.entry.sort) && other.from === one.to + 1;
  return all
    .filter((one) => !all.some((other) => isWithin(one, other) || isPart(one, other)))
    .toSorted(
      (a, b) => placeOf(a, text) - placeOf(b, text) || ORDER.indexOf(a.entry.sort) - ORDER.indexOf(b.entry.sort),
    );
};

/** Where it stands; talk about what is only tried or learned comes after talk about what that is. */
const placeOf = ({ entry, from, to }: Match, text: string): number =>
  entry.sort === "talk" && WEAK.test(text.slice(from, to)) ? from + text.length : from;
const WEAK = /^(?:learn|tri|try|help|go|went|came|want|had|decide|kept)/i;

const ORDER: readonly LoreSort[] = ["who", "time", "place", "thing", "mishap", "doing", "talk"];

/** Whether a sentence only says that something is wished, missing or not so. */
const isOnlyThought = (
  text: string,
  from: number,
  sort: LoreSort,
  { wish, isWishOpen, hero }: IdeaReading,
): boolean => {
  const before = text.slice(0, from);
  if (sort !== "who" && NOT_SO.test(before)) return true;
  if ((sort === "doing" || sort === "talk") && isOfOthersBefore(text, from, hero)) return true;
  if ((sort === "doing" || sort === "talk") && REASON.test(before)) return true;
  const isWished = wish !== undefined && isWishOpen && WISHING.test(before);
  if (sort === "place" || sort === "time") return isWished || TOWARD.test(before) || TOO_TO.test(before);
  if (sort === "doing" && isAttempt(before, text.slice(from))) return false;
  return (sort === "doing" || sort === "talk") && (isWished || /\bto $/i.test(before.replace(BEGUN, "")));
};

/** "While everyone slept, the statues met": it is not the statues who sleep. */
const isOfOthersBefore = (text: string, from: number, hero: Person | undefined): boolean => {
  const opening = openingOf(text);
  const [, subject = ""] = /^\S+ (?:(?:the|an?|his|her|their|its|my|our) )?(\S+)/.exec(opening.toLowerCase()) ?? [];
  return from < opening.length && !/^(?:he|she|it|they|i|we)$/.test(subject) && !hero?.aliases.includes(subject);
};

/** "never bakes", "would rather read than fight": the verb after it does not happen. */
const NOT_SO =
  /\b(?:not(?! stop\b)|never(?! stop)|no|without|instead of|rather\b[^,.;]* than|nobody|no one|n['’]t(?! stop\b)|hated?|refused|forgot|forbade|banned)\b[^,.;]*$/i;
/** "because he only knew her height": why it is so, and nothing that is done now. */
const REASON =
  /\b(?:because|since (?=she|he|it|they|the|his|her|their)|as if|as though|although|even though)\b[^.;]*$/i;
const WISHING =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|dream(?:s|ed|t)?|long(?:s|ed)?|hope[sd]?|would like|plan(?:s|ned)?)\b/i;
/** Where somebody is not yet, or what only tells which one: "the boy from Paris". */
const TOWARD = /\b(?:about|for|than|until|before|like|from|of) (?:\S+ ){0,2}$/i;
/** "too small to climb | the hill": not on it. */
const TOO_TO = /\btoo \S+ to (?:\S+ ){1,3}$/i;
const BEGUN =
  /\b(?:began|started|learned|learnt|loved|had|got|came|went|helped|taught|wanted|tried|managed)(?: \S+)? to $/i;

interface Named {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly words: Local;
  readonly reading: IdeaReading;
}

/** The words for the gaps of lines; undefined where the matched words are not what the lines are about. */
const wordsOf = (sort: LoreSort, named: Named): Local | undefined => {
  const { text, from, to, words, reading } = named;
  if (sort === "talk") return talkWords(named);
  if (sort === "time") return {};
  if (sort === "mishap") return isTurn(text, from, reading) ? {} : undefined;
  if (sort === "place") return isPlaceAt(text, from) && !ELSEWHERE.test(text.slice(to)) ? {} : undefined;
  if (sort === "doing") {
    const other = doerInRelative(text, from, reading);
    if (other && other !== reading.hero && isMainBefore(text, from)) return doerWords(other, reading);
    return isDoneAt(text, from, to) ? doerOf(words, reading) : undefined;
  }
  const matched = text.slice(from, to);
  const found = [reading.hero, ...reading.others].find((each) => each && isNamedBy(each, matched));
  if (sort === "thing") {
    if (/^This is (?:a|the) $/.test(text.slice(0, from))) return undefined;
    const obj = found || isBeforeNoun(text, to) ? undefined : phraseAt(text, from, to);
    return obj === undefined ? undefined : { obj };
  }
  if (!found) return isBecome(text.slice(0, from), reading) && !reading.hero?.many ? {} : undefined;
  if (found !== reading.hero && isOutOfReach(found, reading)) return undefined;
  if (found.many || matched === found.name || isUnusual(text.slice(0, from), text.slice(to), reading)) return undefined;
  return found === reading.hero ? {} : doerWords(found, reading);
};

/** Whether words may tell of an obstacle: in a sentence after the first, or after "but". */
const isTurn = (text: string, from: number, { clauses }: IdeaReading): boolean =>
  clauses[0]?.text !== text || /\bbut\b/i.test(text.slice(0, from));

/** The words of a talk; undefined where the other one is not there: "missed his friend". */
const talkWords = ({ text, from, to, words: { other }, reading }: Named): Local | undefined => {
  // "discovered that she had the same dream": nothing that two can bend down to.
  if (/^(?:discover|notic|found out|reali[sz]e)/i.test(text.slice(from, to)) && / that /.test(text.slice(from)))
    return undefined;
  const isClose = reading.companions.some((one) => one.key === other && !isOutOfReach(one, reading));
  const isMet =
    TOGETHER.test(text.slice(from, to)) &&
    reading.others.some(
      (one) => one.key === other && isHuman(one) && !isOutOfReach(one, reading) && !/\bbaby\b/.test(one.phrase ?? ""),
    );
  const isThere = (isClose || isMet) && reading.hero?.key !== other;
  return isDoneAt(text, from, to) && isThere ? { ...(other && { other }) } : undefined;
};

/** What two do with each other, also two who do not belong together. */
const TOGETHER =
  /^(?:met|meet|made|mak|became|befriend|help|taught|teach|show|fell|fall|love|marr|quarrel|argu|forg|sav|rescu|shar|gave|giv|invit|danc|play|bake|cook|buil)/i;

/** "became the best goalkeeper": the hero is one now. Not "the only friend she found was the old tree". */
const isBecome = (before: string, { hero }: IdeaReading): boolean => {
  const [, subject] = IS_ONE.exec(before) ?? [];
  const isOfHero = subject !== undefined && [...PRONOUNS, ...(hero?.aliases ?? [])].includes(subject.toLowerCase());
  return isOfHero || BECAME.test(before);
};
const BECAME =
  /(?<!\b(?:thought|believed|said|sure|decided) (?:that )?\S+ )\b(?:became|worked as) (?:an?|the)(?: \S+){0,2} $/i;
const IS_ONE =
  /(?<!\b(?:thought|believed|said|sure|decided) (?:that )?)(?<!\bfriend )\b(\S+) was (?:an?|the)(?: \S+){0,2} $/i;
const PRONOUNS = ["he", "she", "it", "i"];

/** A tiny whale, a paper dragon or a star that has fallen is not as others of its kind. */
const isUnusual = (before: string, after: string, { clauses, hero }: IdeaReading): boolean =>
  UNUSUAL.test(before) ||
  /^ (?:that|who|which) (?:fits?|fitted|is|was) (?:in|into|inside|on|no bigger|as small|as big|made|only)\b/i.test(
    after,
  ) ||
  (SKY.test(hero?.noun ?? "") && clauses.some(({ text }) => DOWN.test(text)));
const UNUSUAL =
  /\b(?:tiny|miniature|giant|gigantic|huge|invisible|dead|stuffed|wooden|paper|plastic|plush|imaginary|fallen|painted|toy|glass|clay|stone|skeleton|two-headed|backwards) (?:[a-z]+ )?$/i;
const SKY = /^(?:moon|star|sun|cloud|rainbow)$/;
const DOWN = /\b(?:fell|fallen|came down|landed|climbed down|slipped|lost|went missing|disappeared)\b/i;

const isNamedBy = ({ noun = "", aliases }: Person, matched: string): boolean => {
  const low = matched.toLowerCase();
  return noun !== "" && (low === noun || low.endsWith(` ${noun}`) || noun.endsWith(` ${low}`) || aliases.includes(low));
};

/** Whether words tell what is done by the one whom the sentence is about: not "was rescued", "the painted horse", "met a giant who sang". */
const isDoneAt = (text: string, from: number, to: number): boolean => {
  const before = text.slice(0, from);
  if (isPlural(text.slice(from, to), before)) return false;
  // "asked an eagle for help": no help has come yet.
  if (/\b(?:for|without|some|any|no|much) $/i.test(before)) return false;
  const isPassive = BEING.test(before) && !/^(?:\S+ing|was|were)\b/i.test(text.slice(from, to));
  const [article, between = ""] = /\b(?:an?|the|his|her|their|its|my|our) (\S+ )?$/i.exec(before) ?? [];
  const word = between.trim();
  // "a nurse", "the guard": nouns, though a verb alone.
  const isAdjective = article !== undefined && !personNoun(word) && !termsOf(word).some(({ tags }) => tags.has("Noun"));
  if (isPassive || isAdjective) return false;
  const own = before.replace(/^There (?:was|were) (?:once )?/, "");
  if (OF_OTHERS.test(own)) return false;
  if (/ing$/.test(text.slice(from, to).split(" ")[0] ?? "") && FOUND_DOING.test(own)) return false;
  return !isMainBefore(own, own.length);
};

/** Whether the verb of the sentence stands before a "who" that comes before this place. */
const isMainBefore = (text: string, at: number): boolean => {
  const own = text.slice(0, at);
  const relative = own.search(/\b(?:who|that|which|whose|where)\b/);
  return (
    relative >= 0 &&
    termsOf(own.slice(0, relative)).some(
      (term, place) => place > 0 && (isFiniteVerb(term) || /^[a-z]{2,}ed$/.test(term.low)),
    )
  );
};

/** "found a stranger | sleeping": the stranger sleeps. */
const FOUND_DOING =
  /\b(?:found|saw|heard|caught|watched|noticed|discovered|met) (?:an?|the|his|her|their|its|two|three) (?:[a-z-]+ ){1,3}$/i;

/** "knew what everybody wished", "everyone who ate it started to cry": others do it. */
const OF_OTHERS =
  /\b(?:everyone|everybody|anyone|anybody|people|those|all) (?:who|that) [^,.;]*$|\b(?:what|how|why|whether|everything|anything|all) (?:that )?(?:everybody|everyone|people|others|(?:the|his|her|their) [a-z]+) $/i;

/** "in whistles", "two scores": several things, and nothing that is done. */
const isPlural = (matched: string, before: string): boolean =>
  /^[a-z]+s$/.test(matched) &&
  !/^(?:was|is|has|does)$/.test(matched) &&
  /\b(?:an?|the|his|her|their|its|my|our|in|of|for|with|by|no|all|many|some|two|three|only in|every) (?:[a-z]+ )?$/i.test(
    before,
  ) &&
  !/\b(?:who|that|which|he|she|it) $/i.test(before) &&
  termsOf(`${before}${matched}`).at(-1)?.tags.has("Noun") === true;

const BEING = /\b(?:was|were|is|are|be|been|being|got|gets?) (?:\S+ly )?$/i;

/** Who does what a sentence tells; undefined where that is no single character. */
const doerOf = ({ who }: Local, reading: IdeaReading): Local | undefined => {
  if (who === undefined) return {};
  const doer = reading.others.find((each) => !each.many && namesFor(each, reading) === who);
  return doer && doerWords(doer, reading);
};

/** The name and the pronouns of somebody; of an animal "it", of a person those of the picture where nothing shows them. */
const doerWords = (doer: Person, reading: IdeaReading): Local => {
  const gender = /^(?:he|she)$/.test(doer.gender) ? doer.gender : isHuman(doer) ? genderInPicture(doer) : "it";
  const [whohe, whohim, whohis] =
    gender === "she" ? ["she", "her", "her"] : gender === "he" ? ["he", "him", "his"] : ["it", "it", "its"];
  return { who: namesFor(doer, reading), whohe, whohim, whohis };
};

/** Somebody is there: "in the bakery", "opened a bakery"; not "the bakery's cat", nor the tower that somebody broke. */
const isPlaceAt = (text: string, from: number): boolean => AT_PLACE.test(text.slice(0, from));
const AT_PLACE =
  /\b(?:in|at|on|under|near|behind|inside|through|into|to|across|over|around|past|by|along|down|up|outside|between|opened|ran|owned|visited|entered|left|inherited|bought|saved|reached|crossed|explored|discovered|found|climbed|haunted|guarded|swept|cleaned) (?:\S+ ){0,3}$/i;

/** A city under the sea has no tablecloths to shake out. */
const ELSEWHERE =
  /^ (?:under (?:the )?(?:sea|water|ocean|ground|ice)|beneath the|at the bottom of|on (?:the moon|mars)|in the (?:clouds|sky))\b/i;

/** "chocolate cake" is no chocolate. */
const isBeforeNoun = (text: string, to: number): boolean => {
  const [next] = /^ /.test(text.slice(to)) ? termsOf(text.slice(to + 1)) : [];
  return next?.tags.has("Noun") === true && !next.tags.has("Pronoun") && !isFiniteVerb(next);
};

/** A thing with "the" or with whose it is: "a big red kite" is "the kite". Undefined without an article. */
const phraseAt = (text: string, from: number, to: number): string | undefined => {
  const before = text.slice(0, from);
  const noun = text.slice(from, to).toLowerCase();
  const named = /(?<!\S)(\p{Lu}\p{L}+['’]s) (?:[\p{Ll}-]+ ){0,2}$/u.exec(before)?.[1];
  if (named) return `${named} ${noun}`;
  const [, article = "", between = ""] =
    /(?<!\S)(an?|the|his|her|their|my|our|its|this|that) ((?:(?!(?:an?|the|his|her|their|my|our|its) )[\p{L}'’-]+ ){0,3})$/iu.exec(
      before,
    ) ?? [];
  if (article === "" || NO_ADJECTIVE.test(between)) return undefined;
  const owner = /^((?:\S+ )*\S+['’]s) /.exec(between)?.[1];
  const own = /^(?:an?|this|that)$/i.test(article) ? "the" : article.toLowerCase();
  return [own, ...(owner ? [owner] : []), noun].join(" ");
};

const NO_ADJECTIVE =
  /\b(?:in|on|at|of|to|with|for|from|by|and|or|next|that|who|which|is|was|were|had|has|into|through|over|behind|under|but|as)\b/i;
