import { wordGroup } from "../english/spelling/english-words.ts";
import type { Draft } from "./draft.ts";
import { genderOfName, isGivenName } from "./given-names.ts";
import { type PersonNoun, personNoun } from "./person-nouns.ts";
import { endsPhrase, isCapital, isDeterminer, isVerb, type Token } from "./tokens.ts";

/**
 * Deletes names of which no sentence shows a person: a word with a capital that is no first name, has no title and no noun
 * beside it, and neither does nor says anything ("three years in the Paralympics", "Sweat dripped from her body").
 */
export const withoutUnsureNames = (tokens: readonly Token[], drafts: Map<string, Draft>): void => {
  for (const [key, draft] of drafts) if (isOpen(draft) && !isShownAsPerson(tokens, draft)) drafts.delete(key);
};

/** "The Owl", "King" and "Captain" as names: the noun says who it is. Not "Mr. Fox" or "Robin", who are people. */
export const readKindsAsNames = (tokens: readonly Token[], drafts: ReadonlyMap<string, Draft>): void => {
  for (const draft of drafts.values()) {
    const words = draft.key.split(" ");
    if (!isOpen(draft)) continue;
    const noun = kinOf(words) ?? personNoun(words.at(-1) ?? "");
    if (KIN_NAMES[words[0] ?? ""] && noun) draft.noun = noun;
    if (draft.noun || !noun || noun.many || noun.isThing) continue;
    if (noun.isHuman && (words.length > 1 || !isAlwaysThe(tokens, draft))) continue;
    draft.noun = noun;
  }
};

/** "Amma", "Ma Monikazi", "Baba": what families call one another. */
const kinOf = ([first = "", ...others]: readonly string[]): PersonNoun | undefined => {
  const noun = KIN_NAMES[first];
  return noun ? personNoun(others.length > 0 && noun === "mother" ? "woman" : noun) : undefined;
};
const KIN_NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["amma", "ammi", "ma", "maama", "maman", "mummyji", "aai"].map((word) => [word, "mother"])),
  ...Object.fromEntries(["appa", "baba", "bapu", "abba", "tata"].map((word) => [word, "father"])),
  ...Object.fromEntries(["aunty", "auntie", "mausi", "tante", "tia"].map((word) => [word, "aunt"])),
  ...Object.fromEntries(
    ["nani", "dadi", "ajji", "gogo", "paati", "nonna", "babushka"].map((word) => [word, "grandmother"]),
  ),
  ...Object.fromEntries(["thatha", "ajja", "dadaji", "nanaji", "dedushka"].map((word) => [word, "grandfather"])),
};

/** "The Minister", not "Nan" or "Baker". */
const isAlwaysThe = (tokens: readonly Token[], { key, mentions }: Draft): boolean =>
  RANKS.test(key) || mentions.every((at) => tokens[at - 1]?.low === "the");
const RANKS = /^(?:king|queen|prince|princess|emperor|empress|captain|doctor|commander)$/;

/** A name of which nothing but the word is known. */
const isOpen = ({ name, called, noun, isNarrator, key }: Draft): boolean =>
  name !== undefined &&
  called === undefined &&
  !noun &&
  !isNarrator &&
  !TITLED.test(name) &&
  !key.split(" ").some((word) => isGivenName(word) || genderOfName(word) !== undefined);
const TITLED =
  /^(?:Mr|Mrs|Ms|Miss|Mister|Madame?|Monsieur|Sir|Lady|Lord|Dr|Doctor|Prof|Professor|Captain|Commander|General|Sergeant|Officer|Inspector|King|Queen|Prince|Princess|Emperor|Empress|Saint|Father|Mother|Brother|Sister|Uncle|Aunt|Auntie|Aunty|Grand\w+|Granny|Old|Little|Baby|Big)\.? \S/;

const isShownAsPerson = (tokens: readonly Token[], { key, mentions, age }: Draft): boolean => {
  if (age !== undefined) return true;
  const isWord = !key.includes(" ") && wordGroup(key) !== undefined;
  const runs = mentions.map((at) => ({ from: at, to: endOfName(tokens, at) }));
  if (runs.some((run) => speaks(tokens, run) || isCalled(tokens, run))) return true;
  const told = runs.filter((run) => acts(tokens, run));
  // "Fiction is exhausted": a word that has its capital from the sentence.
  return isWord ? told.some(({ from }) => tokens[from]?.opensSentence !== true) || told.length > 1 : told.length > 0;
};

interface Run {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

const endOfName = (tokens: readonly Token[], from: number): number => {
  let to = from + 1;
  while (to < from + 4) {
    const [last, next] = [tokens[to - 1], tokens[to]];
    if (!last || !next || endsPhrase(last) || last.isOwner || !isCapital(next) || next.opensSentence) break;
    to++;
  }
  return to;
};

/** "Said Poi", "Poi asked". */
const speaks = (tokens: readonly Token[], { from, to }: Run): boolean =>
  [tokens[from - 1], tokens[to], tokens[to]?.tags.has("Adverb") ? tokens[to + 1] : undefined].some(
    (beside) => beside?.isSpoken === tokens[from]?.isSpoken && SAYS.test(beside?.low ?? ""),
  );
const SAYS =
  /^(?:sa(?:id|ys)|ask(?:ed|s)|cri(?:ed|es)|call(?:ed|s)|whisper(?:ed|s)|shout(?:ed|s)|answer(?:ed|s)|repl(?:ied|ies)|laugh(?:ed|s)|smil(?:ed|es)|nodd(?:ed|s)|sigh(?:ed|s)|thought|thinks|explain(?:ed|s)|exclaim(?:ed|s)|mutter(?:ed|s)|continued|added|yell(?:ed|s)|giggl(?:ed|es)|sobbed|begged)$/;

/** "A boy named Poi", "she called it Poi", "her name was Poi". */
const isCalled = (tokens: readonly Token[], { from }: Run): boolean => {
  const before = [3, 2, 1].map((back) => tokens[from - back]?.low ?? "").join(" ");
  return /\b(?:named|called|christened)(?: (?:it|him|her|me|them))?$|\bname (?:is|was)$/.test(before);
};

/** "Poi ran", "Poi and her dog ran", "Poi, who ran", "Poi's hand": no place, feast or word. */
const acts = (tokens: readonly Token[], { from, to }: Run): boolean => {
  const [before, first, last, next] = [tokens[from - 1], tokens[from], tokens[to - 1], tokens[to]];
  if (!first || !last || !next || first.isSpoken || next.sentence !== last.sentence) return false;
  const isNew = before?.sentence !== first.sentence;
  if (!isNew && (isDeterminer(before) || OF_PLACE.test(before?.low ?? ""))) return false;
  if (last.isOwner) return OWN.test(next.low);
  if (/^,/.test(last.post)) return /^who$/.test(next.low);
  if (endsPhrase(last)) return false;
  const isPlace = ["City", "Country", "Region", "Place"].some((tag) => first.tags.has(tag));
  if (next.low === "and" && !isPlace) return isWithOther(tokens, to);
  return isVerb(next) && !isPlace;
};
const OF_PLACE =
  /^(?:in|at|to|from|near|into|towards?|through|past|beyond|outside|via|around|across|of|over|on|for|during|about|like|as)$/;
/** What only somebody has. */
const OWN =
  /^(?:hands?|eyes?|face|head|arms?|hair|mother|father|mum|mom|dad|parents?|brothers?|sisters?|friends?|grand\w+|heart|voice|room|house|mind|wife|husband|son|daughter|uncle|aunt|family|shoulders?|feet|legs?|fingers?|mouth|lips|ears?|nose|back|side|turn|name|bed|tail|paws?|wings?)$/;

/** "Poi and Tooka love". */
const isWithOther = (tokens: readonly Token[], at: number): boolean =>
  [2, 3].some((next) => isVerb(tokens[at + next]) && tokens[at + next]?.sentence === tokens[at]?.sentence);
