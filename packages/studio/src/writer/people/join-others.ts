import type { Language } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { genderOfName } from "./given-names.ts";
import { genderOfNameIn } from "./names-of-languages.ts";
import { ageInOther } from "./other-ages.ts";
import type { NameOfFrame } from "./other-name.ts";
import { ageOfTitle } from "./other-names.ts";
import { personNoun } from "./person-nouns.ts";

/** Who a text that is not English mentions, while it is read. */
export interface Found {
  readonly key: string;
  readonly at: number;
  name?: string;
  hit?: Hit | undefined;
  /** What the words around its name say. */
  frame?: NameOfFrame | undefined;
  score: number;
  readonly words: Set<string>;
}

export interface Context {
  readonly text: string;
  readonly language: Language;
  readonly heroName: string | undefined;
}

/** "Amparo … su nieto Julián … la abuela": the only aged one is meant. */
export const joinGrandparent = (found: Map<string, Found>, { text, language }: Context): void => {
  const aged = [...found.values()].filter(
    ({ name, hit, at }) =>
      name &&
      !/^grand/.test(hit?.value ?? "") &&
      (!hit || personNoun(hit.value)?.isHuman === true) &&
      isOld(text, at, language),
  );
  joinOldPeople(found, text);
  joinTitles(found);
  const [only] = aged;
  if (!only || aged.length !== 1) return;
  const gender = genderOfNameIn(only.name ?? "", language) ?? genderOfName(only.name ?? "");
  for (const [key, { name, hit }] of found) {
    const isAged = /^grand(?:ma|pa)$/.test(hit?.value ?? "") || (hit && isOld(text, hit.at, language));
    if (!name && isAged && (!gender || personNoun(hit?.value ?? "")?.gender === gender))
      joinKeepingTrade(found, key, only);
  }
};

/** "Opa Willi … Opa": one, where no other has this title. */
const joinTitles = (found: Map<string, Found>): void => {
  for (const [key, { name, words }] of found) {
    if (name) continue;
    const [only, ...more] = [...found.values()].filter((each) =>
      [...words].some((word) => each.name?.toLowerCase().startsWith(`${word.toLowerCase()} `)),
    );
    if (only && more.length === 0) join(found, key, only);
  }
};

/** The old fisherman who is a grandfather stays a fisherman. */
const joinKeepingTrade = (found: Map<string, Found>, key: string, only: Found): void => {
  const { hit } = only;
  join(found, key, only);
  if (hit && !/^(?:man|woman)$/.test(hit.value)) only.hit = hit;
};

/** "Le vieil homme" is the grandfather, where no name says more. */
const joinOldPeople = (found: Map<string, Found>, text: string): void => {
  for (const [plain, grand] of [
    ["man", "grandpa"],
    ["woman", "grandma"],
  ] as const) {
    const isPlain = ({ name, hit }: Found): boolean => !name && hit?.value === plain && isCalledOld(text, hit);
    const [key] = [...found].find(([, entry]) => isPlain(entry)) ?? [];
    const [only, ...more] = [...found.values()].filter(({ hit }) => hit?.value === grand);
    if (!key || !only || more.length > 0) continue;
    const { hit } = only;
    join(found, key, only);
    only.hit = hit;
  }
};

const isCalledOld = (text: string, { word }: Hit): boolean =>
  new RegExp(`${OLD.source.replace(/\$$/, "")}${word}(?!\\p{L})`, "iu").test(text);

/** Whether words about a place of a text say that somebody is old: "el viejo Tomás". */
export const isOld = (text: string, at: number, language: Language): boolean =>
  ageInOther(text, at, language) === "old" ||
  OLD.test(text.slice(Math.max(0, at - 16), at)) ||
  OLD_TRADE.test(text.slice(Math.max(0, at - 40), at));
/** "Le vieux plombier Marcel", "ein alter Klempner namens Kurt". */
const OLD_TRADE =
  /(?<!\p{L})(?:vieux|vieil|vieille|alte[rn]?|viej[oa]|vecchi[oa]|velh[oa]|стар(?:ый|ая))\s(?!ville|stadt|casa|haus|maison|città|ciudad|cidade)\p{L}{4,}\s(?:(?:nommée?|namens|llamad[oa]|di nome|chiamad?t?[oa]|chamad[oa]|по имени)\s)?$/iu;
const OLD = /(?<!\p{L})(?:vieux|vieil|vieille|alte[rn]?|viej[oa]|vecchi[oa]|velh[oa]|стар(?:ый|ая|ик))\s$/iu;

/** "Don Anselmo … el panadero": the trade that no "a" introduces is that of the first grown-up who has none. */
export const joinTradeOfNamed = (found: Map<string, Found>, { text, language }: Context): void => {
  if (text.length < MIN_STORY) return;
  for (const [key, { name, hit, words, at }] of found) {
    if (name || !hit || !TRADES.has(hit.value) || [...words].some((word) => isIntroduced(text, word))) continue;
    const [only] = [...found.values()]
      .filter((each) => each.name && !each.hit && each.at < at && isGrownUp(text, each, language))
      .toSorted((one, other) => one.at - other.at);
    if (only) join(found, key, only);
  }
};
const MIN_STORY = 400;
const TRADES: ReadonlySet<string> = new Set([
  "cook",
  "craftsman",
  "doctor",
  "fisherman",
  "farmer",
  "teacher",
  "shopkeeper",
  "captain",
  "artist",
  "mayor",
  "police-officer",
  "postman",
  "nurse",
  "singer",
]);
const isIntroduced = (text: string, word: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:eine?[mnr]?|une?|una|un['’]|uno|uma?)\\s(?:\\p{Ll}+\\s)?${word}(?!\\p{L})`, "iu").test(
    text,
  );
const isGrownUp = (text: string, { name = "", at }: Found, language: Language): boolean =>
  isOld(text, at, language) || (ageOfTitle(name) ?? ageInOther(text, at, language) ?? "child") !== "child";

/** "Doktor Brandt … der Arzt". */
export const joinDoctor = (found: Map<string, Found>): void => {
  const doctors = [...found.values()].filter(({ name }) => /^(?:Do[ck]t[eo]r|Dottor|Доктор)/.test(name ?? ""));
  const [only] = doctors;
  const noun = [...found].find(([, { name, hit }]) => !name && hit?.value === "doctor")?.[0];
  if (only && noun && doctors.length === 1) join(found, noun, only);
};

/** One entry for two mentions of the same. */
export const join = (found: Map<string, Found>, key: string, named: Found): void => {
  const entry = found.get(key);
  if (!entry) return;
  named.hit = entry.hit;
  named.score += entry.score;
  for (const word of entry.words) named.words.add(word);
  found.delete(key);
};
