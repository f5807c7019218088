import { type NonEnglish, writings } from "../../languages/index.ts";
import { findWords } from "../lexicon/find-words.ts";
import { nameOf, type Outline, type OutlineCharacter, partOf } from "../outline/outline.ts";
import { genderOfMember } from "../people/gender-of-member.ts";
import type { KnownMember } from "../people/known-member.ts";
import { otherCast } from "../people/other-cast.ts";
import { ideaPatterns } from "./idea-patterns.ts";
import { morePlaces } from "./more-places.ts";

const MAX_SHOWN = 4;

/** What is understood of an idea that is not English, in its own words. */
export const otherOutline = (idea: string, language: NonEnglish): Outline => {
  const characters = otherCast(idea, language).filter(({ member }) => member.name !== "");
  const patterns = ideaPatterns[language];
  const wish = upToAnd(patterns?.wish.exec(idea)?.[1])?.replace(ADVERB, "");
  const found = {
    place: partOf(placeIn(idea, language)),
    wish: wish && !DENIED.test(wish) && patterns?.isInfinitive(withoutZu(wish)) ? partOf(withoutZu(wish)) : undefined,
    obstacle: partOf(upToAnd(obstacleIn(idea, patterns?.obstacle))),
    ending: partOf(patterns?.ending.exec(idea)?.[1]),
  };
  return {
    ...(characters.length > 0 && {
      characters: characters.slice(0, MAX_SHOWN).map((each) => characterOf(each, idea, language)),
    }),
    ...Object.fromEntries(Object.entries(found).filter(([, part]) => part !== undefined)),
  };
};

/** "He cannot … but cooks": what comes after a denial is no obstacle. */
const obstacleIn = (idea: string, obstacle: RegExp | undefined): string | undefined => {
  const found = obstacle?.exec(idea);
  const before = found ? (idea.slice(0, found.index).split(/[.!?]/).at(-1) ?? "") : "";
  return /(?:^|\s)(?:non|ne|n['’]|no|nicht|kein\p{L}*|não)(?:\s|\p{L})/iu.test(before) ? undefined : found?.[1];
};

/** "ihre Haare nie kämmen" is no wish. */
const DENIED = /(?:^|\s)(?:nie|niemals|nicht|jamais|nunca|никогда)\s/iu;

/** "unbedingt Rad fahren" */
const ADVERB =
  /^(?:unbedingt|endlich|so gerne?|gerne?|auch|absolument|enfin|vraiment|tanto|assolutamente|muito|mucho|por fin|очень|обязательно|наконец)\s/iu;

const upToAnd = (words: string | undefined): string | undefined =>
  words?.replace(
    /\s(?:(?:und|y|e|et|ed|pero|mais|ma|mas|aber|и|но|و?لكن\p{L}*|لأن\p{L}*)\s|و[يت](?=\p{L}{3})).*$/u,
    "",
  );

/** "wiederzusehen", "anzukommen" */
const SEPARABLE =
  /(?<!\p{L})(ab|an|auf|aus|bei|ein|empor|fest|fort|frei|her|heraus|herunter|hin|hinauf|hinaus|hinunter|los|mit|nach|um|unter|vor|weg|weiter|wieder|zurück|zusammen)zu(?!füg)(\p{Ll}+n)$/u;

/** "den See zu überqueren" without "zu". */
const withoutZu = (wish: string): string =>
  wish
    .trim()
    .replace(/^damit\s(?=\S+\s)/u, "")
    .replace(/(?:^|\s)zu (?=\p{Ll}+n$)/u, " ")
    .replace(SEPARABLE, "$1$2")
    .trim();

const characterOf = ({ member, noun }: KnownMember, idea: string, language: NonEnglish): OutlineCharacter => {
  const isNamed = noun === undefined || member.name.toLocaleLowerCase() !== noun;
  const name = isNamed ? nameOf(member.name) : undefined;
  const kind = noun ? nameOf(asWritten(noun, idea, language)) : undefined;
  const gender = genderOfMember(member);
  const age = ageOf(member);
  return {
    ...(name && { name }),
    ...(kind && { kind }),
    ...(age && { age }),
    ...(gender && { gender: gender === "she" ? "female" : "male" }),
  };
};

/** An age that the words tell. They seldom say that somebody is grown up. */
const ageOf = ({ kind, traits }: KnownMember["member"]): OutlineCharacter["age"] => {
  if (traits.includes("old") || OLD.test(kind)) return "old";
  return CHILDREN.test(kind) ? "child" : undefined;
};
const OLD = /^grand(?:ma|pa)$/;
const CHILDREN = /^(?:girl|boy)$/;

/** The word with its capitals, and the adjective before it: "kleiner Vulkan". */
const asWritten = (noun: string, idea: string, language: NonEnglish): string => {
  const at = idea.toLocaleLowerCase().indexOf(noun);
  if (at < 0) return noun;
  const word = idea.slice(at, at + noun.length);
  const [before = ""] = /(\p{L}+)\s$/u.exec(idea.slice(0, at)) ?? [];
  const isLook = Object.values(writings[language].looks).some((look) =>
    new RegExp(`^(?:${look})\\s$`, "iu").test(before),
  );
  return isLook && writings[language].adjectives !== "after" ? before + word : word;
};

/** What follows the word of a place and says where. */
const PLACE_AFTER: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  hindi: /^ (?:में|पर|के पास|के किनारे|के नीचे)(?![\p{L}\p{M}])/u,
  bengali:
    /^ (?:ধারে|মাঝে|ভেতরে|ভিতরে|নিচে|তলায়|উপরে|ওপরে|ওপারে|পাশে|কাছে|তীরে|মধ্যে|চূড়ায়|মাথায়|মাঠে|রাস্তায়|বাজারে|পাড়ে|কোণে|ছাদে|গ্রহে)(?![\p{L}\p{M}])/u,
};
/** Bengali words that end as those of a place do: "বনে", "রান্নাঘরে", "পিয়ানোতে". */
const BENGALI_PLACE = /(?:ে|য়|তে)$/u;

/** "a transformam em biblioteca" */
const BECOMES =
  /(?:transform|convi?ert|verwandel|trasform|превра)\p{L}*\s(?:\p{L}+\s){0,2}(?:em|en|in|в)\s(?:\p{L}+\s)?$/iu;

/** A place word after a word for "in"; a place word alone in languages whose prepositions are not known. */
const placeIn = (idea: string, language: NonEnglish): string | undefined => {
  const patterns = ideaPatterns[language];
  const drawn = findWords(idea, language).filter(({ sort }) => sort === "place");
  const more = [...idea.matchAll(morePlaces[language] ?? /(?!)/gu)]
    .map(({ index, 0: word }) => ({ at: index, word }))
    .filter(({ at }) => drawn.every((each) => each.at !== at));
  const places = [...drawn, ...more].sort((a, b) => a.at - b.at);
  const home = HOME[language]?.exec(idea)?.[1];
  for (const { at, word } of places) {
    const name = idea.slice(at, at + word.length);
    const [after] = PLACE_AFTER[language]?.exec(idea.slice(at + word.length)) ?? [];
    if (after) return name + after;
    if (language === "bengali" && !BENGALI_PLACE.test(name)) continue;
    if (!patterns) return name;
    if (BECOMES.test(idea.slice(0, at))) continue;
    const [, where] = patterns.where.exec(idea.slice(0, at)) ?? [];
    const [rest = ""] = patterns.whereAfter?.exec(idea.slice(at + word.length)) ?? [];
    if (where) return where + name + rest;
  }
  return home ? `${home} में` : undefined;
};

/** "गाँव का पुराना कुआँ": what is of a village is there. */
const HOME: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  hindi: /(?:^|\s)(गाँव|शहर|स्कूल|मोहल्ले|जंगल|बाग)\s(?:का|की|के)\s(?:[\p{L}\p{M}]+[ाीे]\s)?/u,
};
