import type { ArcStory } from "../arc.ts";

/** A story of two as one of them tells it: "they" becomes "we". Not for stories in which "they" are others. */
export const asWe = ({ after, end }: ArcStory): ArcStory => ({
  after: after.map(([rank, ...lines]) => [rank, ...lines.map(inFirst)]),
  end: end.map(([rank, ...lines]) => [rank, ...lines.map(inFirst)]),
});

const inFirst = (line: string): string =>
  line
    .replace(/\bthose two\b/g, "us")
    .replace(/\bThey\b/g, "We")
    .replace(/\bthey\b/g, "we")
    .replace(/\bthem\b/g, "us")
    .replace(/\btheir\b/g, "our");
