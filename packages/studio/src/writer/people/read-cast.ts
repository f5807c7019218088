import { languageOf } from "../../languages/index.ts";
import { escapePattern } from "../escape-pattern.ts";
import { isWornBy, type Worn, wornInText } from "../own/worn-in-idea.ts";
import { englishCast } from "./english-cast.ts";
import type { KnownMember } from "./known-member.ts";
import { otherCast } from "./other-cast.ts";
import { personNoun } from "./person-nouns.ts";
import { toldLooks } from "./told-looks.ts";

const MAX_READ = 12_000;
const MIN_TEXT = 400;
const PRONOUN = /\b(?:he|she|him|hers?|his|i|me|my)\b/i;

/** The cast of a text, the hero first: people with and without names, and animals that the text has as such. */
export const readCast = (text: string, language: string, heroName?: string): KnownMember[] => {
  const opening = text.slice(0, MAX_READ);
  const known = languageOf(language);
  const cast = known === "english" ? englishCast(opening, heroName) : otherCast(opening, known, heroName);
  if (cast.length > 0) return known === "english" ? dressed(cast, opening).map(talkingIn(opening)) : cast;
  // A longer text that names no one shows its places.
  if (known === "english" && text.length > MIN_TEXT && !heroName?.trim() && !PRONOUN.test(opening)) return [];
  if (known === "english" && text.length > MIN_TEXT && !heroName?.trim()) return oneWithoutName(opening);
  const member = { id: "hero", name: heroName?.trim() ?? "", kind: "girl", traits: [] };
  return [{ member, aliases: [member.name.toLocaleLowerCase()], gender: "she" }];
};

/** Of whom a text without a name or a noun for anybody tells: "she" again and again, or "I"; else no cast. */
const oneWithoutName = (text: string): KnownMember[] => {
  const told = text.replace(/["“][^"”]*["”]?/g, " ").toLowerCase();
  const countOf = (words: RegExp): number => told.match(words)?.length ?? 0;
  const [she, he, self] = [countOf(/\b(?:she|hers?)\b/g), countOf(/\b(?:he|him|his)\b/g), countOf(/\b(?:i|me|my)\b/g)];
  const most = Math.max(she, he, self);
  if (most < LEAST_TOLD || [she, he].filter((count) => count > most / 2).length > 1) return [];
  if (most === self) {
    const member = { id: "hero", name: "I", kind: "grown-person", traits: [] };
    return [{ member, aliases: ["i", "my", "me", "we", "us"], gender: "narrator" }];
  }
  const gender = she > he ? ("she" as const) : ("he" as const);
  return [
    { member: { id: "hero", name: "", kind: gender === "she" ? "woman" : "man", traits: [] }, aliases: [""], gender },
  ];
};
const LEAST_TOLD = 3;

/** "The soup is thin," said the lion: an animal that speaks. */
const talkingIn = (text: string): ((known: KnownMember) => KnownMember) => {
  if (text.length <= MIN_TEXT) return (known) => known;
  const low = text.toLowerCase();
  return (known) => {
    if (personNoun(known.member.kind)?.isHuman !== false) return known;
    const words = known.aliases.map(escapePattern).join("|");
    const talks = new RegExp(
      `["”],? ?${SAYS} the (?:[\\w-]+ )?(?:${words})\\b|\\bthe (?:${words}) ${SAYS}(?: \\w+)?[,:]? ["“]`,
      "u",
    );
    return talks.test(low) ? { ...known, talks: true } : known;
  };
};
const SAYS = "(?:said|asked|answered|replied|cried|whispered|shouted|called|growled|sighed|sobbed)";

/** The cast in the clothes that the text says they wear: "Mia in her yellow boots". */
const dressed = (cast: readonly KnownMember[], text: string): KnownMember[] => {
  const worn = wornInText(text).filter(({ who, at }) => !isOfAnotherPerson(text, who, at));
  const members = cast.map(({ member }) => member);
  const isNamed = ({ name }: KnownMember["member"]): boolean => /^\p{Lu}/u.test(name) && text.length > MIN_TEXT;
  const told = text.length > MIN_TEXT ? toldLooks(cast, text) : [];
  return cast.map((known, at) => {
    // "A huge man with a straw hat" is not Uncle Ruben.
    const wears = worn
      .filter((each) =>
        isNamed(known.member) && ANY_PERSON.test(each.who)
          ? isFirstTold(known, each)
          : isWornBy(known.member, each, members),
      )
      .flatMap((each) => each.wears)
      .concat(told[at] ?? []);
    return wears.length > 0 ? { ...known, member: { ...known.member, wears: [...new Set(wears)] } } : known;
  });
};
/** "An old man with a red cap … I'm Anders": the first words about Anders. */
const isFirstTold = ({ opening = "" }: KnownMember, { who, said }: Worn): boolean =>
  opening.includes(`${who}${said.split(" ").slice(0, 2).join(" ")}`);
const ANY_PERSON = /^(?:man|woman|boy|girl|child|lady|gentleman|person)$/i;

/** "The gardener was sitting there, an old man with a moustache": the words are about the gardener and no other man. */
const isOfAnotherPerson = (text: string, who: string, at: number): boolean =>
  text.length > MIN_TEXT &&
  ANY_PERSON.test(who) &&
  (/,\s+an?\s+(?:[\w-]+\s+){0,3}$/i.test(text.slice(Math.max(0, at - who.length - 40), at - who.length)) ||
    /\b(?:he|she|it) (?:is|was) an?\s+(?:[\w-]+\s+){0,3}$/i.test(
      text.slice(Math.max(0, at - who.length - 40), at - who.length),
    ));
