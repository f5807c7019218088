import { languageOf } from "../../languages/index.ts";
import { englishCast } from "./english-cast.ts";
import type { KnownMember } from "./known-member.ts";
import { otherCast } from "./other-cast.ts";

const MAX_READ = 12_000;
const MIN_TEXT = 400;
const PRONOUN = /\b(?:he|she|him|hers?|his|i|me|my)\b/i;

/** The cast of a text, the hero first: people with and without names, and animals that the text has as such. */
export const readCast = (text: string, language: string, heroName?: string): KnownMember[] => {
  const opening = text.slice(0, MAX_READ);
  const known = languageOf(language);
  const cast = known === "english" ? englishCast(opening, heroName) : otherCast(opening, known, heroName);
  if (cast.length > 0) return cast;
  // A longer text that names no one shows its places.
  if (known === "english" && text.length > MIN_TEXT && !heroName?.trim() && !PRONOUN.test(opening)) return [];
  const member = { id: "hero", name: heroName?.trim() ?? "", kind: "girl", traits: [] };
  return [{ member, aliases: [member.name.toLocaleLowerCase()], gender: "she" }];
};
