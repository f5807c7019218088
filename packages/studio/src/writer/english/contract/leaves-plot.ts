import type { Plot } from "../plots/plot.ts";
import type { PlotFacts } from "../plots/plot-facts.ts";
import { plotsFor } from "../plots/rules.ts";
import { isSituationPlot } from "../plots/wide-plots.ts";
import type { Clause } from "./clauses.ts";
import { knowsSentence } from "./knows-idea.ts";
import type { IdeaReading } from "./subject-of-idea.ts";

/**
 * Whether an idea goes on after the sentences that its plot was chosen by, and tells there an event that the plot knows
 * nothing of: "Finn stole eggs. Then one of them hatched in his paws."
 */
export const leavesPlot = (
  plot: Plot,
  reading: IdeaReading,
  words: Readonly<Record<string, string>>,
  factsOf: (reading: IdeaReading) => PlotFacts,
): boolean => {
  const { clauses, wish, ...rest } = reading;
  const told = Object.values(words);
  if (isSituationPlot(plot) && told.some((each) => names(clauses.at(-1)?.text ?? "", each))) return false;
  const isUnknown = ({ text }: Clause): boolean => isEvent(text) && !knowsSentence(plot, told, text, reading);
  return clauses.some((_, cut) => {
    const after = clauses.slice(cut);
    if (cut === 0 || !after.some(isUnknown)) return false;
    const isWishAfter = after.some((each) => each.wish !== undefined && each.wish === wish);
    const before = { ...rest, clauses: clauses.slice(0, cut), ...(wish !== undefined && !isWishAfter && { wish }) };
    return plotsFor(factsOf(before)).some((group) => group.includes(plot));
  });
};

/** Whether a sentence names a thing that a situation was read with. */
const names = (text: string, phrase: string): boolean => text.includes(phrase.split(" ").at(-1) ?? phrase);

/** What happens or is wanted, and not only how things are. */
const isEvent = (text: string): boolean => !STATE.test(text) || WANTS.test(text);
const STATE =
  /^(?:But |And |So )*(?:\S+ ){1,5}?(?:was|were|had(?! to)|did not|could not|would not|never|felt|lived|looked|liked|loved|knew|believed|thought) /;
const WANTS = /\b(?:wanted|had) to\b/;
