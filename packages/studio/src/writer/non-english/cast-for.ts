import type { NonEnglish } from "../../languages/index.ts";
import type { CastMember } from "../../vocabulary.ts";
import { MAX_CAST } from "../plan/cast.ts";
import { genderTraits } from "../plan/grammatical-gender.ts";
import { nounOfKind } from "./noun-of-kind.ts";
import { nounOf } from "./nouns.ts";
import type { Subject } from "./subject.ts";
import { withoutVowelMarks } from "./subject-lines.ts";

interface StoryHeroes {
  readonly language: NonEnglish;
  readonly isOwn: boolean;
  readonly subject: Subject;
  readonly heroName: string | undefined;
}

/** The story's heroes first, named as in the story, then others that the idea names. */
export const castFor = (
  { language, isOwn, subject, heroName }: StoryHeroes,
  seen: readonly CastMember[],
): CastMember[] => {
  const heroes = isOwn
    ? []
    : subject.heroes.map(({ kind, traits, gender, again }) => ({
        kind,
        traits: [...new Set([...traits, ...genderTraits(kind, gender)])],
        name: withoutVowelMarks(again),
      }));
  const nameOf = ({ kind, name }: CastMember): string =>
    isOwn ? name : withoutVowelMarks(nounOf(nounOfKind(kind), language)?.again ?? name);
  const others = seen
    .filter(({ kind }) => heroes.every((each) => each.kind !== kind))
    .map((member) => ({ ...member, name: nameOf(member) }));
  // `seen` has one member without a name where the idea names no one: it does not appear beside the heroes.
  const all = heroes.length > 0 && seen.every(({ name }) => name === "") ? heroes : [...heroes, ...others];
  return all.slice(0, MAX_CAST).map((member, at) => ({
    ...member,
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name: (at === 0 && (heroName || subject.name)) || member.name,
  }));
};
