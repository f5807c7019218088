import { type Language, writings } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { findWords, type Hit } from "../lexicon/find-words.ts";
import { genderTraits, genderTraitsOfWord } from "../plan/grammatical-gender.ts";
import { looksAt } from "../plan/looks.ts";
import { isScenery } from "../plan/props.ts";
import { genderOfName } from "./given-names.ts";
import type { KnownMember } from "./known-member.ts";
import { ageOfTitle, genderOfOtherName, type OtherName, otherNames } from "./other-names.ts";
import { kindOfHuman, personNoun } from "./person-nouns.ts";

const MAX_CAST = 6;

interface Found {
  readonly key: string;
  readonly at: number;
  name?: string;
  hit?: Hit | undefined;
  score: number;
  readonly words: Set<string>;
}

/** The cast of a text that is not English: its names, each with the noun beside it, and the creatures without a name. */
export const otherCast = (text: string, language: Language, heroName?: string): KnownMember[] => {
  const hits = findWords(text, language);
  const kinds = hits.filter(({ sort, at }) => sort === "kind" && !WITHOUT.test(text.slice(0, at)));
  const found = new Map<string, Found>();
  const linked = new Set<number>();
  for (const name of otherNames(text, language)) {
    const entry = entryOf(found, stem(name.name, language), name.at);
    entry.name ??= name.name;
    entry.words.add(entry.key);
    entry.score += name.isOwner ? 0.4 : 1.6;
    const hit = nounBeside(text, name, language, name.isCalled ? [...kinds, ...hits] : kinds);
    if (!hit) continue;
    entry.hit ??= hit;
    linked.add(hit.at);
    // The noun alone means the same one later.
    if (hit.sort === "kind") entry.words.add(hit.word);
  }
  for (const hit of kinds) countKind(found, hit, linked);
  joinOnlyNamed(found, language);
  const ranked = [...found.values()].sort((a, b) => b.score - a.score || a.at - b.at).slice(0, MAX_CAST);
  return (ranked.length > 0 ? ranked : firstThing(hits)).map((each, at) =>
    memberOf(each, at, { text, language, heroName }),
  );
};

/** "Um dragão sem amigos" */
const WITHOUT = /(?:^|\s)(?:sem|sin|sans|senza|ohne|без)\s(?:\p{L}+\s)?$/iu;

/** "La niña" is Lucía, where she is the only girl who is named and nothing else is said of what she is. */
const joinOnlyNamed = (found: Map<string, Found>, language: Language): void => {
  for (const [key, entry] of found) {
    const gender = entry.name === undefined && entry.hit ? genderOfPlainKind(entry.hit.value) : undefined;
    if (!gender) continue;
    const named = [...found.values()].filter(({ name }) => name && genderOfOtherName(name, language) === gender);
    const [only] = named;
    if (!only || only.hit || named.length !== 1 || only.at > entry.at) continue;
    only.hit = entry.hit;
    only.score += entry.score;
    for (const word of entry.words) only.words.add(word);
    found.delete(key);
  }
};

const genderOfPlainKind = (kind: string): "she" | "he" | undefined =>
  /^(?:girl|woman)$/.test(kind) ? "she" : /^(?:boy|man)$/.test(kind) ? "he" : undefined;

const entryOf = (found: Map<string, Found>, key: string, at: number): Found => {
  const entry = found.get(key) ?? { key, at, score: at < 60 ? 0.5 : 0, words: new Set<string>() };
  found.set(key, entry);
  return entry;
};

const countKind = (found: Map<string, Found>, hit: Hit, linked: ReadonlySet<number>): void => {
  if (linked.has(hit.at) || [...found.values()].some(({ name, at }) => name && Math.abs(at - hit.at) < 1)) return;
  const named = [...found.values()].find((each) => each.name && each.hit?.value === hit.value);
  const entry = named ?? entryOf(found, `kind ${hit.value}`, hit.at);
  entry.hit ??= hit;
  entry.words.add(hit.word);
  entry.score += 1;
};

/** A text without people and animals is about its first thing: "La dernière feuille". */
const firstThing = (hits: readonly Hit[]): Found[] =>
  hits
    .filter(({ sort, value, at }) => sort === "prop" && at < 40 && !isScenery.has(value))
    .slice(0, 1)
    .map((hit) => ({ key: hit.value, at: hit.at, hit, score: 1, words: new Set([hit.word]) }));

/** Names of languages with cases and particles without their last letter. */
const stem = (name: string, language: Language): string =>
  language === "russian" && name.length > 3 ? name.toLocaleLowerCase().slice(0, -1) : name.toLocaleLowerCase();

const MAX_GAP = 26;

/** "perra Luna", "ihr Bruder Paul", "Lotte, ein kleiner Vulkan", "una nuvola di nome Nina". */
const nounBeside = (
  text: string,
  { name, at, isCalled }: OtherName,
  language: Language,
  hits: readonly Hit[],
): Hit | undefined => {
  // In Japanese what somebody is follows the name: "ゆきという女の子".
  const isNounAfter = text.startsWith("という", at + name.length);
  const before = isNounAfter ? undefined : hits.findLast((hit) => hit.at < at && at - hit.at < MAX_GAP);
  if (before) {
    const between = text.slice(before.at + before.word.length, at);
    if (isCalled ? !/[.!?]/.test(between) : /^[\s-]*$/.test(between)) return before;
  }
  const rest = text.slice(at + name.length, at + name.length + 45);
  const apposition = APPOSITIONS.exec(rest);
  if (!apposition) return undefined;
  const start = at + name.length;
  return findWords(text.slice(0, start + 60), language).find(
    (hit) =>
      hit.at >= start + apposition[0].length - 1 &&
      hit.at < start + 40 &&
      !/[.!?,;]/.test(text.slice(start + apposition[0].length, hit.at)) &&
      (hit.sort === "kind" || hit.sort === "prop"),
  );
};

/** "…, ein", "… était un", "… el": what follows says what somebody is. */
const APPOSITIONS =
  /^(?:という|,\s(?:eine?|une?|un[oa]?|uma?|der|die|das|la|le|el|il|sein|ihr|seine|ihre)\s|\s(?:ist|war|est|était|es|era|è|é)\s(?:eine?|une?|un[oa]?|uma?)\s|\s(?:el|la|le|il|der|die|das|o|a)\s)/u;

interface Context {
  readonly text: string;
  readonly language: Language;
  readonly heroName: string | undefined;
}

const memberOf = ({ name, hit, words }: Found, at: number, { text, language, heroName }: Context): KnownMember => {
  const kind = hit
    ? (drawnThing(hit, language) ?? hit.value)
    : kindOfHuman({ age: ageOfTitle(name ?? "") ?? "child", gender: genderOfOtherName(name ?? "", language) });
  const shown = hit ? shownKind(kind, name) : kind;
  const looks = hit
    ? [...looksAt(text, hit.at, hit.word, language), ...genderTraitsOfWord(hit.value, hit.word, language)]
    : [];
  const known =
    name && looks.every((look) => look !== "man" && look !== "woman")
      ? genderTraits(shown, genderOfOtherName(name, language))
      : [];
  const member: CastMember = {
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name: (at === 0 && heroName?.trim()) || (name ?? hit?.word ?? ""),
    kind: shown,
    traits: [...new Set([...looks, ...known])],
  };
  const noun = hit ? { noun: hit.word } : {};
  return { member, aliases: [...words], gender: personNoun(shown)?.gender ?? "it", ...noun };
};

/** A boy's word beside a girl's name is a word of both: "enfant", "kleine". */
const shownKind = (kind: string, name: string | undefined): string => {
  if (!name || !/^(?:girl|boy)$/.test(kind)) return kind;
  const gender = genderOfName(name);
  return gender === undefined ? kind : gender === "she" ? "girl" : "boy";
};

/** A place word that somebody is called is the thing: a volcano, not the mountains. */
const drawnThing = ({ sort, word }: Hit, language: Language): string | undefined =>
  sort === "kind" || sort === "prop"
    ? undefined
    : Object.entries(writings[language].emojiWords).find(([, words]) => words.split("|").includes(word))?.[0];
