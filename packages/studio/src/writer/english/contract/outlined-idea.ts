import { escapePattern } from "../../escape-pattern.ts";
import { characterBefore } from "../../outline/character-before.ts";
import { isSame, type Outline, type OutlineCharacter } from "../../outline/outline.ts";
import { sentences } from "../../speech/sentences.ts";
import { prepositionFor } from "../idea/places.ts";
import { isFiniteVerb, termsOf } from "../idea/terms.ts";
import { isWish } from "./clauses.ts";
import { englishOutline } from "./english-outline.ts";
import { tidyIdea } from "./tidy-idea.ts";

/**
 * The sentences of an idea with the parts of the outline that differ from what is read in it: in the place of what they
 * change, or else after the first sentence. The ending comes last.
 */
export const outlinedIdea = (given: string, outline: Outline): string => {
  const idea = tidyIdea(given).text;
  const read = englishOutline(given);
  const characters = outline.characters ?? [];
  const pairs = characters.map((given, at) => ({
    given,
    before: characterBefore(read.characters ?? [], characters, at),
  }));
  const named = pairs.reduce((text, { given, before }) => (before ? changed(text, before, given) : text), idea);
  const hero = subjectFor(pairs[0]?.given ?? read.characters?.[0]);
  const isNew = pairs.flatMap(({ given: each, before }) => (before ? [] : [each]));
  const replaced = (
    [
      [read.wish, outline.wish && isWish(outline.wish) ? bareWish(outline.wish) : undefined],
      [read.obstacle, outline.obstacle],
    ] as const
  ).reduce((text, [from, to]) => (from && to && !isSame(from, to) ? replacedIn(text, from, to) : text), named);
  const there = placedIn(replaced, outline, read);
  const parts = [
    ...isNew.slice(read.characters ? 0 : 1).map(introduced),
    wished(outline, read, hero),
    hindered(outline, read),
  ].filter((part) => part !== undefined);
  const opened = [!read.characters && isNew[0] ? storyOf(isNew[0]) : undefined, ...afterFirst(there, parts)];
  return ended(opened.filter((part) => part !== undefined).join(" "), outline, read);
};

const afterFirst = (text: string, parts: readonly string[]): string[] => {
  const [first = "", ...rest] = sentences(text, "english").map((each) => each.text);
  return [closed(first), ...parts, ...rest.map(closed)];
};

const changed = (text: string, before: OutlineCharacter, given: OutlineCharacter): string => {
  const kind = given.kind?.trim() ?? "";
  const name = given.name?.trim() ?? "";
  let told = text;
  if (kind && before.kind && !isSame(kind, before.kind)) told = replacedIn(told, before.kind, kind);
  if (name && before.name && !isSame(name, before.name)) told = replacedIn(told, before.name, name);
  if (name && !before.name) told = withName(told, kind || before.kind || "", name);
  return given.gender && before.gender && given.gender !== before.gender ? withPronouns(told, given.gender) : told;
};

/** "A snail wants" with a name: "A snail named Turbo wants". */
const withName = (text: string, kind: string, name: string): string => {
  const noun = wordsPattern(kind);
  const found =
    noun === ""
      ? undefined
      : new RegExp(`\\b(an?\\s+(?:[\\w'-]+\\s+){0,3}?${noun})\\b(?!\\s+(?:named|called)\\b)`, "i");
  if (found?.test(text)) return text.replace(found, `$1 named ${name}`);
  if (!kind) return text;
  const [first = "", ...rest] = sentences(text, "english").map((each) => each.text);
  return [closed(first), `The ${kind.split(" ").at(-1)}'s name is ${name}.`, ...rest].join(" ");
};

const PRONOUNS: Readonly<Record<string, readonly [she: string, he: string]>> = {
  she: ["she", "he"],
  he: ["she", "he"],
  her: ["her", "his"],
  his: ["her", "his"],
  him: ["her", "him"],
  herself: ["herself", "himself"],
  himself: ["herself", "himself"],
};

/** The pronouns of one gender for those of the other. "her" before a verb's end is "him": "sees her." */
const withPronouns = (text: string, gender: "female" | "male"): string =>
  text.replace(/\b(she|he|her|his|him|herself|himself)\b(?=(\s+\p{L}+)?)/giu, (word, next?: string) => {
    const low = word.toLowerCase();
    const to = gender === "male" && low === "her" && !next ? "him" : PRONOUNS[low]?.[gender === "female" ? 0 : 1];
    return to && /^\p{Lu}/u.test(word) ? to.charAt(0).toUpperCase() + to.slice(1) : (to ?? word);
  });

/** "Zuzu, a camel", "three mice" */
const presented = ({ name, kind = "", count = 1 }: OutlineCharacter): string => {
  const isWhole = count > 1 || /^(?:an?|the|two|three|some|his|her|their)\s/i.test(kind);
  const what = kind && (isWhole ? kind : `${/^[aeiou]/i.test(kind) ? "an" : "a"} ${kind}`);
  const counted = count > 1 && what ? `${COUNTED[count] ?? "some"} ${what}` : what;
  return name ? [name, what].filter(Boolean).join(", ") : counted;
};
const COUNTED: Readonly<Record<number, string>> = { 2: "two", 3: "three", 4: "four", 5: "five" };

const storyOf = (given: OutlineCharacter): string | undefined => {
  const who = presented(given);
  return who ? `This is the story of ${who}.` : undefined;
};

const introduced = (given: OutlineCharacter): string | undefined => {
  const who = presented(given);
  if (!who) return undefined;
  const comma = given.name && given.kind ? "," : "";
  return `${who.charAt(0).toUpperCase()}${who.slice(1)}${comma} ${(given.count ?? 1) > 1 ? "are" : "is"} there, too.`;
};

/** The text with another place; "On the beach, …" where it has none. */
const placedIn = (text: string, { place }: Outline, read: Outline): string => {
  if (!place || isSame(place, read.place)) return text;
  if (read.place) return movedTo(text, read.place, place);
  const { where } = placeWords(place);
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}, ${lowerFirst(text)}`;
};

/** A place in the user's words, and with its preposition: "the attic", "in the attic". */
export const placeWords = (place: string): { readonly name: string; readonly where: string } => {
  const said = bareEnd(place);
  const [phrase] = PLACE_PREPOSITION.exec(said) ?? [];
  const bare = said.slice(phrase?.length ?? 0);
  const name = DETERMINED.test(bare) || /^\p{Lu}/u.test(bare) || /['’]s\s/.test(bare) ? bare : `the ${bare}`;
  const head = name.split(" ").at(-1) ?? "";
  return {
    name,
    where: phrase
      ? `${phrase.trim().toLowerCase()} ${name}`
      : `${prepositionFor(head.toLowerCase(), "in")} ${name}`.trim(),
  };
};
const PLACE_PREPOSITION = /^(?:in|on|at|under|by|near|inside|aboard|behind|between|above|over|below|beneath)\s+/i;

const wished = ({ wish }: Outline, read: Outline, hero: string): string | undefined => {
  if (!wish || isSame(wish, read.wish)) return undefined;
  if (isWish(wish))
    return read.wish ? undefined : `${hero} to ${bareWish(wish)}.`.replace(/^(\S.*?) to /, "$1 wanted to ");
  return `There was one great wish, ${bareEnd(wish)}.`;
};

const hindered = ({ obstacle }: Outline, read: Outline): string | undefined => {
  if (!obstacle || isSame(obstacle, read.obstacle) || read.obstacle) return undefined;
  return isClause(obstacle)
    ? `But ${lowerFirst(bareEnd(obstacle))}.`
    : `But one thing was in the way, ${lowerFirst(bareEnd(obstacle))}.`;
};

const ended = (told: string, { ending }: Outline, read: Outline): string => {
  if (!ending || isSame(ending, read.ending)) return told;
  if (read.ending) return replacedIn(told, read.ending, bareEnd(ending));
  const end = bareEnd(ending);
  return `${told} ${isClause(end) ? `In the end ${lowerFirst(end)}` : `And so it ended with ${lowerFirst(end)}`}.`;
};

/** Whether words are a clause with a subject and a verb. */
const isClause = (words: string): boolean => termsOf(words).some((term, at) => at > 0 && isFiniteVerb(term));

const subjectFor = (given: OutlineCharacter | undefined): string => {
  if (given?.name?.trim()) return given.name.trim();
  const noun = given?.kind?.trim().split(" ").at(-1);
  return noun ? `The ${noun}` : "They";
};

/** Names keep their capital at the start of a part. */
const lowerFirst = (words: string): string =>
  /^(?:The|A|An|His|Her|Their|Its|It|He|She|They|There|Nobody|Everybody|No|All|Every|One|Two|Some|This|That|My|Our)\b/.test(
    words,
  )
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
const bareEnd = (words: string): string => words.trim().replace(/[\s.!?…]+$/, "");
const bareWish = (wish: string): string => bareEnd(wish).replace(/^to\s+/i, "");
const closed = (text: string): string => (/[.!?…"”]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`);
const wordsPattern = (words: string): string =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => escapePattern(word))
    .join("\\s+");

/** The text with another place: the preposition stays, "over the desert" becomes "over the sea". */
const movedTo = (text: string, from: string, to: string): string => {
  if (isSame(from, to)) return text;
  const place = bareEnd(to).replace(PLACE_PREPOSITION, "");
  const known = wordsPattern(from.replace(DETERMINED, ""));
  const isWhole = DETERMINED.test(place) || /^\p{Lu}/u.test(place);
  return text.replace(
    new RegExp(`(?<![\\p{L}\\d])(?:(the|an?|his|her|their)\\s+)?${known}(?![\\p{L}\\d])`, "giu"),
    (_, article?: string) => (isWhole ? place : `${article ?? "the"} ${place}`),
  );
};
const DETERMINED = /^(?:the|an?|his|her|their|its|our|my)\s+/i;

/** The text with these words for those; unchanged where they do not stand in it. "a fox" becomes "an owl". */
const replacedIn = (text: string, from: string, to: string): string => {
  const found = new RegExp(`(?<![\\p{L}\\d])(?:(an?)(\\s+))?${wordsPattern(from)}(?![\\p{L}\\d])`, "giu");
  const words = bareEnd(to);
  return text.replace(found, (_, article?: string, space?: string) => {
    if (!article) return words;
    const fitting = /^(?:an?|the|his|her|their|two|three)\s/i.test(words) ? "" : /^[aeiou]/i.test(words) ? "an" : "a";
    const cased = /^A/.test(article) ? fitting.charAt(0).toUpperCase() + fitting.slice(1) : fitting;
    return fitting ? `${cased}${space}${words}` : words;
  });
};
