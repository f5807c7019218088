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
    // Who is lost at first is not who acts.
    const isFirst = at === 0 && (!isTold || telling.premises.lost?.test(clause.text) === true);
    const other = isFirst || clause.other || acting === hero ? undefined : acting;
    return other ? { ...clause, other } : clause;
  });
};

/** In a story of "I", "he" is who was spoken of before; in one of "he", "she" is somebody else. */
export const withPronouns = <T extends Clause>(
  clauses: readonly T[],
  { speaker }: Voice,
  { hero, others }: { readonly hero: Named; readonly others: readonly Named[] },
): readonly T[] => {
  let before: Named | undefined;
  return clauses.map((clause) => {
    const isBefore = clause.pronoun === before?.person || (clause.pronoun === "she" && before?.person === "they");
    const other = clause.other ?? (speaker && clause.pronoun && isBefore ? before : undefined);
    before = other ?? before;
    if (!speaker && isOfOther(clause, hero)) {
      const known = others.find(({ person }) => person === clause.pronoun);
      return known ? { ...clause, other: known } : { ...clause, isEverybody: true };
    }
    return other ? { ...clause, other } : clause;
  });
};

/** "Le chat vole … elle décide": the pronoun is not the hero's. */
const isOfOther = ({ text, pronoun, other }: Clause, { person }: Named): boolean =>
  other === undefined &&
  !IMPERSONAL.test(text) &&
  pronoun !== undefined &&
  (person === "he" || person === "she") &&
  pronoun !== person;
const IMPERSONAL = /(?<!\p{L})il (?:n['’])?(?:y a|pleut|neige|fait|faut|est (?:tard|temps|tôt))(?!\p{L})/iu;
