import type { Person } from "../../people/read-people.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";

/** The words for the gaps of lines. */
export interface Filling {
  readonly hero: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly himself: string;
  readonly isThird: boolean;
  readonly reading: IdeaReading;
}

const PRONOUNS = {
  she: ["she", "her", "her", "herself"],
  he: ["he", "him", "his", "himself"],
  they: ["they", "them", "their", "themselves"],
  i: ["I", "me", "my", "myself"],
} as const;

/** The words for this reading; `heroName` stands for the hero where the order gives one. */
export const fillingOf = (reading: IdeaReading, heroName?: string): Filling => {
  const { hero } = reading;
  const name = heroName ?? (hero ? (hero.isNarrator ? "I" : shortNameOf(hero)) : "");
  const gender = hero?.isNarrator && !heroName ? "i" : hero?.many ? "they" : hero?.gender;
  const [he, him, his, himself] =
    gender === "she" || gender === "he" || gender === "they" || gender === "i"
      ? gender === "they" && !hero?.many
        ? [name, name, `${name}'s`, "nobody else"]
        : PRONOUNS[gender]
      : ["it", "it", "its", "itself"];
  return { hero: name, he, him, his, himself, isThird: gender !== "i" && !hero?.many, reading };
};

interface Local {
  readonly thing?: string;
  readonly other?: string;
}

/** A line with its gaps filled; undefined where the idea has nothing for a gap. "~" marks lines about one third person. */
export const fillLine = (line: string, filling: Filling, { thing, other }: Local): string | undefined => {
  if (line.startsWith("~") && !filling.isThird) return undefined;
  let isComplete = true;
  const text = line.replace(/^~/, "").replace(/\{([A-Za-z']+)\}/g, (_, gap: string) => {
    const low = gap.charAt(0).toLowerCase() + gap.slice(1);
    const value = wordsFor(low === "i" ? "I" : low, filling, thing, other);
    if (value === undefined || value === "") isComplete = false;
    return gap === low ? (value ?? "") : upper(value ?? "");
  });
  if (!isComplete) return undefined;
  if (
    thing !== undefined &&
    /[^s]s$/.test(thing) &&
    /\b(?:Is that|was|it|one like)\b/i.test(text) &&
    /\{(?:thing|obj)\}/i.test(line)
  )
    return undefined;
  // "The snow of the snow"
  const place = filling.reading.place?.name.split(" ").at(-1) ?? "";
  if (place !== "" && /\{[Pp]lace\}|\{[Ii]n\}/.test(line) && new RegExp(`\\b${place}\\b`, "i").test(line))
    return undefined;
  return polished(text);
};

const wordsFor = (
  gap: string,
  { hero, he, him, his, himself, reading }: Filling,
  thing: string | undefined,
  other: string | undefined,
): string | undefined => {
  const pal = reading.others.find(({ key }) => key === other) ?? reading.companions[0];
  switch (gap) {
    case "hero":
      return hero;
    case "he":
      return he;
    case "was":
      return reading.hero?.many ? "were" : "was";
    case "him":
      return him;
    case "his":
      return his;
    case "himself":
      return himself;
    case "obj":
    case "thing":
      return thing ?? reading.things[0];
    case "place":
      return reading.place?.name;
    case "in":
      return reading.place?.where;
    case "pal":
      return pal && shortNameOf(pal);
    case "pal's":
      return pal && ownerOf(pal);
    case "wish":
      return reading.wish;
    case "mywish":
      return reading.wish?.replace(/\b(?:his|her|their|its)\b/g, "my");
    case "yourwish":
      return reading.wish?.replace(/\b(?:his|her|their|its|my)\b/g, "your");
    case "akind":
      return kindOf(reading.hero)?.a;
    case "kinds":
      return kindOf(reading.hero)?.many;
    default:
      return undefined;
  }
};

const ownerOf = ({ gender }: Person): string =>
  gender === "she" ? "her" : gender === "he" ? "his" : gender === "they" ? "their" : "its";

const kindOf = (hero: Person | undefined): { a: string; many: string } | undefined => {
  const noun = hero?.noun;
  if (!noun || hero.many || !/^[a-z]+$/.test(noun)) return undefined;
  if (
    /^(?:wife|husband|mother|father|sister|brother|son|daughter|friend|man|woman|people|sheep|fish|deer|mouse|child|goose|ox|wolf|elf|thief|person)$/.test(
      noun,
    )
  )
    return undefined;
  const many = /(?:s|sh|ch|x)$/.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/.test(noun)
      ? noun.replace(/y$/, "ies")
      : /(?:wo)?man$/.test(noun)
        ? noun.replace(/man$/, "men")
        : `${noun}s`;
  return { a: `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`, many };
};

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const polished = (text: string): string =>
  text
    .replace(/ ,/g, ",")
    .replace(/\b(said|thought|asked|admitted) I\b/g, "I $1")
    .replace(/\bI's\b/g, "my")
    .replace(/^my\b/, "My")
    .replace(/s's\b/g, "s'")
    .replace(/\b([Tt])he the\b/g, "$1he");
