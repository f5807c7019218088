import { type NonEnglish, storyPacks } from "../../languages/index.ts";
import type { Gender } from "../../languages/pack.ts";
import type { Subject } from "./subject.ts";

const GENDERS: readonly Gender[] = ["he", "she", "it", "they"];

interface Filling {
  readonly language: NonEnglish;
  readonly gaps: Readonly<Record<string, string>>;
  /** The gender of whom the line is about. */
  readonly gender?: Gender | undefined;
}

/** A line with its gaps filled, in the forms that agree with the gender. */
export const fillLine = (line: string, { language, gaps, gender = "he" }: Filling): string => {
  const { particleAfter } = storyPacks[language].grammar;
  const filled = line
    .replace(/\[([^\]]*)\]/g, (_, options: string) => {
      const each = options.split("|");
      return each[GENDERS.indexOf(gender)] ?? each[0] ?? "";
    })
    .replace(/\{([a-z]+)(\P{ASCII})?\}/gu, (whole, gap: string, particle?: string) => {
      const words = gaps[gap];
      return words === undefined ? whole : words + (particle ? (particleAfter?.(words, particle) ?? particle) : "");
    });
  return capitalized(filled);
};

const capitalized = (line: string): string => line.replace(/^\p{Ll}/u, (first) => first.toUpperCase());

/** "der Fuchs, die Eule und das Reh" */
export const listOf = (names: readonly string[], language: NonEnglish): string => {
  const { text, grammar } = storyPacks[language];
  const [between, last] = text.subject.listJoiners;
  return names.reduce((list, name, at) => {
    if (at === 0) return name;
    return list + (grammar.joinerAfter?.(list) ?? (at === names.length - 1 ? last : between)) + name;
  }, "");
};

/** The line that says who a story is about and where; undefined for a subject without heroes. */
export const introduction = ({ heroes, place }: Subject, language: NonEnglish): string | undefined => {
  const [lead] = heroes;
  if (!lead) return undefined;
  const { introduction: line, introductionWithPlace } = storyPacks[language].text.subject;
  const names = heroes.map(({ first }) => first);
  return fillLine(place ? introductionWithPlace : line, {
    language,
    gaps: { heroes: listOf(names, language), ...(place && { place }) },
    gender: heroes.length > 1 ? "they" : lead.gender,
  });
};

/** The line at the end that has the heroes and what they sought together. */
export const reunion = ({ heroes, thing }: Subject, language: NonEnglish): string | undefined => {
  const names = heroes.map(({ again }) => again);
  if (!thing || names.length === 0 || names.includes(thing)) return undefined;
  const gaps = { both: listOf([...names, thing], language) };
  return fillLine(storyPacks[language].text.subject.reunion, { language, gaps });
};

/** "Das Kamel und das Wasser", "Das Kamel in der Wüste", or what is known of the two. */
export const titleOfSubject = ({ heroes, thing, place }: Subject, language: NonEnglish): string | undefined => {
  const names = heroes.map(({ again }) => again);
  const [lead] = heroes;
  if (!lead && !thing) return undefined;
  if (!thing && lead && place && heroes.length === 1) {
    const gaps = { hero: lead.again, place };
    return fillLine(storyPacks[language].text.subject.titleWithPlace, { language, gaps });
  }
  return capitalized(listOf(thing && !names.includes(thing) ? [...names.slice(0, 2), thing] : names, language));
};

/** A title without Arabic vowel marks, which help a voice and not a reader. */
export const withoutVowelMarks = (title: string): string => title.replace(/[\u064b-\u0652\u0670]/g, "");
