import { arabic } from "./facts/arabic.ts";
import { bengali } from "./facts/bengali.ts";
import { chinese } from "./facts/chinese.ts";
import { english } from "./facts/english.ts";
import { englishReason } from "./facts/english-request.ts";
import { french } from "./facts/french.ts";
import { german } from "./facts/german.ts";
import { hindi } from "./facts/hindi.ts";
import { italian } from "./facts/italian.ts";
import { japanese } from "./facts/japanese.ts";
import { korean } from "./facts/korean.ts";
import type { FactPatterns, FactsReason } from "./facts/patterns.ts";
import { isOnlyNamedAfter } from "./facts/pet-names.ts";
import { portuguese } from "./facts/portuguese.ts";
import { russian } from "./facts/russian.ts";
import { spanish } from "./facts/spanish.ts";

export type { FactsReason } from "./facts/patterns.ts";

/** An idea may be in another language than its film: all languages judge it. */
const languages: readonly FactPatterns[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  russian,
  hindi,
  bengali,
  arabic,
  japanese,
  chinese,
  korean,
];

const types: Readonly<Record<string, FactsReason>> = {
  educational_story: "lesson",
  historical_story: "history",
  bible_story: "scripture",
};

/** Why an idea needs facts; undefined for ideas of invented stories. */
export const factsReason = (storyType: string, idea: string): FactsReason | undefined =>
  types[storyType] ?? englishReason(idea.trim()) ?? firstReason(idea.trim());

const firstReason = (idea: string): FactsReason | undefined => {
  for (const [reason, matches] of checks) if (languages.some((language) => matches(language, idea))) return reason;
  return asksForLesson(idea) ? "lesson" : undefined;
};

const checks: readonly (readonly [FactsReason, (language: FactPatterns, idea: string) => boolean])[] = [
  ["scripture", ({ scripture }, idea) => scripture.test(idea)],
  ["product", ({ product }, idea) => product.test(idea)],
  ["news", ({ news }, idea) => news.test(idea)],
  ["real_person", (language, idea) => isAboutTruePerson(language, idea)],
  ["history", ({ history }, idea) => history.test(idea)],
  ["lesson", ({ lesson }, idea) => lesson?.test(idea) === true],
];

const isAboutTruePerson = ({ biography, life, people }: FactPatterns, idea: string): boolean =>
  biography.test(idea) || life?.test(idea) === true || (people.test(idea) && !isOnlyNamedAfter(idea, people));

/** A question about how or why is a lesson unless it is the title of an invented story: "Why the owl sleeps by day". */
const asksForLesson = (idea: string): boolean => {
  const asking = languages.filter(({ asked }) => asked.test(idea));
  if (asking.length === 0 || !SHORT.test(idea) || hasName(idea)) return false;
  if (asking.some(({ invented }) => invented.test(idea))) return false;
  return QUESTION.test(idea) || asking.some(({ subjects }) => subjects.test(idea));
};

/** One short sentence. */
const SHORT = /^[^.!。！।:：;,]{1,80}[?？؟.。।]?$/u;
const QUESTION = /[?？؟]\s*$/u;
/** A capital letter within the sentence, but not at all nouns as in German. */
const hasName = (idea: string): boolean => NAME.test(idea) && !GERMAN.test(idea) && !PLANET.test(idea);
const NAME = /\s\p{Lu}\p{Ll}+/u;
const GERMAN = /^(?:wie|warum|wieso|weshalb|wozu|was)\s/iu;
const PLANET =
  /\s(?:Terre|Tierra|Terra|Lune|Luna|Soleil|Sol|Sole|Mars|Marte|J[úu]piter|Giove|Saturn[eo]?|V[ée]nus|Venere|Earth|Moon|Sun|Jupiter|Saturn|Земл\p{L}|Лун\p{L}|Солнц\p{L}|Марс\p{L}?|Юпитер\p{L}?|Сатурн\p{L}?)(?!\p{L})/u;
