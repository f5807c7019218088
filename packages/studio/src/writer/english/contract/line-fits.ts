import { escapePattern } from "../../escape-pattern.ts";
import type { Local } from "./local-words.ts";

/** "They" for the hero and somebody: not where the hero tells it. */
export const TOGETHER =
  /\{(?:who|mate|talker|thehelper|ahelper)\}[\s\S]*(?<!\{)\b(?:[Tt]hey|them|their)\b|(?<!\{)\b(?:[Tt]hey|[Nn]either of them)\b[\s\S]*\{(?:who|mate|talker)\}/i;

/** "{Hero} still looks up": a present tense that neither "I" nor "they" takes. */
export const isAboutThird = (line: string): boolean =>
  [
    ...line.matchAll(/\{(?:[Hh]ero|[Hh]e|[Dd]oer|[Dd]oerhe)\} (?:still |often |never |only |has |is )?([a-z]+s)\b/g),
  ].some(
    ([whole, verb = ""]) =>
      / (?:has|is) /.test(whole) || !/^(?:was|always|sometimes|as|this|his|perhaps|besides)$/.test(verb),
  ) ||
  /\{(?:[Hh]ero|[Hh]e|[Dd]oer|[Dd]oerhe)\} (?:still |often |always |never )?(?:is|has|doesn['’]t|isn['’]t|hasn['’]t)\b|\b(?:says|asks|answers) \{hero\}/.test(
    line,
  );

/** A line that speaks of several things as of one. */
export const hasPluralMisfit = (
  line: string,
  text: string,
  { obj, thing, topic, goal, event, who }: Local & { readonly topic: string; readonly goal: string },
): boolean =>
  [
    [obj, "obj"],
    [thing, "thing"],
    [thing ?? topic, "topic"],
    [goal, "goal"],
    [who?.includes(" and ") ? undefined : who, "who"],
    [event?.["object"], "object"],
    [event?.["spot"], "spot"],
  ].some(
    ([words, gap = ""]) =>
      words !== undefined &&
      isPlural(words) &&
      new RegExp(`\\{${gap}\\}`, "i").test(line) &&
      (meansOne(line, gap) ||
        new RegExp(
          `${escapePattern(words)} (?:was|has|had looked|remembers|did not want|is|stands|lies|hangs)\\b|\\b(?:was|is) ${escapePattern(words)}\\b`,
          "i",
        ).test(text)),
  );

/** "put {goal} down … pick it up": the words speak of one thing. */
const meansOne = (line: string, gap: string): boolean =>
  new RegExp(
    `\\{${gap}\\}.*\\b(?:to|put|hold|held|carry|carried|lose|lost|caught|keep|kept|of|with|find|found|around|made|make|under|beside|about|take|took|covered|turned|picked?|touched|opened|saw|see)\\s+it\\b|\\bas though it (?:had|was)\\b`,
    "i",
  ).test(line);

export const isPlural = (words: string): boolean => /[^siu]s$/.test(words);
