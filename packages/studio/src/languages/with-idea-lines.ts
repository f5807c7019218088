type Kind = "people" | "moments" | "companions" | "others" | "anecdotes";
type Lines = Readonly<Record<Kind, readonly string[]>>;

/** The lines of a language with those that are told with the idea's own words. */
export const withIdeaLines = <T extends Lines>(lines: T, own: Lines): T => ({
  ...lines,
  people: [...lines.people, ...own.people],
  moments: [...lines.moments, ...own.moments],
  companions: [...lines.companions, ...own.companions],
  others: [...lines.others, ...own.others],
  anecdotes: [...lines.anecdotes, ...own.anecdotes],
});
