import { ideaRows } from "./ideas.ts";

/** An idea as a person would type it, and what a reader expects of its film. */
export interface BenchIdea {
  readonly idea: string;
  readonly type: string;
  /** The hero's name, or the noun of the hero. */
  readonly hero: string;
  /** The kinds that the hero may be drawn as. */
  readonly drawn: string;
  /** Other characters, by name or noun. */
  readonly others?: string;
  /** Words of the place that the film must name. */
  readonly place?: string;
  /** Words of the wish, action or end that the film must tell. */
  readonly wish?: string;
}

export const ideas: readonly BenchIdea[] = ideaRows.map(
  ([type, idea, hero, drawn, others = "", place = "", wish = ""]) => ({
    type: `${type}_story`,
    idea,
    hero,
    drawn,
    others,
    place,
    wish,
  }),
);
