import type { Chance } from "../chance.ts";
import type { Foreign } from "../languages.ts";
import { sentences } from "../speech/sentences.ts";
import type { Brief } from "../story.ts";
import type { Subject } from "./premise.ts";
import { introduced, said } from "./tell.ts";
import { tellings } from "./telling/index.ts";

const LONGEST = 160;

interface Opening extends Pick<Brief, "idea"> {
  readonly heroName: string | undefined;
  readonly isOwn: boolean;
}

/**
 * How a story begins: in the user's own words where they are of its language, or else by saying whom it is about and
 * what they seek. Undefined where nothing is known.
 */
export const openingOf = (
  { idea, heroName, isOwn }: Opening,
  subject: Subject,
  language: Foreign,
  chance: Chance,
): readonly string[] | undefined => {
  const { told, wanted, named } = tellings[language];
  const own = isOwn ? spoken(idea, language) : "";
  const name = heroName && sounds(heroName, language) ? said(named, { name: heroName }) : undefined;
  if (own) return [said(chance.pick(told), { p: own }), ...(name && heroName && !own.includes(heroName) ? [name] : [])];
  const known = introduced(subject, language);
  if (!known) return name ? [name] : undefined;
  const { thing, isSought } = subject;
  return [
    known,
    ...(name ? [name] : []),
    ...(thing ? [said(chance.pick(isSought ? wanted : wanted.slice(0, 1)), { thing })] : []),
  ];
};

/** As many of the user's sentences as are short, or the first up to a comma, and always with a mark at the end. */
const spoken = (idea: string, language: Foreign): string => {
  const all = sentences(idea.trim(), language).map(({ text }) => text.trim());
  const [first = ""] = all;
  const fitting = all.filter((_, at) => all.slice(0, at + 1).join(" ").length <= LONGEST).join(" ");
  const short = (fitting || cutAtComma(first)).replace(/[“”„«»「」"{}[\]|]/g, "").trim();
  if (!/[\p{L}\p{N}]/u.test(short)) return "";
  return /[.。।!?！？؟…]$/u.test(short) ? short : `${short.replace(/[,;:،、，]+$/u, "")}${FULL_STOP[language] ?? "."}`;
};

const cutAtComma = (sentence: string): string => {
  const head = [...sentence].slice(0, LONGEST).join("");
  const at = Math.max(...[",", ";", "،", "、", "，"].map((mark) => head.lastIndexOf(mark)));
  return at > LONGEST / 4 ? head.slice(0, at) : `${head.replace(/\s+\S*$/u, "")}…`;
};

const FULL_STOP: Readonly<Partial<Record<Foreign, string>>> = {
  chinese: "。",
  japanese: "。",
  hindi: "।",
  bengali: "।",
};

const scripts: Readonly<Partial<Record<Foreign, RegExp>>> = {
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
  russian: /\p{Script=Cyrillic}/u,
  arabic: /\p{Script=Arabic}/u,
  hindi: /\p{Script=Devanagari}/u,
  bengali: /\p{Script=Bengali}/u,
};

/** A narrator reads a name in letters of another script in another voice, so it is not said. */
const sounds = (name: string, language: Foreign): boolean => (scripts[language] ?? /\p{Script=Latin}/u).test(name);
