import type { LanguageId } from "#contract/catalogue/languages.ts";
import type { CastMember } from "../story/story.ts";
import { type SpeechRules, speechRules } from "./speech-rules.ts";

/** The names of a film's characters in a text. */
export interface SpeakerNames {
  /** A pattern of any of the names, with the words that may stand before it. It captures the name as `name` or `noun`. */
  readonly named: string;
  /** A pattern of any of the names alone, without groups that capture. */
  readonly bare: string;
  /** The id of the character with this name. */
  readonly idOf: (name: string) => string | undefined;
}

/** No letter before or after: only whole words are names. */
export const wordStart = "(?<![\\p{L}\\p{M}\\p{N}])";
export const wordEnd = "(?![\\p{L}\\p{M}\\p{N}])";

/** The names of a cast; undefined if it has none. A name that two characters share names neither. */
export const speakerNames = (cast: readonly CastMember[], language: LanguageId): SpeakerNames | undefined => {
  const rules = speechRules[language];
  const owners = new Map<string, Set<string>>();
  for (const { id, name } of cast)
    for (const alias of aliasesOf(plain(name), rules)) {
      const key = alias.toLowerCase();
      owners.set(key, new Set([...(owners.get(key) ?? []), id]));
    }
  const ids = new Map([...owners].flatMap(([alias, [id, other]]) => (id && !other ? [[alias, id] as const] : [])));
  if (ids.size === 0) return undefined;
  const aliases = [...ids.keys()].sort((one, other) => other.length - one.length);
  const proper = new Set(cast.flatMap(({ name }) => aliasesOf(plain(name), rules).filter(isProper)).map(lower));
  return {
    named: patternOf(aliases, proper, rules),
    bare: within(`(?:${aliases.map(escaped).join("|")})`, rules),
    idOf: (name) => ids.get(lower(name)) ?? ids.get(lower(withoutArticle(name, rules))),
  };
};

/** Without marks that a text may leave out: the vowels of Arabic, and signs that are not seen. */
export const plain = (text: string): string => text.replace(/[\u064b-\u0652\u0640\u200b-\u200f]/g, "");

const lower = (text: string): string => text.toLowerCase();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const isProper = (name: string): boolean => !/^\p{Ll}/u.test(name);

/** A character's name, and its noun alone: "the old owl", "old owl", "owl". */
const aliasesOf = (name: string, rules: SpeechRules): readonly string[] => {
  const { noun } = rules;
  const full = name.trim().replace(/\s+/g, " ");
  if (!/\p{L}/u.test(full)) return [];
  const bare = withoutArticle(full, rules);
  const words = bare.split(" ");
  const single = noun === "whole" || words.length > 3 ? undefined : noun === "first" ? words[0] : words.at(-1);
  const ownNames = words.filter((word) => /^\p{Lu}\p{Ll}{2,}/u.test(word));
  const last = single && single.length > 2 ? [single] : [];
  return [...new Set([full, bare, ...ownNames, ...last])].filter((alias) => alias !== "");
};

/** "the old owl": "old owl". In Arabic, "and" may be written before the article. */
const withoutArticle = (name: string, { lead, joinedArticle }: SpeechRules): string => {
  if (joinedArticle) return name.replace(new RegExp(`^[وف]?${joinedArticle}(?=\\p{L}{2})`, "u"), "");
  return lead ? name.replace(new RegExp(`^(?:(?:${lead})(?:\\s+|(?<=['’])))+`, "iu"), "") : name;
};

const within = (name: string, { isUnspaced, particle, joinedArticle }: SpeechRules): string => {
  if (isUnspaced) return name;
  const pattern = joinedArticle ? `(?:${joinedArticle})?${name}` : name;
  // In Korean the particle is written with the name.
  return particle && !particle.includes("\\s") ? wordStart + pattern : wordStart + pattern + wordEnd;
};

/** A common noun may have an article, and is not the first word of a longer noun: "the fox cub". */
const patternOf = (
  aliases: readonly string[],
  proper: ReadonlySet<string>,
  { lead, joinedArticle, follow, hasBareNames, beforeName, isUnspaced, particle }: SpeechRules,
): string => {
  const any = (list: readonly string[]) => list.map(escaped).join("|");
  if (isUnspaced || (particle && !particle.includes("\\s"))) {
    // "王后玛拉", "兄のけんた": a title is no part of a noun's own name.
    const isTitled = beforeName && proper.size > 0;
    return `${isUnspaced ? "" : wordStart}${isTitled ? `(?:${beforeName})?` : ""}(?<name>${any(aliases)})`;
  }
  const articles = lead ? `(?:(?:${lead})(?:\\s+|(?<=['’]))){0,3}` : "";
  const before = joinedArticle ? `(?:${joinedArticle})?` : articles;
  const after = follow ? `(?=\\s*(?:[^\\p{L}\\p{M}\\p{N}\\s'’]|$)|\\s+(?:${follow})${wordEnd})` : "";
  const called = beforeName ? `(?:${beforeName})?` : "";
  const persons = aliases.filter((alias) => proper.has(alias));
  const nouns = aliases.filter((alias) => !proper.has(alias));
  const kinds = [
    ...(persons.length > 0
      ? [`${called}${hasBareNames ? "" : before}(?<name>${any(persons)})${wordEnd}(?!['’]\\p{L})`]
      : []),
    ...(nouns.length > 0 ? [`${before}(?<noun>${any(nouns)})${wordEnd}${after}`] : []),
  ];
  return `${wordStart}(?:${kinds.join("|")})`;
};
