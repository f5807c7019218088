import type { KnownMember } from "../people/known-member.ts";
import { looseAlias } from "./mentions.ts";

/** "Out of the top climbed the eleventh snail": of a group of whom a moment names only one, one is shown. */
export const withOneOfGroup = (
  shown: readonly KnownMember[],
  moment: string,
  known: readonly KnownMember[],
): KnownMember[] =>
  shown.filter((one, at) => {
    const isRepeated = shown.slice(0, at).some((other) => isSameGroup(one, other));
    const isGroup = known.some((other) => other !== one && isSameGroup(one, other));
    return !(isRepeated && isGroup && namesOnlyOne(moment, one));
  });

const isSameGroup = (one: KnownMember, other: KnownMember): boolean =>
  one.aliases.length > 1 && one.member.name === other.member.name && one.aliases.join() === other.aliases.join();

const namesOnlyOne = (moment: string, { aliases }: KnownMember): boolean => {
  const low = moment.toLowerCase();
  const has = (alias: string): boolean => new RegExp(`(?<!\\p{L})${looseAlias(alias)}(?!\\p{L})`, "u").test(low);
  const [single, ...plurals] = [...aliases].sort((a, b) => a.length - b.length);
  return single !== undefined && has(single) && !plurals.some(has) && !/\bthe(?:y|m|ir)\b/.test(low);
};
