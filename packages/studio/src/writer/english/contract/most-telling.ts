import type { Beat } from "../scripts/script.ts";
import { MOST_VARIANTS, OWN_GAPS } from "./words-in-plots.ts";

/** Those of a few lines that say the most of an idea: about such a hero, with its companion, with its own words. */
export const mostTelling = (lines: readonly string[]): string[] => {
  const isOfSort = (line: string): boolean => /^[*%@]/.test(line);
  const isOfCompany = (line: string): boolean => /\{(?:talker|beast|mate)\}/i.test(line);
  const isOfIdea = (line: string): boolean => OWN_GAPS.test(line);
  for (const isBetter of [isOfSort, isOfCompany, isOfIdea]) {
    const better = lines.filter(isBetter);
    if (better.length > 0 && lines.length < MOST_VARIANTS) return better;
  }
  return [...lines];
};

/** A paragraph of a story for a subject, which names its things wherever it has to. */
export const isOfSubject = ([, ...lines]: Beat): boolean => lines.some((line) => line.startsWith("=#"));
