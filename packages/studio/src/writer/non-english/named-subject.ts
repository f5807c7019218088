import type { NonEnglish } from "../../languages/index.ts";
import type { Gender } from "../../languages/pack.ts";
import { genderOfMember } from "../people/gender-of-member.ts";
import { otherCast } from "../people/other-cast.ts";
import { ideaPatterns } from "./idea-patterns.ts";
import { otherOutline } from "./other-outline.ts";
import type { Subject } from "./subject.ts";

interface Known {
  readonly idea: string;
  readonly isOwn: boolean;
  readonly language: NonEnglish;
  /** The hero that the user named. */
  readonly hero: { readonly name: string; readonly gender: Gender } | undefined;
}

/** The subject with the idea's own words for the place, and with the hero's name, by which lines call it: the user's, or the one in the idea. */
export const namedSubject = (given: Subject, { idea, isOwn, language, hero }: Known): Subject => {
  const phrase = isOwn && ideaPatterns[language] ? otherOutline(idea, language).place : undefined;
  const place = phrase && phrase.charAt(0).toLocaleLowerCase() + phrase.slice(1);
  const subject = place ? { ...given, place } : given;
  const named = hero ?? (isOwn ? nameIn(idea, language) : undefined);
  if (!named) return subject;
  const [lead, ...rest] = subject.heroes;
  const { name, gender } = named;
  const known = lead ?? { kind: gender === "she" ? "girl" : "boy", traits: [] };
  return { ...subject, heroes: [{ ...known, first: name, again: name, gender }, ...rest] };
};

const nameIn = (idea: string, language: NonEnglish): { name: string; gender: Gender } | undefined => {
  const [lead] = otherCast(idea, language);
  if (!lead || lead.noun === lead.member.name.toLocaleLowerCase() || !/\p{L}{2}/u.test(lead.member.name))
    return undefined;
  return { name: lead.member.name, gender: genderOfMember(lead.member) ?? "he" };
};
