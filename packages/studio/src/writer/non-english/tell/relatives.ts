import type { NonEnglish } from "../../../languages/index.ts";
import { findWords } from "../../lexicon/find-words.ts";

const ROMANCE_ARTICLE = String.raw`(?:une?|una|uno|uma?|les?|la|el|los|las|il|lo|gli|i|o|a|os|as|al|alla|allo|ao|à|del|della|do|da|du|au|aux|des|sus?|son|sa|ses|leurs?|suo|sua|suoi|sue|seus?|suas?)\s|l['’]|un['’]|all['’]|dell['’]`;
const romance = (pronoun: string): RegExp =>
  new RegExp(
    String.raw`((?:^|(?<=[\s'’]))(?:${ROMANCE_ARTICLE})(?:\p{Ll}+\s)?\p{L}[\p{L}-]+(?:\s\p{Lu}\p{L}+)?),?\s${pronoun}[^,.;!?]+`,
    "gu",
  );

/** Who or what a relative clause is about, and the clause. */
const RELATIVES: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  spanish: romance(String.raw`que\s`),
  portuguese: romance(String.raw`que\s`),
  italian: romance(String.raw`che\s`),
  french: romance(String.raw`(?:qui\s|que\s|qu['’])`),
  german:
    /((?<!\p{L})(?:der|die|das|den|dem|im|am|zum|zur|beim|eine?[nmr]?|seine?[nmr]?|ihre?[nmr]?)\s(?:\p{Ll}+\s){0,2}\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?),\s(?:der|die|das|den|dem|deren|dessen)\s[^,.;!?]+,?/gu,
  russian: /((?<!\p{L})\p{L}+\s\p{L}+),\sкотор\p{L}+\s[^,.;!?]+/gu,
  arabic: /((?<!\p{L})\p{L}+(?:\sال\p{L}+)?)\s(?:الذي|التي|الذين)\s[^،,.؛!?؟]+/gu,
};

/**
 * A text without what its relative clauses say of others: "cares for an old man who does not want to talk"; or only
 * without what they say of people and animals.
 */
export const withoutRelatives = (
  text: string,
  language: NonEnglish,
  hero: string,
  { isOnlyOfLiving = false } = {},
): string => {
  const pattern = RELATIVES[language];
  const noun = hero
    .split(/[\s’']/)
    .at(-1)
    ?.toLocaleLowerCase();
  return pattern && noun
    ? text.replace(pattern, (whole: string, who: string, at: number) =>
        at === 0 || who.toLocaleLowerCase().includes(noun) || (isOnlyOfLiving && !isLiving(who, language))
          ? whole
          : who,
      )
    : text;
};

const isLiving = (who: string, language: NonEnglish): boolean =>
  findWords(who, language).some(({ sort }) => sort === "kind");
