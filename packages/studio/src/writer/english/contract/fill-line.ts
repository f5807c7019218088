import type { Person } from "../../people/read-people.ts";
import { seededRandom } from "../../random.ts";
import { tokens } from "../scenes/threads.ts";
import { mainAction } from "./clause-action.ts";
import { type IdeaReading, shortNameOf } from "./subject-of-idea.ts";
import { goalOf, topicOf } from "./topic.ts";

/** The words for the gaps of lines. */
export interface Filling {
  readonly hero: string;
  readonly he: string;
  readonly him: string;
  readonly his: string;
  readonly himself: string;
  readonly isThird: boolean;
  readonly reading: IdeaReading;
  /** Where it takes place: "in the desert", or a spot that fits anywhere. */
  readonly there: string;
  /** What the idea mainly tells: "building a kite from old maps". */
  readonly action?: { readonly gerund: string };
  /** What it is about: "the kite". */
  readonly topic: string;
  /** A small thing that runs through the story. */
  readonly token: string;
}

/** Where things happen in a story whose idea names no place. */
const SPOTS = [
  "in the yard",
  "in the lane",
  "at the crossroads",
  "by the old mill",
  "on the green",
  "behind the barn",
  "by the pond",
  "on the hill",
  "under the lime trees",
  "by the old wall",
  "at the edge of the field",
  "on the riverbank",
] as const;
const SPOTS_IN_SPACE = ["on board", "at the station", "under the stars", "out there"] as const;

/** The pronoun of a hero whose gender nothing shows is that of the picture. */
const genderOf = ({ gender, many, kind, noun }: Person, reading: IdeaReading): Person["gender"] =>
  gender !== "they" || many ? gender : (genderInWords(reading) ?? genderInPicture(kind, noun));

/** "A clockmaker built a bird for his granddaughter": he. Not where somebody else may be meant. */
const genderInWords = ({ clauses, others }: IdeaReading): "he" | "she" | undefined => {
  const text = clauses[0]?.text ?? "";
  const pronoun = /\b(?:he|his|him|himself|she|her|herself)\b/i.exec(text)?.[0];
  if (!pronoun) return undefined;
  const found = /^(?:she|her|herself)$/i.test(pronoun) ? "she" : "he";
  const before = text.slice(0, text.indexOf(pronoun)).toLowerCase();
  const isMade = /\b(?:built|made|carved)\b/.test(before);
  const isOfOther = others.some(
    ({ aliases, gender, name }) =>
      aliases.some((alias) => before.includes(alias.toLowerCase())) && (name || (gender === found && !isMade)),
  );
  return isOfOther ? undefined : found;
};

const genderInPicture = (kind: string, noun: string | undefined): "he" | "she" =>
  /^(?:girl|woman|grandma|queen|witch|princess|singer|teacher|detective)$/.test(kind) || noun === "nurse"
    ? "she"
    : "he";

const PRONOUNS = {
  she: ["she", "her", "her", "herself"],
  he: ["he", "him", "his", "himself"],
  they: ["they", "them", "their", "themselves"],
  i: ["I", "me", "my", "myself"],
} as const;

/** The words for this reading; `heroName` stands for the hero where the order gives one. */
export const fillingOf = (reading: IdeaReading, seed: string, heroName?: string): Filling => {
  const { hero } = reading;
  const name = heroName ?? (hero ? (hero.isNarrator ? "I" : shortNameOf(hero)) : "");
  const gender = hero?.isNarrator && !heroName ? "i" : hero?.many ? "they" : hero && genderOf(hero, reading);
  const [he, him, his, himself] =
    gender === "she" || gender === "he" || gender === "they" || gender === "i"
      ? PRONOUNS[gender]
      : ["it", "it", "its", "itself"];
  const random = seededRandom(`${seed}|filling`);
  const action = mainAction(reading);
  return {
    hero: name,
    he,
    him,
    his,
    himself,
    isThird: gender !== "i" && !hero?.many,
    reading,
    there: reading.place?.where ?? random.pick(/^(?:robot|astronaut)$/.test(hero?.kind ?? "") ? SPOTS_IN_SPACE : SPOTS),
    ...(action && { action }),
    topic: topicOf(reading) ?? action?.gerund ?? "the whole thing",
    token: random.pick(tokens),
  };
};

/** The words of one sentence of the idea. */
export interface Local {
  /** What it is done to: "the kite". */
  readonly obj?: string | undefined;
  readonly thing?: string;
  /** The key of the other character. */
  readonly other?: string;
  /** Who does it, where the reading has no character for it: "the satellite". */
  readonly doer?: string;
  /** Who stands in the way. */
  readonly foe?: string;
}

/**
 * A line with its gaps filled; undefined where the idea has nothing for a gap. "~" marks lines about one third person,
 * "*" lines about a group.
 */
export const fillLine = (line: string, filling: Filling, local: Local): string | undefined => {
  if (line.startsWith("~") && !filling.isThird) return undefined;
  if (line.startsWith("*") && !filling.reading.hero?.many) return undefined;
  let isComplete = true;
  const text = line.replace(/^[~*]/, "").replace(/\{([A-Za-z0-9']+)\}/g, (_, gap: string) => {
    const low = gap.charAt(0).toLowerCase() + gap.slice(1);
    const value = wordsFor(low, filling, local);
    if (value === undefined || value === "") isComplete = false;
    return gap === low ? (value ?? "") : upper(value ?? "");
  });
  if (!isComplete || hasPluralMisfit(line, text, { topic: filling.topic, ...local })) return undefined;
  // "The snow of the snow"
  const place = filling.reading.place?.name.split(" ").at(-1) ?? "";
  if (place !== "" && /\{[Pp]lace\}|\{[Ii]n\}/.test(line) && new RegExp(`\\b${place}\\b`, "i").test(line))
    return undefined;
  return polished(text);
};

/** A line that speaks of several things as of one. */
const hasPluralMisfit = (
  line: string,
  text: string,
  { obj, thing, topic }: Local & { readonly topic: string },
): boolean =>
  [
    [obj, "obj"],
    [thing, "thing"],
    [thing ?? topic, "topic"],
  ].some(
    ([words, gap]) =>
      words !== undefined &&
      isPlural(words) &&
      new RegExp(`\\{${gap}\\}`, "i").test(line) &&
      new RegExp(`${words} (?:was|has|had looked|remembers|did not want|is)\\b|\\b(?:was|is|of) ${words}\\b`, "i").test(
        text,
      ),
  );

const isPlural = (words: string): boolean => /[^s]s$/.test(words);

const wordsFor = (gap: string, filling: Filling, local: Local): string | undefined => {
  const { hero, he, him, his, himself, reading } = filling;
  const { obj, thing, other, doer, foe } = local;
  const pal = reading.others.find(({ key }) => key === other) ?? reading.companions[0];
  const kind = kindOf(reading.hero);
  const own: Readonly<Record<string, string | undefined>> = {
    hero,
    "hero's": ownerForm(hero),
    bare: hero.replace(/^the /, ""),
    he,
    him,
    his,
    himself,
    i: reading.hero?.many ? "we" : "I",
    iam: reading.hero?.many ? "we are" : "I am",
    was: reading.hero?.many ? "were" : "was",
    child: reading.hero?.kind === "girl" || reading.hero?.kind === "boy" ? reading.hero.kind : "child",
    obj,
    objit: obj && (isPlural(obj) ? "them" : "it"),
    thing: thing ?? reading.things[0],
    thingit: isPlural(thing ?? reading.things[0] ?? "") ? "them" : "it",
    place: reading.place?.name,
    in: reading.place?.where,
    in2: reading.place?.where,
    to: reading.place && `to ${reading.place.name}`,
    pal: pal && shortNameOf(pal),
    mate: reading.companions[0] && shortNameOf(reading.companions[0]),
    speaker: doer ?? (pal && shortNameOf(pal)),
    "pal's": pal && ownerOf(pal),
    foe: foe ?? doer,
    wish: reading.wish,
    mywish: reading.wish?.replace(/\b(?:his|her|their|its)\b/g, reading.hero?.many ? "our" : "my"),
    yourwish: reading.wish?.replace(/\b(?:his|her|their|its|my)\b/g, "your"),
    goal: goalOf(reading.wish),
    there: filling.there,
    doing: filling.action?.gerund,
    matter: filling.action?.gerund ?? filling.topic,
    topic: thing ?? filling.topic,
    token: filling.token,
    atoken: `${/^[aeiou]/.test(filling.token) ? "an" : "a"} ${filling.token}`,
    thetoken: `the ${filling.token}`,
    kind: kind?.a.replace(/^an? /, ""),
    akind: kind?.a,
    kinds: kind?.many,
  };
  return own[gap];
};

const ownerForm = (name: string): string => (name === "I" ? "my" : /s$/.test(name) ? `${name}'` : `${name}'s`);

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
    .replace(/\b(said|thought|asked|admitted|told) I\b/g, "I $1")
    .replace(
      /\b(to|for|of|about|beside|with|surprised|told|behind|from|against|near|alone|leave|grown-ups said of) I\b/g,
      "$1 me",
    )
    .replace(/\bI's\b/g, "my")
    .replace(/^my\b/, "My")
    .replace(/s's\b/g, "s'")
    .replace(/\b([Tt])he the\b/g, "$1he");
