import { languageBasics, type NonEnglish, storyPacks } from "../../languages/index.ts";
import { scriptLetters } from "../../languages/scripts.ts";
import type { Random } from "../random.ts";
import { sentences } from "../speech/sentences.ts";
import type { Brief } from "../story.ts";
import type { Subject } from "./subject.ts";
import { fillLine, introduction } from "./subject-lines.ts";

const MAX_LENGTH = 160;

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
): readonly string[] | undefined => {
  const { ownIdea, goal, heroName: nameLine } = storyPacks[language].text.subject;
  const fill = (line: string, gaps: Readonly<Record<string, string>>): string => fillLine(line, { language, gaps });
  const own = isOwn ? quotable(idea, language) : "";
  const name = heroName && isReadable(heroName, language) ? fill(nameLine, { name: heroName }) : undefined;
  if (own)
    return [fill(random.pick(ownIdea), { idea: own }), ...(name && heroName && !own.includes(heroName) ? [name] : [])];
  const known = introduction(subject, language);
  if (!known) return name ? [name] : undefined;
  const { thing, isSought } = subject;
  return [
    known,
    ...(name ? [name] : []),
    ...(thing ? [fill(random.pick(isSought ? goal : goal.slice(0, 1)), { thing })] : []),
  ];
};

/** As many of the user's sentences as are short, or the first one up to a comma, with a full stop. */
const quotable = (idea: string, language: NonEnglish): string => {
  const all = sentences(idea.trim(), language).map(({ text }) => text.trim());
  const [first = ""] = all;
  const fitting = all.filter((_, at) => all.slice(0, at + 1).join(" ").length <= MAX_LENGTH).join(" ");
  const short = (fitting || cutAtComma(first)).replace(/[“”„«»「」"{}[\]|]/g, "").trim();
  if (!/[\p{L}\p{N}]/u.test(short)) return "";
  return /[.。।!?！？؟…]$/u.test(short)
    ? short
    : `${short.replace(/[,;:،、，]+$/u, "")}${languageBasics[language].fullStop}`;
};

const cutAtComma = (sentence: string): string => {
  const head = [...sentence].slice(0, MAX_LENGTH).join("");
  const at = Math.max(...[",", ";", "،", "、", "，"].map((mark) => head.lastIndexOf(mark)));
  return at > MAX_LENGTH / 4 ? head.slice(0, at) : `${head.replace(/\s+\S*$/u, "")}…`;
};

/** Whether the voice of the language reads a name's letters. */
const isReadable = (name: string, language: NonEnglish): boolean =>
  languageBasics[language].scripts.some((script) => scriptLetters[script].test(name));
