import { type Language, languageOf } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { escapePattern } from "../escape-pattern.ts";
import { wornIn } from "./worn-things.ts";
import { wornWords } from "./worn-words.ts";

/** The words between somebody and what they wear: "ein Pinguin mit einem roten Schal". */
const WITH: Readonly<Partial<Record<Language, string>>> = {
  french: "avec|en|au|aux|à la|à l’|à l'",
  german: "mit|im|in",
  italian: "con|col|in|dal|dalla",
  portuguese: "com|de",
  russian: "в|с|со",
  spanish: "con|de",
};

const LOOKS =
  "curly long short blonde auburn dark pale red blue green yellow purple pink orange white black silver grey golden brown".split(
    " ",
  );
const NAMES =
  "coat cape dress shirt trousers apron scarf beanie straw top wizard crown cap hat glasses boots shoes moustache beard freckles pigtails ponytail hair".split(
    " ",
  );

/**
 * The cast of an idea in the clothes that it names right behind them, in the languages that say it so. English ideas are
 * read by `readWorn`.
 */
export const wearingBeside = (cast: readonly CastMember[], idea: string, given: string): CastMember[] => {
  const language = languageOf(given);
  const between = WITH[language];
  if (!between) return [...cast];
  const [thing, look] = [rowsOf(language, NAMES), rowsOf(language, LOOKS)];
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

/** The words of these rows as a regular expression. */
const rowsOf = (language: Language, names: readonly string[]): string =>
  wornWords[language]
    .split("\n")
    .filter((row) => names.includes(row.split(" ")[0] ?? ""))
    .map((row) => row.slice(row.indexOf(" ") + 1))
    .join("|");
