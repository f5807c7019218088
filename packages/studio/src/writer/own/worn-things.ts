import { hasJoinedWords, isUnspaced, type Language, languageOf, writings } from "../../languages/index.ts";
import { blank } from "../blank.ts";
import { wornWords } from "./worn-words.ts";

/** Hats stand first: a top hat is no top. */
const THINGS =
  "straw top wizard beanie crown cap hat coat cape dress shirt trousers apron bag scarf glasses boots shoes moustache beard freckles bald pigtails ponytail bun hair eyes skin".split(
    " ",
  );
const HAIR_LOOKS = ["blonde", "auburn"];
const SHAPES = ["curly", "long", "short", "spiky"];
const SHADES = ["dark", "pale"];
const COLOURS = "red blue green yellow purple pink orange white black silver grey golden brown".split(" ");
/** How things, hair and skin can look. */
export const lookWords: readonly string[] = [...HAIR_LOOKS, ...SHAPES, ...SHADES, ...COLOURS];
const OF_HAIR = /^(?:hair|pigtails|ponytail|bun)$/;
/** What stands right beside somebody: clothes, hats and hair, but not "eyes". */
export const clothes: readonly string[] = THINGS.filter((name) => !/^(?:bag|bald|bun|eyes|skin)$/.test(name));
/** Two words of a name: "straw hat". */
const NAMES: Readonly<Record<string, string>> = { straw: "straw hat", top: "top hat", wizard: "wizard hat" };

/**
 * What somebody wears and what hair and face they have, in the artist's words: "red coat", "curly hair", "glasses".
 * Read in the words of the film's language, or else in English.
 */
export const wornIn = (look: string, given: string): string[] => {
  const language = languageOf(given);
  const own = wornInOne(look, language);
  return own.length > 0 || language === "english" ? own : wornInOne(look, "english");
};

/** The colours that a text names, in the artist's words. */
export const coloursIn = (text: string, language: Language): string[] =>
  spansOf(text, COLOURS, language).map(({ name }) => name);

const wornInOne = (look: string, language: Language): string[] => {
  const all = look.split(/[;.،、，；。।]|,(?!\d)/u).flatMap((part) => wornInPart(part, language));
  return [...new Set(all)];
};

const wornInPart = (part: string, language: Language): string[] => {
  const things = spansOf(part, THINGS, language, true);
  const seen = spansOf(part, lookWords, language).map((look) => ({ ...look, of: nearest(look, things, language) }));
  return things.flatMap((thing) => {
    const own = seen.filter(({ of }) => of === thing).sort((a, b) => far(a, thing, language) - far(b, thing, language));
    return described(
      thing.name,
      own.map(({ name }) => name),
    );
  });
};

/** A thing with what is said of it: hair has a colour and a shape, a coat a colour. */
const described = (thing: string, looks: readonly string[]): string[] => {
  const first = (names: readonly string[]): string | undefined => looks.find((look) => names.includes(look));
  const colour = first(COLOURS);
  const ofHair = first(HAIR_LOOKS) ?? colour ?? (looks.includes("dark") ? "black" : undefined);
  if (OF_HAIR.test(thing)) {
    const shape = first(SHAPES);
    return [
      ...(thing === "hair" ? [] : [thing]),
      ...(shape && thing === "hair" ? [`${shape} hair`] : []),
      ...(ofHair ? [`${ofHair} hair`] : []),
    ];
  }
  if (thing === "eyes") return colour ? [`${colour} eyes`] : [];
  if (thing === "skin") {
    const shade = first(SHADES) ?? colour;
    return shade ? [`${shade} skin`] : [];
  }
  if (thing === "beard")
    return [looks.includes("long") ? "long beard" : "beard", ...(ofHair ? [`${ofHair} hair`] : [])];
  const name = NAMES[thing] ?? thing;
  return [colour ? `${colour} ${name}` : name];
};

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Where a text names these things, in its order. Of things, each word is one only. */
const spansOf = (text: string, names: readonly string[], language: Language, areThings = false): Span[] => {
  let low = text.toLocaleLowerCase().normalize("NFC");
  const spans = names.flatMap((name) => {
    const pattern = patternOf(name, language);
    const found = [...low.matchAll(pattern)].map(({ index, 0: word }) => ({
      name,
      from: index,
      to: index + word.length,
    }));
    if (areThings) low = low.replace(pattern, blank);
    return found;
  });
  return spans.sort((a, b) => a.from - b.from);
};

const patterns = new Map<string, RegExp>();

const patternOf = (name: string, language: Language): RegExp => {
  const key = `${language} ${name}`;
  const known = patterns.get(key);
  if (known) return known;
  const words = (wordsFor(language, [name]) || "(?!)").toLocaleLowerCase().normalize("NFC");
  const pattern = new RegExp(
    bounded(words.replaceAll("\\p{l}", "\\p{L}").replaceAll("\\p{m}", "\\p{M}"), language),
    "gu",
  );
  patterns.set(key, pattern);
  return pattern;
};

/** All words of a language for these names, as a regular expression. */
export const wordsFor = (language: Language, names: readonly string[]): string =>
  wornWords[language]
    .split("\n")
    .filter((row) => names.includes(row.split(" ")[0] ?? ""))
    .map((row) => row.slice(row.indexOf(" ") + 1))
    .join("|");

const bounded = (words: string, language: Language): string => {
  if (isUnspaced(language)) return `(?:${words})`;
  const article = language === "arabic" ? "(?:و?ب?ال|و|ب)?" : "";
  const end = hasJoinedWords(language) ? "" : "(?![\\p{L}\\p{M}])";
  return `(?<![\\p{L}\\p{M}])${article}(?:${words})${end}`;
};

const nearest = (look: Span, things: readonly Span[], language: Language): Span | undefined =>
  [...things].sort((a, b) => far(look, a, language) - far(look, b, language))[0];

/** How far a look is from a thing, in characters; farther on the side where the language has no adjectives. */
const far = (look: Span, thing: Span, language: Language): number => {
  const { adjectives } = writings[language];
  if (look.to <= thing.from) return thing.from - look.to + (adjectives === "after" ? WRONG_SIDE : 0);
  if (look.from >= thing.to) return look.from - thing.to + (adjectives === "before" ? WRONG_SIDE : 0);
  return 0;
};
const WRONG_SIDE = 12;
