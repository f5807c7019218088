import type { CastMember } from "#studio/vocabulary.ts";
import type { Person } from "./person.ts";
import type { Plot } from "./plot.ts";

/** Who is to be drawn again and again. */
export const castOf = (plot: Plot): CastMember[] => [
  member("hero", plot.hero),
  member("pal", plot.pal),
  ...(plot.arcs.some(({ id }) => id === "rival") ? [member("foe", plot.foe)] : []),
  ...plot.others.map((other, at) => member(`other-${at + 1}`, other)),
];

const member = (id: string, person: Person): CastMember => ({
  id,
  name: person.name ?? person.short,
  kind: person.kind,
  traits: person.adjectives,
});
