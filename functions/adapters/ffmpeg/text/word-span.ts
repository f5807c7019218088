/** A word of a line, by character offsets. */
interface Place {
  readonly from: number;
  readonly until: number;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const leftToRight = /[A-Za-z\u00c0-\u024f\u0370-\u052f]/u;

/** The left and right edge of a word in its line, from the line's left edge, in the unit of `measure`. */
export const wordSpan = (
  line: string,
  word: Place,
  measure: (text: string) => number,
  lineRunsLeft: boolean,
): readonly [left: number, right: number] => {
  const whole = measure(line);
  // Measured as a rest of the whole line, because a trailing space has no width.
  const before = ({ from }: Place): number => whole - measure(line.slice(from));
  const through = ({ until }: Place): number => measure(line.slice(0, until));
  if (!lineRunsLeft) return [before(word), through(word)];
  const run = runOf(line, word);
  if (!run) return [whole - through(word), whole - before(word)];
  const text = line.slice(run.from, run.until);
  const from = Math.max(0, word.from - run.from);
  const left = whole - through(run);
  return [left + measure(text) - measure(text.slice(from)), left + measure(text.slice(0, word.until - run.from))];
};

/** The left-to-right run that contains the word in a right-to-left line; undefined if the word is right-to-left. */
const runOf = (line: string, { from, until }: Place): Place | undefined => {
  const word = line.slice(from, until);
  if (rightToLeft.test(word) || !leftToRight.test(word)) return undefined;
  let [start, end] = [from, until];
  while (start > 0 && !rightToLeft.test(line.charAt(start - 1))) start--;
  while (end < line.length && !rightToLeft.test(line.charAt(end))) end++;
  while (!leftToRight.test(line.charAt(start))) start++;
  while (!leftToRight.test(line.charAt(end - 1))) end--;
  return { from: start, until: end };
};
