/** A phone as flite reports it: its name and the second at which it ends. */
export type Phone = readonly [name: string, end: number];

const vowels = new Set("aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw".split(" "));

/**
 * When each word begins: the phones that were spoken, matched with the phones of each word by itself.
 * Words change a little in company ("the" before a vowel), so the match is the cheapest one, not an exact one.
 */
export const wordMarks = (
  spoken: readonly Phone[],
  words: readonly (readonly string[])[],
): readonly (number | undefined)[] => {
  const heard = spoken.flatMap(([name], index) =>
    name === "pau" ? [] : [{ name, start: spoken[index - 1]?.[1] ?? 0 }],
  );
  const expected = words.flatMap((phones, word) => phones.map((name) => ({ name, word })));
  const partner = match(
    expected.map((each) => each.name),
    heard.map((each) => each.name),
  );
  const starts: (number | undefined)[] = words.map(() => undefined);
  expected.forEach(({ word }, index) => {
    const found = heard[partner[index] ?? -1];
    if (found && starts[word] === undefined) starts[word] = found.start;
  });
  return starts;
};

const unlike = (one: string, other: string): number => {
  if (one === other) return 0;
  return vowels.has(one) === vowels.has(other) ? 0.6 : 1.4;
};
const skip = 0.8;

/** For each expected name the index of the heard name that it pairs with in the cheapest edit, or -1. */
const match = (expected: readonly string[], heard: readonly string[]): readonly number[] => {
  const width = heard.length + 1;
  const cost = new Float64Array((expected.length + 1) * width);
  const at = (row: number, column: number): number => cost[row * width + column] ?? 0;
  for (let column = 1; column < width; column++) cost[column] = column * skip;
  for (let row = 1; row <= expected.length; row++) {
    cost[row * width] = row * skip;
    for (let column = 1; column < width; column++) {
      cost[row * width + column] = Math.min(
        at(row - 1, column - 1) + unlike(expected[row - 1] ?? "", heard[column - 1] ?? ""),
        at(row - 1, column) + skip,
        at(row, column - 1) + skip,
      );
    }
  }
  const partner: number[] = expected.map(() => -1);
  let row = expected.length;
  let column = heard.length;
  while (row > 0 && column > 0) {
    const here = at(row, column);
    if (here === at(row - 1, column - 1) + unlike(expected[row - 1] ?? "", heard[column - 1] ?? "")) {
      partner[--row] = --column;
    } else if (here === at(row - 1, column) + skip) row--;
    else column--;
  }
  return partner;
};
