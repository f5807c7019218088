import type { CastMember } from "../../vocabulary.ts";
import type { Foreign } from "../languages.ts";
import { MOST_IN_A_CAST } from "../plan/cast.ts";
import { asToldOf } from "../plan/man-or-woman.ts";
import { nameOfKind } from "./nouns/kinds.ts";
import { nounOf } from "./nouns/noun.ts";
import type { Subject } from "./premise.ts";
import { bare } from "./tell.ts";

interface Called {
  readonly language: Foreign;
  readonly isOwn: boolean;
  readonly subject: Subject;
  readonly heroName: string | undefined;
}

/** Those whom the story tells of come first, called as it calls them; others whom the idea names may be seen too. */
export const castFor = ({ language, isOwn, subject, heroName }: Called, seen: readonly CastMember[]): CastMember[] => {
  const told = isOwn
    ? []
    : subject.heroes.map(({ kind, traits, gender, again }) => ({
        kind,
        traits: [...new Set([...traits, ...asToldOf(kind, gender)])],
        name: bare(again),
      }));
  const called = ({ kind, name }: CastMember): string =>
    isOwn ? name : bare(nounOf(nameOfKind(kind), language)?.again ?? name);
  const others = seen
    .filter(({ kind }) => told.every((each) => each.kind !== kind))
    .map((member) => ({ ...member, name: called(member) }));
  // Whoever stands for a cast that nobody named is not there besides the heroes.
  const all = told.length > 0 && seen.every(({ name }) => name === "") ? told : [...told, ...others];
  return all.slice(0, MOST_IN_A_CAST).map((member, at) => ({
    ...member,
    id: at === 0 ? "hero" : `cast-${at + 1}`,
    name: (at === 0 && (heroName || subject.name)) || member.name,
  }));
};
