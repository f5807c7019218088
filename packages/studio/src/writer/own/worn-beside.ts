import { type Language, languageOf } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import { clothes, lookWords, wordsFor, wornIn } from "./worn-things.ts";

/** The words between somebody and what they wear: "ein Pinguin mit einem roten Schal". */
const WITH: Readonly<Partial<Record<Language, string>>> = {
  french: "avec|en|au|aux|à la|à l’|à l'",
  german: "mit|im|in",
  italian: "con|col|in|dal|dalla",
  portuguese: "com|de",
  russian: "в|с|со",
  spanish: "con|de",
};

/**
 * The cast of an idea in the clothes that it names right behind them, in the languages that say it so. English ideas are
 * read by `readWorn`.
 */
export const wearingBeside = (cast: readonly CastMember[], idea: string, given: string): CastMember[] => {
  const language = languageOf(given);
  const between = WITH[language];
  if (!between) return [...cast];
  const [thing, look] = [wordsFor(language, clothes), wordsFor(language, lookWords)];
  // An article, and looks or one other word: "einem langen weißen Bart", and not "seinem Hund einen Hut".
  const before = `(?:\\p{L}+[ ’'])?(?:(?:(?:${look})\\p{L}{0,3}\\s+)*|\\p{L}+\\s+)`;
  return cast.map((member) => {
    if (member.wears || member.name === "") return member;
    const beside = new RegExp(
      `(?<!\\p{L})${escapePattern(member.name)}\\s+(?:${between})\\s+(?<said>${before}(?:${thing})(?!\\p{L})(?:\\s+\\p{L}+)?)`,
      "iu",
    );
    const said = beside.exec(idea)?.groups?.["said"] ?? "";
    const wears = said === "" ? [] : wornIn(said, language);
    return wears.length > 0 ? { ...member, wears } : member;
  });
};
