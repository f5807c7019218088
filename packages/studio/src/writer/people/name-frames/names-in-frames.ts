import { isUnspaced, type Language } from "../../../languages/index.ts";
import { findWords, type Hit } from "../../lexicon/find-words.ts";
import { isStopWord } from "../../publish/keywords.ts";
import { genderOfNameIn } from "../names-of-languages.ts";
import type { NameOfFrame, OtherName } from "../other-name.ts";
import { isRussianGenitive } from "../russian-nominative.ts";
import { arabicFrames } from "./arabic.ts";
import { bengaliFrames } from "./bengali.ts";
import { chineseFrames } from "./chinese.ts";
import type { Kin, LanguageFrames, NameFrame } from "./frames.ts";
import { hindiFrames } from "./hindi.ts";
import { japaneseFrames } from "./japanese.ts";
import { koreanFrames } from "./korean.ts";
import { latinFrames } from "./latin.ts";

const LANGUAGES: Readonly<Partial<Record<Language, LanguageFrames>>> = {
  arabic: arabicFrames,
  bengali: bengaliFrames,
  chinese: chineseFrames,
  hindi: hindiFrames,
  japanese: japaneseFrames,
  korean: koreanFrames,
  ...latinFrames,
};

interface Compiled {
  readonly frame: NameFrame;
  readonly pattern: RegExp;
}
interface Known {
  readonly frames: readonly Compiled[];
  readonly kin: ReadonlyMap<string, Kin>;
  readonly also: ReadonlyMap<string, "she" | "he" | "both">;
}

const compiled = new Map<Language, Known>();

const knownOf = (language: Language, own: LanguageFrames): Known => {
  const made = compiled.get(language) ?? compile(own);
  compiled.set(language, made);
  return made;
};

const compile = ({ kin, also, name, word, begin = "(?<![\\p{L}\\p{M}])", frames }: LanguageFrames): Known => {
  const kinOf = new Map(
    Object.entries(kin).flatMap(([kind, words]) =>
      words
        .split(",")
        .filter(Boolean)
        .map((each) => [each, kind as Kin] as const),
    ),
  );
  const kinWords = [...kinOf.keys()].sort((a, b) => b.length - a.length).join("|");
  const groups: Readonly<Record<string, string>> = {
    "<name>": `(?<name>${name})`,
    "<also>": `(?<also>${name})`,
    "<kin>": `(?<kin>${kinWords})`,
    "<noun>": `(?<noun>${word})`,
    "<owner>": `(?<owner>${word})`,
    "<w>": `(?:${word})`,
  };
  const source = (words: string): string =>
    words.replace(/(?<!\(\?)<(?:name|also|kin|noun|owner|w)>/g, (token) => groups[token] ?? "");
  const alsoOf = new Map<string, "she" | "he" | "both">();
  for (const gender of ["she", "he"] as const)
    for (const each of also[gender].split(" ").filter(Boolean)) alsoOf.set(each, alsoOf.has(each) ? "both" : gender);
  return {
    kin: kinOf,
    also: alsoOf,
    frames: frames.map((frame) => ({
      frame,
      pattern: new RegExp(`${frame.after ? "" : begin}${source(frame.words)}`, frame.after ? "dyu" : "dgu"),
    })),
  };
};

const MAX_IDEA = 240;
/** A text with direct speech tells a story, and is no idea. */
const SPEECH = /[:：]\s?[“"「«„]|[!?؟.,،]\s?[»”"]|[»”"][،,] \p{L}+ت? |\n/u;

/** The names of a short text that the words around them show, with what these words say of who has them. */
export const namesInFrames = (text: string, language: Language): OtherName[] => {
  const own = LANGUAGES[language];
  if (!own || text.length > MAX_IDEA || SPEECH.test(text)) return [];
  const known = knownOf(language, own);
  const hits = findWords(text, language);
  const found: OtherName[] = [];
  for (const { frame, pattern } of known.frames)
    for (const match of frame.after ? matchesAfter(text, pattern, hits) : text.matchAll(pattern)) {
      const reading: Reading = { text, language, own, known, hits, frame, match };
      for (const each of namesOfMatch(reading)) if (found.every((other) => !overlaps(each, other))) found.push(each);
    }
  return found.sort((a, b) => a.at - b.at);
};

/** The matches that begin right after a word that pictures know. */
const matchesAfter = (text: string, pattern: RegExp, hits: readonly Hit[]): RegExpExecArray[] =>
  hits.flatMap(({ at, word }) => {
    pattern.lastIndex = at + word.length;
    const match = pattern.exec(text);
    return match ? [match] : [];
  });

const overlaps = (one: OtherName, other: OtherName): boolean =>
  one.at < other.at + other.name.length && other.at < one.at + one.name.length;

interface Reading {
  readonly text: string;
  readonly language: Language;
  readonly own: LanguageFrames;
  readonly known: Known;
  readonly hits: readonly Hit[];
  readonly frame: NameFrame;
  readonly match: RegExpExecArray;
}

const namesOfMatch = (reading: Reading): readonly OtherName[] => {
  const { frame, known, match } = reading;
  const noun = nounOf(reading);
  if (noun === undefined && (frame.after || frame.isOfSubject || match.groups?.["noun"])) return [];
  const groups = ["name", "also"].flatMap((group) => {
    const name = match.groups?.[group];
    const [at = 0] = match.indices?.groups?.[group] ?? [];
    return name ? [{ name, at }] : [];
  });
  if (!groups.every((each) => isName(each, reading))) return [];
  const kinOfWord = frame.kin ?? known.kin.get(match.groups?.["kin"]?.toLocaleLowerCase() ?? "");
  // "Дворник дядя Коля": a trade says more.
  const kin = noun === undefined ? kinOfWord : undefined;
  const taken = ["kin", "owner"].flatMap((group) => {
    const [from = 0, to = 0] = match.indices?.groups?.[group] ?? [];
    return to > from ? [{ from, to }] : [];
  });
  const beside = kinHit(reading);
  return groups.map(({ name, at }): OtherName => {
    const gender = frame.gender ?? genderOfKin(kinOfWord) ?? genderOf(name, reading);
    const own: NameOfFrame = {
      taken,
      isBeside: frame.isBeside === true,
      ...(kin && { kin }),
      ...(gender && { gender }),
      ...((noun ?? beside) && !frame.isOwner && { noun: noun ?? beside }),
    };
    return { name, at, isCalled: frame.isOwner !== true, isOwner: frame.isOwner === true, frame: own };
  });
};

const genderOfKin = (kin: Kin | undefined): "she" | "he" | undefined =>
  kin === undefined || kin === "friend" ? undefined : /^(?:girl|woman|grandma)$/.test(kin) ? "she" : "he";

const genderOf = (name: string, { known, language }: Reading): "she" | "he" | undefined => {
  const also = known.also.get(name);
  return genderOfNameIn(name, language) ?? (also === "both" ? undefined : also);
};

/** What the words of a frame say that somebody is. */
const nounOf = ({ text, language, hits, frame, match }: Reading): Hit | undefined => {
  const isFitting = ({ sort }: Hit): boolean => sort === "kind" || (frame.after !== "somebody" && sort === "prop");
  if (frame.after) return hits.find((hit) => isFitting(hit) && hit.at + hit.word.length === match.index);
  const [from = 0] = match.indices?.groups?.["name"] ?? [];
  if (frame.isOfSubject)
    return (
      hits.find((hit) => isFitting(hit) && hit.at + hit.word.length <= from) ??
      hits.find((hit) => isFitting(hit) && hit.at > from + (match.groups?.["name"]?.length ?? 0))
    );
  const [start = 0, end = 0] = match.indices?.groups?.["noun"] ?? [];
  if (end <= start) return undefined;
  // "목수인": a word that is joined to what it says.
  const [inside] = findWords(text.slice(start, end), language).filter(isFitting);
  return (
    hits.find((hit) => isFitting(hit) && hit.at >= start && hit.at < end) ??
    (inside && { ...inside, at: inside.at + start })
  );
};

/** The word for what somebody is to another, where pictures know it. */
const kinHit = ({ hits, match }: Reading): Hit | undefined => {
  const [start = 0, end = 0] = match.indices?.groups?.["kin"] ?? [];
  return hits.find((hit) => hit.sort === "kind" && hit.at >= start && hit.at < end);
};

const PARENT_OF = /^(?:أم|أبو|أبي) /u;
const HAS_CAPITAL = /^\p{Lu}/u;

const isName = ({ name, at }: { readonly name: string; readonly at: number }, reading: Reading): boolean => {
  const { language, own, known, hits, frame, match } = reading;
  if (own.never.test(name)) return false;
  // "أم خالد": a mother is called after her child.
  if (language === "arabic" && genderOfNameIn(name.replace(PARENT_OF, ""), language) !== undefined) return true;
  if (frame.isGenitive) return isRussianGenitive(name);
  if (isCutShort(name, at, reading)) return false;
  const isKnown = hits.some((hit) => hit.at < at + name.length && hit.at + hit.word.length > at);
  const isGiven = genderOfNameIn(name, language) !== undefined;
  if (isGiven && !(frame.isListed && isKnown && language === "japanese")) return true;
  // "सूरज को": the sun, unless the words around it say more.
  if (known.also.has(name))
    return !(frame.isListed && isKnown) || WANTS_AFTER.test(reading.text.slice(at + name.length));
  if (frame.isListed) return false;
  if (frame.isSure && HAS_CAPITAL.test(name)) return true;
  if (isStopWord(name, language)) return false;
  // "अपने दोस्त बंदर": a friend who is a monkey; "उसकी पोती झील पर": a lake.
  if (isKnown && match.groups?.["kin"]) return false;
  if (frame.isSure) return true;
  return !isKnown && !own.noName.test(name) && (own.shape?.test(name) ?? true);
};

/** "小雨想": who wants something is no rain. */
const WANTS_AFTER = /^(?:想|要|怕|爱|决定|喜欢|害怕|不想)/u;

/** "গফুর" is no "গফু" in a case: the whole word is a given name. */
const isCutShort = (name: string, at: number, { text, language, known }: Reading): boolean => {
  if (isUnspaced(language)) return false;
  const [whole = ""] = /^[\p{L}\p{M}]+/u.exec(text.slice(at)) ?? [];
  return whole !== name && (genderOfNameIn(whole, language) !== undefined || known.also.has(whole));
};
