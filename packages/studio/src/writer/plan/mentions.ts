import type { Language } from "../../languages/index.ts";
import { escapePattern } from "../escape-pattern.ts";
import { findWords } from "../lexicon/find-words.ts";
import type { KnownMember } from "../people/known-member.ts";
import { personNoun } from "../people/person-nouns.ts";
import { actionPatterns } from "./action-patterns.ts";

/** Where a clause names a cast member. */
export interface Mention {
  readonly known: KnownMember;
  readonly at: number;
  readonly end: number;
  /** A particle or preposition says that it does not act. */
  readonly isObject: boolean;
}

/** The mentions of the present in a clause, by name and by the word of a kind that only one of the cast is. */
export const mentionsIn = (
  clause: string,
  language: Language,
  present: readonly KnownMember[],
  cast: readonly KnownMember[],
): Mention[] => {
  const low = clause.toLocaleLowerCase();
  const { objectBefore, objectAfter } = actionPatterns(language);
  const named = present.flatMap((known) =>
    known.aliases.flatMap((alias) => positionsOf(low, alias).map((at) => ({ known, ...at }))),
  );
  const kinds = findWords(clause, language).flatMap(({ sort, value, word, at }) => {
    const same = sort === "kind" ? cast.filter(({ member }) => member.kind === value) : [];
    const [only] = same;
    // "A new girl put her tray down": none of those with names.
    const isNew = language === "english" && /^\p{Lu}/u.test(only?.member.name ?? "") && NEW.test(clause.slice(0, at));
    return same.length === 1 && only && present.includes(only) && !isNew
      ? [{ known: only, at, end: at + word.length }]
      : [];
  });
  const found = [...named, ...kinds].sort((a, b) => a.at - b.at || b.end - a.end);
  return found
    .filter(({ at }, index) => found.slice(0, index).every((other) => other.end <= at))
    .map((mention) => ({
      ...mention,
      isObject:
        (language === "english" && /^(?:my|me|us|our)$/.test(low.slice(mention.at, mention.end))) ||
        objectBefore?.test(clause.slice(Math.max(0, mention.at - 14), mention.at)) === true ||
        objectAfter?.test(clause.slice(mention.end, mention.end + 8)) === true ||
        (language === "english" && isObjectOfVerb(clause, mention)),
    }));
};

/** "She swallowed the fish and flew away": it is not the fish that flies. */
const isObjectOfVerb = (clause: string, { at, end }: Pick<Mention, "at" | "end">): boolean =>
  TAKES_OBJECT.test(clause.slice(0, at)) && GOES_ON.test(clause.slice(end));
const TAKES_OBJECT =
  /(?:^\s*(?:and |then )?|\p{L}\s+)(?:\p{L}+ly\s+)?(?:swallowed|ate|caught|fed|stroked|patted|lifted|held|grabbed|pushed|pulled|found|saw|spotted|noticed|watched|followed|led|chased|thanked|licked|washed|woke|rescued|freed|untied|bit|scolded|praised|hit|kicked|hugged|kissed|carried|wrapped|tucked|picked up|put down|left|passed|greeted|dragged|threw|took|helped|joined|covered|served)\s+(?:(?:the|an?|his|her|their|its|my|our)\s+)?(?:\p{L}+\s+)?$/iu;
const GOES_ON =
  /^\s*(?:$|(?:and|then|but|in|on|at|to|into|from|out|up|down|over|through|home|back|off|away|by|with)\b)/i;

const NEW = /\b(?:an?|another|one|some) (?:[\w-]+ ){0,2}$/i;

/** Those of the present whom no later clause introduces: "They climbed the dune. They asked a man". */
export const metBy = (later: readonly string[], present: readonly KnownMember[]): readonly KnownMember[] => {
  const rest = later.join(". ").toLowerCase();
  const areSeveral = present.filter(isPerson).length > 1;
  const met = present.filter(
    (known) =>
      !known.member.name.startsWith("the ") ||
      // "They ate their bread. The eagle drew its circles".
      !(isIntroducedIn(rest, known.aliases) || (areSeveral && !isPerson(known))),
  );
  return met.length > 0 ? met : present;
};

const isPerson = ({ member }: KnownMember): boolean => personNoun(member.kind)?.isHuman === true;

/** The source of a pattern for an alias, whichever apostrophe is typed. */
export const looseAlias = (alias: string): string => alias.replace(/[^\p{L}\s-]/gu, ".");

const isIntroducedIn = (text: string, aliases: readonly string[]): boolean =>
  aliases.some((alias) => new RegExp(`\\ban? (?:[\\w-]+ )?${looseAlias(alias)}\\b`, "u").test(text));

const positionsOf = (low: string, alias: string): { at: number; end: number }[] => {
  const bare = alias.toLocaleLowerCase().replace(/^(?:the|her|his|their|its) /, "");
  if (bare.length < 2 && bare !== "i") return [];
  const isSpelled = /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(bare);
  const escaped = escapePattern(bare);
  // Endings of names are short; "went" is no "we".
  const pattern = isSpelled ? `(?<!\\p{L})${escaped}(?!\\p{L}{${bare.length < 3 ? 1 : 3}}|y(?!\\p{L}))` : escaped;
  return [...low.matchAll(new RegExp(pattern, "gu"))].map(({ index, 0: found }) => ({
    at: index,
    end: index + found.length,
  }));
};
