import type { NonEnglish } from "../../../languages/index.ts";
import type { Named } from "../../../languages/pack.ts";

/** Who goes with an "I": the first group. */
const WITH_ME: Readonly<Partial<Record<NonEnglish, RegExp>>> = {
  german: /(?<!\p{L})mit (Papa|Mama|Opa|Oma|meine[mr] \p{Lu}\p{Ll}+)/u,
  spanish: /(?<!\p{L})con (mi (?:mejor )?\p{Ll}{3,})/u,
  french: /(?<!\p{L})avec (papa|maman|papi|mamie|m(?:on|a) (?:meilleure? )?\p{Ll}{3,})/u,
  italian: /(?<!\p{L})con (papà|mamma|(?:il |la )?mi[oa] \p{Ll}{3,})/u,
  portuguese: /(?<!\p{L})com (?:o |a )?((?:meu|minha) \p{Ll}{3,}|papai|mamãe|vovó|vovô)/u,
  russian:
    /(?<!\p{L})(?:с|со) (?:мо(?:ей|им) )?(папой|мамой|бабушкой|дедушкой|братом|сестрой|другом|подругой)(?!\p{L})/u,
  hindi: /(?:अपन[ाीे]|मेर[ाीे]) (?:छोट[ाीे] |बड़[ाीे] )?([\p{L}\p{M}]+) के साथ/u,
  bengali: /(?:^|\s)(?:আমার )?(বাবা|মা|দাদু|দাদি|নানি|নানা|ভাই|বোন|বন্ধু)(?:র|য়ের|ের) (?:সঙ্গে|সাথে)/u,
};
const RUSSIAN: Readonly<Record<string, string>> = {
  папой: "папа",
  мамой: "мама",
  бабушкой: "бабушка",
  дедушкой: "дедушка",
  братом: "брат",
  сестрой: "сестра",
  другом: "друг",
  подругой: "подруга",
};
const WOMAN =
  /(?:mama|mam[áã]e?|mamma|mamie|maman|oma|meine |abuela|hermana|tía|madre|prima|amiga|vecina|sœur|mère|tante|amie|nonna|sorella|zia|amica|irmã|avó|vovó|tia|mãe|мама|бабушка|сестра|подруга|माँ|दादी|नानी|बहन|मौसी|चाची|सहेली)/iu;

/** Who is at the side of the narrator, as the subject of a sentence. */
export const withMe = (idea: string, language: NonEnglish): Named | undefined => {
  const [all = "", found] = WITH_ME[language]?.exec(idea) ?? [];
  if (!found) return undefined;
  // "avec mon cousin Léo"
  const called = /^ (\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(idea.slice(idea.indexOf(all) + all.length))?.[1];
  if (called && language !== "german") return { name: called, person: WOMAN.test(found) ? "she" : "he" };
  const name =
    language === "russian"
      ? (RUSSIAN[found] ?? found)
      : found.replace(/^meinem /u, "mein ").replace(/^meiner /u, "meine ");
  return { name, person: WOMAN.test(name) ? "she" : "he" };
};
