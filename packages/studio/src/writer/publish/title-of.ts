import { languageOf, spaceAfterSentence } from "../languages.ts";
import { sentences } from "../speech/sentences.ts";
import { keywords } from "./keywords.ts";

const LONGEST = 59;
const SHORTEST = 2;

/** A title under 60 characters: the given one, or else one out of the text. */
export const titleOf = (story: {
  readonly title?: string;
  readonly text: string;
  readonly language: string;
}): string => {
  const given = cleaned(story.title ?? "");
  if ([...given].length >= SHORTEST) return shortened(given);
  const [first = ""] = sentences(story.text, story.language).map(({ text }) => cleaned(text));
  const words = keywords(story.text, story.language, 3).join(spaceAfterSentence(languageOf(story.language)));
  return shortened([...first].length <= LONGEST && first !== "" ? first : firstClause(first) || words || first);
};

const cleaned = (title: string): string =>
  title
    .trim()
    .replace(/^["'“„«「『]+|["'”“»」』]+$/gu, "")
    .replace(/[.。।]+$/u, "")
    .replace(/\s+/g, " ")
    .trim();

const firstClause = (sentence: string): string => {
  const [clause = ""] = sentence.split(/[,;:—，、；：،؛]/u);
  return [...clause].length <= LONGEST ? clause.trim() : "";
};

const shortened = (title: string): string =>
  [...title].length <= LONGEST
    ? title
    : `${[...title]
        .slice(0, LONGEST - 2)
        .join("")
        .trimEnd()}…`;
