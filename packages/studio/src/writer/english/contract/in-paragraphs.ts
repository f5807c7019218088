import type { Filling } from "./fill-line.ts";

/** How a story names its hero: "the old baker", and "she". */
export type NamedHero = Pick<Filling, "hero" | "he">;

/** A line of a story, and what it tells of. */
interface Told {
  readonly subject: object | undefined;
  readonly text: string;
}

/** The lines as paragraphs: those that tell of the same stand in one, if nothing is said aloud in them. */
export const inParagraphs = (told: readonly Told[], hero: NamedHero): string[] => {
  const paragraphs: Told[] = [];
  for (const line of told) {
    const before = paragraphs.at(-1);
    if (before && isOne(before, line))
      paragraphs.splice(-1, 1, { ...line, text: `${before.text} ${withPronoun(line.text, before.text, hero)}` });
    else paragraphs.push(line);
  }
  return paragraphs.map(({ text }) => text);
};

const isOne = (before: Told, { subject, text }: Told): boolean =>
  subject !== undefined &&
  before.subject === subject &&
  !/[“”]/.test(before.text + text) &&
  before.text.length + text.length < MOST_LETTERS;

/** About three sentences. */
const MOST_LETTERS = 260;

/** "The baker stood up. She went out": where two sentences after each other begin with the hero. */
const withPronoun = (text: string, before: string, { hero, he }: NamedHero): string => {
  const name = upper(hero);
  const last = before.split(/(?<=[.!?]) /).at(-1) ?? "";
  const isSame = [name, upper(he)].some((word) => word !== "" && last.startsWith(`${word} `));
  return isSame && text.startsWith(`${name} `) ? upper(he) + text.slice(name.length) : text;
};

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
