import { type ClauseLines, type Premise, premises, type Turn, turns, type Voice } from "./clause-telling.ts";
import { lines } from "./text-blocks.ts";

interface Section {
  readonly heading: string;
  readonly tell: readonly string[];
  readonly end: readonly string[];
}

/**
 * The lines of a text block. "# wish long" starts those of premises or turns, "# openings", "# mates", "# places",
 * "# between" and "# recalls" those of that name, and "# around sea|beach" those for an idea with a word that the pattern
 * matches. A line that starts with "=" belongs to the end.
 */
export const clauseLinesOf = (block: string): ClauseLines => {
  const sections: readonly Section[] = block
    .split(/^#\s*/m)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [heading = "", ...rest] = lines(part).filter((line) => line !== "");
      return {
        heading,
        tell: rest.filter((line) => !line.startsWith("=")),
        end: rest.filter((line) => line.startsWith("=")).map((line) => line.replace(/^=\s*/, "")),
      };
    });
  const named = (name: string): Section =>
    sections.find(({ heading }) => heading.split(" ").includes(name)) ?? { heading: name, tell: [], end: [] };
  const ofPremise = (premise: Premise): Section => named(premise);
  const ofTurn = (turn: Turn): readonly string[] => named(turn).tell;
  return {
    premises: byName(premises, ofPremise),
    turns: byName(turns, ofTurn),
    openings: named("openings").tell,
    mates: named("mates").tell,
    places: named("places").tell,
    between: named("between").tell,
    recalls: named("recalls").tell,
    around: sections
      .filter(({ heading }) => heading.startsWith(AROUND))
      .map(({ heading, tell }) => ({ words: wordsOf(heading.slice(AROUND.length)), lines: tell })),
  };
};

const AROUND = "around ";
/** The pattern matches the beginnings of words where the script shows them. */
const wordsOf = (pattern: string): RegExp =>
  new RegExp(JOINED.test(pattern) ? pattern : `(?<![\\p{L}\\p{M}])(?:${pattern})`, "iu");
const JOINED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

const byName = <Name extends string, Value>(
  names: readonly Name[],
  linesOf: (name: Name) => Value,
): Readonly<Record<Name, Value>> =>
  // The keys are all names.
  Object.fromEntries(names.map((name) => [name, linesOf(name)])) as Record<Name, Value>;

/** "(looks/looked)": the first in the present, the second in the past. */
export const inTense = (line: string, { isPast }: Voice): string =>
  line.replace(/\(([^()/]*)\/([^()/]*)\)/g, (_, now: string, then: string) => (isPast ? then : now));
