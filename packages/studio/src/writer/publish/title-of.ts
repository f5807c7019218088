import { languageOf, sentenceSpace } from "../../languages/index.ts";
import { sentences } from "../speech/sentences.ts";
import { keywords } from "./keywords.ts";

const MAX_LENGTH = 59;
const MIN_LENGTH = 2;

/** A title under 60 characters: the given one, or else one taken from the text. */
export const titleOf = (story: {
  readonly title?: string;
  readonly text: string;
  readonly language: string;
}): string => {
  const given = cleaned(story.title ?? "");
  if ([...given].length >= MIN_LENGTH) return shortened(given);
  const [first = ""] = sentences(story.text, story.language).map(({ text }) => cleaned(text));
  const words = keywords(story.text, story.language, 3).join(sentenceSpace(languageOf(story.language)));
  return shortened([...first].length <= MAX_LENGTH && first !== "" ? first : firstClause(first) || words || first);
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
  return [...clause].length <= MAX_LENGTH ? clause.trim() : "";
};

const shortened = (title: string): string =>
  [...title].length <= MAX_LENGTH
    ? title
    : `${[...title]
        .slice(0, MAX_LENGTH - 2)
        .join("")
        .trimEnd()}…`;
