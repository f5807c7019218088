import { isSame, type OutlineCharacter } from "./outline.ts";

type Fits = (given: OutlineCharacter, known: OutlineCharacter, isSamePlace: boolean) => boolean;

/** The character of the idea that a given one stands for: of the same name, of the same kind, or at the same place. */
export const characterBefore = (
  read: readonly OutlineCharacter[],
  given: readonly OutlineCharacter[],
  at: number,
): OutlineCharacter | undefined => {
  const matches = new Map<number, OutlineCharacter>();
  for (const fits of rules)
    given.forEach((each, of) => {
      if (matches.has(of)) return;
      const taken = [...matches.values()];
      const found = read.find((known, index) => !taken.includes(known) && fits(each, known, index === of));
      if (found) matches.set(of, found);
    });
  return matches.get(at);
};

/** From the surest to the least sure. */
const rules: readonly Fits[] = [
  ({ name }, known) => Boolean(name) && isSame(name, known.name),
  ({ name, kind }, known) => Boolean(kind) && isSame(kind, known.kind) && (!name || !known.name),
  ({ kind }, known, isSamePlace) => isSamePlace && (!kind || isSame(kind, known.kind)),
  (_, __, isSamePlace) => isSamePlace,
];
