import { languageBasics, type NonEnglish, sentenceSpace, storyPacks } from "../../languages/index.ts";
import { scriptLetters } from "../../languages/scripts.ts";
import type { Random } from "../random.ts";
import type { Brief } from "../story.ts";
import type { Subject } from "./subject.ts";
import { fillLine, introduction } from "./subject-lines.ts";
import { ideaSentences, isEnding } from "./tell/hero-sentences.ts";

const MAX_LENGTH = 160;
/** A longer sentence is cut. */
const MAX_TOLD = 400;

interface Opening extends Pick<Brief, "idea"> {
  readonly heroName: string | undefined;
  readonly isOwn: boolean;
}

/**
 * The first sentences of a story: the user's own words if they are in its language, or else who it is about and what
 * they seek. Undefined where neither is known.
 */
export const openingOf = (
  { idea, heroName, isOwn }: Opening,
  subject: Subject,
  language: NonEnglish,
  random: Random,
  bridges: readonly string[] = storyPacks[language].text.subject.ownIdea,
): readonly string[] | undefined => {
  const { goal, heroName: nameLine } = storyPacks[language].text.subject;
  const fill = (line: string, gaps: Readonly<Record<string, string>>): string => fillLine(line, { language, gaps });
  const own = isOwn ? splitIdea(idea, language).first : "";
  const name = heroName && isReadable(heroName, language) ? fill(nameLine, { name: heroName }) : undefined;
  if (own)
    return [
      fill(random.pick(bridges), { idea: own }).replace(/[.。।]: /u, ": "),
      ...(name && heroName && !own.includes(heroName) ? [name] : []),
    ];
  const known = introduction(subject, language);
  if (!known) return name ? [name] : undefined;
  const { thing, isSought } = subject;
  return [
    known,
    ...(name ? [name] : []),
    ...(thing ? [fill(random.pick(isSought ? goal : goal.slice(0, 1)), { thing })] : []),
  ];
};

/** The user's sentences that open a story, as many as are short, those that are told later, and that of the end. */
export const splitIdea = (
  idea: string,
  language: NonEnglish,
): { readonly first: string; readonly later: readonly string[]; readonly ending?: string } => {
  const inStyle = storyPacks[language].telling?.reader.inTellingStyle ?? ((sentence: string) => sentence);
  const told = ideaSentences(idea, language).map((text) => inStyle(asSentence(text, language)));
  const last = told.at(-1) ?? "";
  const ending = told.length > 1 && isEnding(last, language) && isTellable(last) ? withoutAnd(last) : undefined;
  const all = ending ? told.slice(0, -1) : told;
  const [first = "", ...rest] = all;
  const end = ending ? { ending } : {};
  if (first.length > MAX_TOLD)
    return { first: asSentence(cutAtComma(first), language), later: rest.filter(isTellable), ...end };
  const fitting = all.filter((_, at) => at === 0 || all.slice(0, at + 1).join(" ").length <= MAX_LENGTH);
  return {
    first: /[\p{L}\p{N}]/u.test(first) ? fitting.join(sentenceSpace(language)) : "",
    later: all.slice(fitting.length).filter(isTellable),
    ...end,
  };
};

/** An Arabic "and" belongs to the clause before. */
const withoutAnd = (sentence: string): string => sentence.replace(/^و(?=في النهاية)/u, "");

const isTellable = (sentence: string): boolean => sentence.length <= MAX_TOLD && /[\p{L}\p{N}]/u.test(sentence);

const asSentence = (text: string, language: NonEnglish): string => {
  const plain = text.replace(/[“”„«»「」"{}[\]|]/g, "").trim();
  return plain === "" || /[.。।!?！？؟…]$/u.test(plain)
    ? plain
    : `${plain.replace(/[,;:،、，]+$/u, "")}${languageBasics[language].fullStop}`;
};

const cutAtComma = (sentence: string): string => {
  const head = [...sentence].slice(0, MAX_LENGTH).join("");
  const at = Math.max(...[",", ";", "،", "、", "，"].map((mark) => head.lastIndexOf(mark)));
  return at > MAX_LENGTH / 4 ? head.slice(0, at) : `${head.replace(/\s+\S*$/u, "")}…`;
};

/** Whether the voice of the language reads a name's letters. */
export const isReadable = (name: string, language: NonEnglish): boolean =>
  languageBasics[language].scripts.some((script) => scriptLetters[script].test(name));
