import type { Foreign } from "../languages.ts";
import type { Noun } from "./nouns/noun.ts";
import type { Subject } from "./premise.ts";
import { tellings } from "./telling/index.ts";

const GENDERS: readonly Noun["gender"][] = ["he", "she", "it", "they"];

/** A line with what is said in its gaps, and agreeing with whom it is about. */
export const said = (line: string, gaps: Readonly<Record<string, string>>, gender: Noun["gender"] = "he"): string => {
  const filled = line
    .replace(/\[([^\]]*)\]/g, (_, options: string) => {
      const each = options.split("|");
      return each[GENDERS.indexOf(gender)] ?? each[0] ?? "";
    })
    .replace(/\{([a-z]+)([은이])?\}/g, (whole, gap: string, particle?: string) => {
      const words = gaps[gap];
      return words === undefined ? whole : words + (particle ? particleAfter(words, particle) : "");
    });
  return capital(filled);
};

/** Korean particles go by whether the syllable before them is closed. */
const particleAfter = (words: string, particle: string): string => {
  if (isClosed(words)) return particle;
  return particle === "은" ? "는" : "가";
};

const isClosed = (words: string): boolean => {
  const code = words.codePointAt(words.length - 1) ?? 0;
  return code >= 0xac00 && code <= 0xd7a3 && (code - 0xac00) % 28 > 0;
};

const capital = (line: string): string => line.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

export const listed = (names: readonly string[], language: Foreign): string => {
  const [among, last] = tellings[language].and;
  return names.reduce((list, name, at) => {
    if (at === 0) return name;
    const between = at === names.length - 1 ? last : among;
    return list + (language === "korean" && isClosed(list) ? "과 " : between) + name;
  }, "");
};

/** The lines that say who a story is about, where, and what is sought. */
export const introduced = ({ heroes, spot }: Subject, language: Foreign): string | undefined => {
  const [lead] = heroes;
  if (!lead) return undefined;
  const { once, there } = tellings[language];
  return said(
    spot ? there : once,
    {
      heroes: listed(
        heroes.map(({ first }) => first),
        language,
      ),
      ...(spot && { place: spot }),
    },
    heroes.length > 1 ? "they" : lead.gender,
  );
};

/** Who sought and what was sought, together at last. */
export const together = ({ heroes, thing }: Subject, language: Foreign): string | undefined => {
  const names = heroes.map(({ again }) => again);
  if (!thing || names.length === 0 || names.includes(thing)) return undefined;
  return said(tellings[language].found, { both: listed([...names, thing], language) });
};

/** "Das Kamel und das Wasser", "Das Kamel in der Wüste", or whichever of them is known. */
export const titled = ({ heroes, thing, spot }: Subject, language: Foreign): string | undefined => {
  const names = heroes.map(({ again }) => again);
  const [lead] = heroes;
  if (!lead && !thing) return undefined;
  if (!thing && lead && spot && heroes.length === 1)
    return said(tellings[language].title, { hero: lead.again, place: spot });
  return capital(listed(thing && !names.includes(thing) ? [...names.slice(0, 2), thing] : names, language));
};

/** Vowel points are for a voice, not for the eye. */
export const bare = (title: string): string => title.replace(/[\u064b-\u0652\u0670]/g, "");
