import { type Language, writings } from "../../languages/index.ts";
import type { Hit } from "../lexicon/find-words.ts";
import { genderOfName } from "./given-names.ts";
import { genderOfNameIn } from "./names-of-languages.ts";

/** A boy's word beside a girl's name is a word of both: "enfant", "kleine". */
export const shownKind = (kind: string, name: string | undefined, language: Language): string => {
  if (!name || !/^(?:girl|boy)$/.test(kind)) return kind;
  const gender = genderOfNameIn(name, language) ?? genderOfName(name);
  return gender === undefined ? kind : gender === "she" ? "girl" : "boy";
};

/** A place word that somebody is called is the thing: a volcano, not the mountains. */
export const drawnThing = ({ sort, word }: Hit, language: Language): string | undefined =>
  sort === "kind" || sort === "prop"
    ? undefined
    : Object.entries(writings[language].emojiWords).find(([, words]) => words.split("|").includes(word))?.[0];

/** "パン屋の健太": who has a name after a shop keeps it. */
export const keeperOfShop = (before: string): string | undefined => {
  const shop = /(?:^|[、。はがとにの])([^、。はがとにの]{1,5})屋(?:さん)?の$/u.exec(before)?.[1];
  return shop === undefined ? undefined : FOOD.test(shop) ? "cook" : "shopkeeper";
};
const FOOD = /^(?:パン|ケーキ|お?菓子|団子|だんご|ラーメン|そば|うどん|寿司|すし|豆腐|弁当|和菓子)$/u;
