import { type Language, languageOf, storyPacks } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { englishCompany } from "../english/bank/company.ts";
import { fillLine } from "../non-english/subject-lines.ts";
import { seededRandom } from "../random.ts";
import { speakingSeconds } from "../speech/speaking-seconds.ts";
import type { Brief } from "../story.ts";
import { kindIn } from "./own-cast.ts";
import { isNamed, type OwnCharacter } from "./own-character.ts";
import { groupNamed, isCompanionOf, isMember, ownGroupOf } from "./own-group.ts";
import { ownOutline } from "./own-heroes.ts";

/** The share of a story in which the user's own characters act beside its heroes. */
const SHARE = 0.3;

/** What a story adds for the user's own characters: who comes along, and paragraphs in which each of them acts. */
export interface Company {
  readonly introduction?: string;
  readonly acts: readonly string[];
}

/** The company of the own characters: those whom the idea does not name, and those who are a group of the idea. */
export const companyOf = (brief: Brief): Company => {
  const { language, seconds, seed } = brief;
  const group = ownGroupOf(brief);
  const heroes = ownOutline(brief)?.characters ?? [];
  const others = (brief.characters ?? []).filter(
    (own) => !isMember(group, own) && !heroes.some(({ name }) => isNamed(name, own.name)),
  );
  const acting = [...others, ...(group?.members ?? [])];
  if (acting.length === 0) return { acts: [] };
  const { acts: all } = linesOf(language);
  // Who is of the group from the start does not ask to come along, as the first line does.
  const ofMany = acting.length > 2 ? all : all.filter((line) => !/\b(?:others|all|everybody)\b/.test(line));
  const lines = others.length === 0 ? ofMany.slice(1) : all;
  const introduction = [
    ...(group && !group.isNamedInIdea ? [groupNamed(group, language)] : []),
    ...(others.length > 0 ? [introduced(others, language)] : []),
  ].join(" ");
  // Each says the line after that of the one before. The last one begins: a picture of their introduction has no room
  // for all.
  const first = seededRandom(`${seed}|company`).integer(lines.length);
  const told = lines.flatMap((_, turn) =>
    acting.toReversed().map(({ name }, at) => {
      const line = lines[(first + turn * acting.length + at) % lines.length] ?? "";
      return filled(line, { name }, language);
    }),
  );
  // Two have few lines of their own, and say none twice.
  const once = acting.length > 2 ? told : told.slice(0, lines.length);
  let left = seconds * SHARE - speakingSeconds(introduction, language);
  const acts = once.filter((act) => {
    left -= speakingSeconds(act, language);
    return left >= 0;
  });
  return { ...(introduction && { introduction }), acts };
};

/** The cast in which those who go through the story together are marked: the group, or the hero and who comes along. */
export const withTogether = (cast: readonly CastMember[], brief: Brief): CastMember[] => {
  const group = ownGroupOf(brief);
  const heroes = ownOutline(brief)?.characters ?? [];
  const along = (brief.characters ?? []).filter(
    (own) =>
      isMember(group, own) || isCompanionOf(own, brief.idea) || !heroes.some(({ name }) => isNamed(name, own.name)),
  );
  if (along.length === 0) return [...cast];
  return cast.map((member, at) =>
    at === 0 || along.some(({ name }) => isNamed(member.name, name)) ? { ...member, group: group?.noun ?? "" } : member,
  );
};

/** The paragraphs of a story with its company: introduced after the first, acting at even distances before the last. */
export const withCompany = (paragraphs: readonly string[], { introduction, acts }: Company): string[] => {
  const [first = "", ...rest] = paragraphs;
  const placed = [...rest];
  acts.forEach((act, at) => {
    placed.splice(Math.ceil(((at + 0.5) * (rest.length - 1)) / acts.length) + at, 0, act);
  });
  return [first, ...(introduction ? [introduction] : []), ...placed];
};

const linesOf = (given: string) => {
  const language = languageOf(given);
  return language === "english" ? englishCompany : { acts: storyPacks[language].text.company };
};

const introduced = (others: readonly OwnCharacter[], given: string): string => {
  const language = languageOf(given);
  if (language !== "english") {
    const who = others.map((own) => presented(own, given)).join(semicolons[language] ?? "; ");
    return filled(storyPacks[language].text.outline.also, { who }, given);
  }
  const { also } = englishCompany;
  return others.map((own, at) => filled(also[at % also.length] ?? "", { who: presented(own, given) }, given)).join(" ");
};

const semicolons: Readonly<Partial<Record<Language, string>>> = { chinese: "；", japanese: "、それに", arabic: "؛ " };

const filled = (line: string, gaps: Readonly<Record<string, string>>, given: string): string => {
  const language = languageOf(given);
  return language === "english"
    ? line.replace(/\{(\w+)\}/g, (whole, gap: string) => gaps[gap] ?? whole)
    : fillLine(line, { language, gaps });
};

/** "Rusty, a little robot". Words of another language are not told, which the voice could not read. */
const presented = ({ name, kind = "" }: OwnCharacter, given: string): string => {
  const language = languageOf(given);
  if (language !== "english") {
    const isForeign = !kindIn(kind, language) && kindIn(kind, "english") !== undefined;
    const comma = language === "japanese" || language === "chinese" ? "、" : language === "arabic" ? "، " : ", ";
    return kind && !isForeign ? `${name}${comma}${kind}` : name;
  }
  const article = /^(?:an?|the)\s/i.test(kind) ? "" : /^[aeiou]/i.test(kind) ? "an " : "a ";
  return kind ? `${name}, ${article}${kind},` : name;
};
