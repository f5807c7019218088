import { event } from "../../event.ts";

/** Words for how it comes out: after such a sentence there is nothing left to tell. */
const SETTLED =
  "in the end|at the end|finally|at last|eventually|until|from then on|ever since|after that|realis\\w+|realiz\\w+|turned out|turns out|managed|succeeded|happily|saved|won|forgave|learn(?:ed|t) (?:that|to)";

/** A sentence with these words that settles nothing: a story may follow it. */
export const unsettled = (words: string, without = "xyz"): RegExp =>
  event(`^(?!.*\\b(?:${SETTLED}|${without})\\b)[^.]*?\\b(?:${words})\\b[^.]*`);
