/** A word of a line, by its characters. */
interface Place {
  readonly from: number;
  readonly until: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const leftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/u;

/** From where to where a word stands in its line, from the line's left edge, as wide as `measure` says. */
export const wordSpan = (
  line: string,
  word: Place,
  measure: (text: string) => number,
  lineRunsLeft: boolean,
): readonly [left: number, right: number] => {
  const whole = measure(line);
  // Measured without a space at either end, which has no width of its own there.
  const before = ({ from }: Place): number => whole - measure(line.slice(from));
  const through = ({ until }: Place): number => measure(line.slice(0, until));
  if (!lineRunsLeft) return [before(word), through(word)];
  const run = attemptOf(line, word);
  if (!run) return [whole - through(word), whole - before(word)];
  const text = line.slice(run.from, run.until);
  const from = Math.max(0, word.from - run.from);
  const left = whole - through(run);
  return [left + measure(text) - measure(text.slice(from)), left + measure(text.slice(0, word.until - run.from))];
};

/** The words from left to right of which this is one, where a line runs the other way: they keep their own order. */
const attemptOf = (line: string, { from, until }: Place): Place | undefined => {
  const word = line.slice(from, until);
  if (rightToLeft.test(word) || !leftToRight.test(word)) return undefined;
  let [start, end] = [from, until];
  while (start > 0 && !rightToLeft.test(line.charAt(start - 1))) start--;
  while (end < line.length && !rightToLeft.test(line.charAt(end))) end++;
  while (!leftToRight.test(line.charAt(start))) start++;
  while (!leftToRight.test(line.charAt(end - 1))) end--;
  return { from: start, until: end };
};
