import type { Person } from "../../people/person.ts";
import { personNoun } from "../../people/person-nouns.ts";
import { termsOf } from "../idea/terms.ts";
import { isOfDoing } from "../plots/subjects/phrase.ts";
import { genderOf } from "./gender-of-hero.ts";
import { namesFor } from "./person-words.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/** Somebody or something that a story needs, as the idea calls it. */
export interface Role {
  /** The name of its gap. */
  readonly gap: string;
  /** As the idea has it, without what comes before a name: "a letter", "Luca" for "her grandson Luca". */
  readonly words: string;
  readonly pronouns: keyof typeof PRONOUNS;
  readonly isHero: boolean;
  /** A person or an animal: the idea's own sentences have named it before. */
  readonly isSomebody: boolean;
  /** What is done: "fly in the storm". */
  readonly isDoing?: boolean;
}

const PRONOUNS = {
  she: ["she", "her", "her", "was", "herself"],
  he: ["he", "him", "his", "was", "himself"],
  it: ["it", "it", "its", "was", "itself"],
  they: ["they", "them", "their", "were", "themselves"],
} as const;

/** What the named groups of these patterns match in an idea. */
export const rolesIn = (says: readonly RegExp[], idea: string, reading: IdeaReading): readonly Role[] =>
  says.flatMap((pattern) => {
    const found = pattern.exec(idea);
    return Object.entries(found?.groups ?? {}).flatMap(([gap, value]) =>
      found === null || value === undefined
        ? []
        : [
            isOfDoing(pattern, gap)
              ? doing(gap, beforeMainVerb(value, idea, found.index))
              : roleOf(gap, value, reading),
          ],
    );
  });

/** "A snowman who wanted to see the summer hid in a van": "see the summer". */
const beforeMainVerb = (doing: string, idea: string, from: number): string => {
  if (!IN_RELATIVE.test(idea.slice(0, idea.indexOf(doing, from)))) return doing;
  const terms = termsOf(doing);
  const verb = terms.findIndex(({ tags }, at) => at > 1 && tags.has("PastTense"));
  return verb < 0
    ? doing
    : terms
        .slice(0, verb)
        .map(({ word }) => word)
        .join(" ");
};
const IN_RELATIVE = /\b(?:who|that|which) [^.,;]{0,40}$/;

/** What is done, as it stands: "play with the children" is none of the children. */
const doing = (gap: string, words: string): Role => ({
  gap,
  words,
  pronouns: "it",
  isHero: false,
  isSomebody: false,
  isDoing: true,
});

const roleOf = (gap: string, found: string, reading: IdeaReading): Role => {
  // "His friend Paul's": Paul.
  const value = found.replace(/(?<=\p{Lu}\p{L}+)['’]s$/u, "");
  const given =
    namesIn(value) ??
    value.replace(/^(?:An?|The|His|Her|Its|Their|My|Our|Two|Three)\b/, (first) => first.toLowerCase());
  const person = personCalled(given, reading);
  const words = person && !person.isNarrator && !/ and /.test(given) ? namesFor(person, reading) : given;
  const known = personNoun(words.split(" ").at(-1)?.toLowerCase() ?? "");
  return {
    gap,
    words,
    pronouns: pronounsOf(words, person, reading),
    isHero: person !== undefined && person === reading.hero,
    isSomebody: person !== undefined || known?.isThing === false,
  };
};

/** "her grandson Luca": Luca; "Grandma Rosa" is called so. */
const namesIn = (value: string): string | undefined =>
  /^(?:[Aa]n?|[Tt]he|[Hh]is|[Hh]er|[Ii]ts|[Tt]heir|[Mm]y|[Oo]ur) (?:[\p{Ll}\d-]+,? )+(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?(?: and \p{Lu}[\p{L}'’-]+)?)$/u.exec(
    value,
  )?.[1];

const personCalled = (words: string, { hero, others }: IdeaReading): Person | undefined => {
  const low = words.toLowerCase().replace(/^(?:an?|the|his|her|its|their|my|our|two|three) /, "");
  // "The songs of the birds" are no birds.
  const head = low.split(" of ")[0]?.split(" ").at(-1) ?? "";
  const people = [...(hero ? [hero] : []), ...others];
  return (
    people.find(({ name }) => name !== undefined && (isCalled(low, name.toLowerCase()) || isPartOf(low, name))) ??
    people.find(({ aliases, name }) => aliases.includes(low) || (name === undefined && aliases.includes(head))) ??
    // "Amina, a taxi driver in Nairobi": she.
    people.find(({ noun, many }) => noun === head && !many)
  );
};

const pronounsOf = (words: string, person: Person | undefined, reading: IdeaReading): keyof typeof PRONOUNS => {
  if (/ and /.test(words) || person?.many) return "they";
  if (/\brobot\b/i.test(words)) return "it";
  const gender = person && genderOf(person, reading);
  if (gender === "she" || gender === "he" || gender === "it") return gender;
  const known = personNoun(words.split(" ").at(-1)?.toLowerCase() ?? "");
  if (known?.many) return "they";
  if (FEMALE.test(words)) return "she";
  if (MALE.test(words)) return "he";
  if (!known?.isHuman) return "it";
  // Of two of whom nothing shows it, one is a woman and one is a man: so "he" and "she" are not the same.
  return reading.hero && genderOf(reading.hero, reading) === "she" ? "he" : "she";
};
const FEMALE =
  /\b(?:\S*mother|\S*daughter|sister|girl|woman|aunt|niece|wife|mum|mom|gran|granny|nan|nana|nonna|abuela|grandma|queen|princess|lady|widow)$/i;
const MALE =
  /\b(?:\S*father|\S*son|brother|boy|man|uncle|nephew|husband|dad|grandpa|grandad|king|prince|gentleman|widower)$/i;

/** The gaps of a role: {letter}, {theletter}, {aletter} as in the idea; {childhe}, {childhim}, {childhis}, {childwas}, {child's} for somebody. */
export const gapsOfRole = ({
  gap,
  words,
  pronouns,
  isSomebody,
  isDoing = false,
}: Role): Readonly<Record<string, string>> => {
  const [he, him, his, was, himself] = PRONOUNS[pronouns];
  const known =
    isDoing || /^(?:the|his|her|its|their|my|our) |^\p{Lu}/u.test(words) ? words : `the ${words.replace(/^an? /, "")}`;
  return {
    [gap]: isSomebody ? known : words,
    [`the${gap}`]: known,
    [`a${gap}`]: words,
    [`${gap}he`]: he,
    [`${gap}him`]: him,
    [`${gap}his`]: his,
    [`${gap}was`]: was,
    [`${gap}himself`]: himself,
    [`${gap}'s`]: known.endsWith("s") && pronouns === "they" ? `${known}'` : `${known}'s`,
  };
};

/** "Her grandson Luca", "Luca and Bianca", and not "Luca's ring" or "the home of Luca". */
const isCalled = (words: string, name: string): boolean =>
  words.startsWith(`${name} and `) || (words.endsWith(name) && !words.includes(" of "));

/** "Grandma Rosa" in "Grandma Rosa Conti". */
const isPartOf = (words: string, name: string): boolean => words.includes(" ") && name.toLowerCase().startsWith(words);
