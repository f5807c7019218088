import { escapePattern } from "../escape-pattern.ts";
import type { KnownMember } from "../people/known-member.ts";

/**
 * Whether what an English moment tells brings somebody into its picture who was in none before. "The fault of a fox" and
 * "far below the emperor" name people who need not be there.
 */
export const entersIn = (told: string, { aliases }: KnownMember): boolean => {
  const words = aliases.map((alias) => escapePattern(alias.replace(/^(?:the|her|his|their|its) /, ""))).join("|");
  const mentions = [...told.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "giu"))];
  return mentions.length === 0 || !mentions.every(({ index }) => ONLY_NAMED.test(told.slice(0, index)));
};

/** Before a noun that stands for somebody who need not be there; "in front of the king" and "one of the boys" show them. */
const ONLY_NAMED =
  /(?:(?<!\b(?:front|sight|hold|side|feet|foot|hands?|arms?|lap|shoulders?|back|presence|eyes|face|ahead|company|out|care|both|all|each|most|many|some|any|none|one|two|three|four|five|pair|group|crowd|herd|flock|line|row|top|end|edge|middle|circle|instead|help) )\bof|\b(?:so |too )?far (?:below|above|from)|\bthan|\blike|\bbecause of|\binstead of|\bthoughts? of) (?:(?:the|an?|his|her|their|my|our|its|some|any|every) )?(?:[\p{Ll}-]+ )?$/iu;
