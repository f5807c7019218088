import type { ClauseAction } from "./clause-action.ts";
import type { Turn } from "./clause-turn.ts";
import type { Clause } from "./clauses.ts";

/**
 * Where the last event of an idea begins, with which its story comes out: what leads up to it is told before, and little
 * after it. The index of a sentence, or -1 where the last sentence only says how things are or what is wanted.
 */
export const climaxOf = (
  clauses: readonly Clause[],
  turns: readonly Turn[],
  actions: readonly ClauseAction[],
): number => {
  const last = clauses.length - 1;
  const text = clauses[last]?.text ?? "";
  if (last < 1) return -1;
  const isEvent = !OPEN.has(turns[last] ?? "calm") && !isState(text);
  const isAfterEvent = clauses.slice(0, last).some((each, at) => turns[at] === "wish" || !isState(each.text));
  // "An old man lived by the sea. He found a bottle": what begins the story.
  if (!MARKED.test(text) && !(isEvent && isAfterEvent)) return -1;
  if (BEGINNING.test(text) && !ENDING.test(text) && actions[last]?.by !== "hero") return -1;
  let from = last;
  while (from > 1 && RESULT.test(clauses[from - 1]?.text ?? "")) from--;
  return from;
};

/** What has to be followed by something. */
const OPEN: ReadonlySet<Turn> = new Set<Turn>(["wish", "fear", "quarrel", "weakness"]);

const MARKED =
  /^(?:But |And |So )?(?:Then|In the end|At last|At the end|Finally|Eventually|Only then|From then on|Since then|After that)\b|\bstill (?:waiting|there|waited)\b|\b(?:in the end|at the end|finally|at last|eventually)\b/i;
const ENDING = /\b(?:answered|in the end|at last|finally|bloomed|came back|returned|thanked|won|saved|rescued)\b/i;
/** Who comes or knocks begins a story. */
const BEGINNING = /^(?:But |And )?One (?:day|night|morning|evening)\b/i;
/** What the last event only adds to. */
const RESULT = /\b(?:finished|arrived|reached|landed|won|lost the|came back|came home|returned|got there)\b/i;

/** How things are or what is always done: "She never opened it", "They crossed it every Sunday". */
const isState = (text: string): boolean => STATE.test(text) || HABIT.test(text);
const STATE =
  /^(?:But |And |So |Now |There )?(?:(?:the|an?|his|her|their|its|my|our|all|both|two|three) )?(?:\S+ ){1,4}?(?:was|were|had(?! to\b)|had been|had to|could|did not|knew|lived|loved|liked|hated|lay|stood|seemed|looked like|thought|believed|wore|worked|belonged|hoped|wanted|needed)\b/i;
const HABIT =
  /\b(?:never|always|every (?:day|night|morning|evening|week|month|year|spring|summer|autumn|winter|time|sunday|monday|tuesday|wednesday|thursday|friday|saturday))\b/i;
