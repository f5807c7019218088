import type { Clause, ClauseTelling, Voice } from "../../../languages/clause-telling.ts";
import type { Named } from "../../../languages/pack.ts";

/** The part of a name that a clause has without an article or an ending. */
const stemOf = ({ name }: Named): string => name.replace(/^ال/u, "").replace(/(?:টি|টা)$/u, "");

/** Who acts in a later clause and is known from the whole idea. */
export const withSubjects = <T extends Clause>(
  clauses: readonly T[],
  {
    telling,
    hero,
    others,
    isTold,
  }: {
    readonly telling: ClauseTelling;
    readonly hero: Named;
    readonly others: readonly Named[];
    /** Who tells is the hero. */
    readonly isTold: boolean;
  },
): readonly T[] => {
  const { isSubject } = telling;
  if (!isSubject) return clauses;
  return clauses.map((clause, at) => {
    const acting = [hero, ...others]
      .filter(({ name }) => name !== "" && isSubject(clause.text, name))
      .sort((a, b) => clause.text.indexOf(stemOf(a)) - clause.text.indexOf(stemOf(b)))[0];
    const other = (at === 0 && !isTold) || clause.other || acting === hero ? undefined : acting;
    return other ? { ...clause, other } : clause;
  });
};

/** In a story of "I", "he" is who was spoken of before. */
export const withPronouns = <T extends Clause>(clauses: readonly T[], { speaker }: Voice): readonly T[] => {
  let before: Named | undefined;
  return clauses.map((clause) => {
    const isBefore = clause.pronoun === before?.person || (clause.pronoun === "she" && before?.person === "they");
    const other = clause.other ?? (speaker && clause.pronoun && isBefore ? before : undefined);
    before = other ?? before;
    return other ? { ...clause, other } : clause;
  });
};
