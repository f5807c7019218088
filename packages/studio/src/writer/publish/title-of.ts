import { isUnspaced, languageOf } from "../../languages/index.ts";
import { sentences } from "../speech/sentences.ts";

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
  const [opening = ""] = sentences(story.text, story.language).map(({ text }) => text);
  const first = cleaned(spokenIn(opening) ?? spokenIn(story.text) ?? opening);
  if ([...first].length <= MAX_LENGTH) return first;
  return firstClause(first) || beforeJoiner(first, story.language) || shortened(firstWords(first, story.language));
};

/** What is said where a text opens with speech, without who says it: '"Is anybody there?" asked Anna', "—Hola —dijo Ana". */
const spokenIn = (text: string): string | undefined =>
  (/^\s*["“„«「『]([^"“”»」』\n]{4,59})["“”»」』]/u.exec(text) ??
    /^\s*[—–]\s*([^—–\n]{4,59}?)\s*[—–]/u.exec(text))?.[1];

/** Words that begin a further part of a sentence. What stands before one of them can be read alone. */
const joiners: Readonly<Record<string, RegExp>> = {
  english: /\s(?:and|but|because|while|when|until|so that|who|which|that)\s/i,
  german: /\s(?:und|aber|weil|bis|damit)\s/i,
  spanish: /\s(?:y|e|pero|porque|hasta|cuando)\s/i,
  french: /\s(?:et|mais|parce|jusqu'à|quand)\s/i,
  italian: /\s(?:e|ed|ma|perché|finché|quando)\s/i,
  portuguese: /\s(?:e|mas|porque|até|quando)\s/i,
  russian: /\s(?:и|но|потому|пока|когда)\s/i,
};
/** Fewer words are rarely a title: "A fox and a hen ..." must not become "A fox". */
const minWords = 4;

/** "Two sisters build a kite from old maps and fly it over the desert" -> "Two sisters build a kite from old maps". */
const beforeJoiner = (sentence: string, language: string): string => {
  const joiner = joiners[languageOf(language)];
  if (!joiner) return "";
  const [part = ""] = sentence.split(new RegExp(`(?=${joiner.source})`, "iu")).reduce<string[]>((longer, each) => {
    const [before = ""] = longer;
    const isTitle = before.split(" ").length >= minWords;
    return isTitle ? longer : [before + each];
  }, []);
  return [...part].length <= MAX_LENGTH && part.split(" ").length >= minWords ? part.trim() : "";
};

/** The first words that fit, with a mark that the sentence goes on. */
const firstWords = (sentence: string, language: string): string => {
  if (isUnspaced(languageOf(language))) return sentence;
  const start = [...sentence].slice(0, MAX_LENGTH - 1).join("");
  const end = start.lastIndexOf(" ");
  return end > 0 ? `${start.slice(0, end)}…` : sentence;
};

const cleaned = (title: string): string =>
  title
    .trim()
    .replace(/^["'“„«「『]+|["'”“»」』]+$/gu, "")
    .replace(/[.。।,，،]+$/u, "")
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
