/** A phone as flite reports it: its name and its end in seconds. */
export type Phone = readonly [name: string, end: number];

const vowels = new Set("aa ae ah ao aw ax ay eh er ey ih iy ow oy uh uw".split(" "));

/**
 * Returns the start of each word in seconds, by aligning the spoken phones with the phones of each word spoken alone.
 * Neighbouring words change each other ("the" before a vowel), so the alignment is the one of least edit cost.
 */
export const alignPhones = (
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

const substitutionCost = (one: string, other: string): number => {
  if (one === other) return 0;
  return vowels.has(one) === vowels.has(other) ? 0.6 : 1.4;
};
const skipCost = 0.8;

/** For each expected name the index of its heard name in the alignment of least cost, or -1. */
const match = (expected: readonly string[], heard: readonly string[]): readonly number[] => {
  const width = heard.length + 1;
  const cost = new Float64Array((expected.length + 1) * width);
  const at = (row: number, column: number): number => cost[row * width + column] ?? 0;
  for (let column = 1; column < width; column++) cost[column] = column * skipCost;
  for (let row = 1; row <= expected.length; row++) {
    cost[row * width] = row * skipCost;
    for (let column = 1; column < width; column++) {
      cost[row * width + column] = Math.min(
        at(row - 1, column - 1) + substitutionCost(expected[row - 1] ?? "", heard[column - 1] ?? ""),
        at(row - 1, column) + skipCost,
        at(row, column - 1) + skipCost,
      );
    }
  }
  const partner: number[] = expected.map(() => -1);
  let row = expected.length;
  let column = heard.length;
  while (row > 0 && column > 0) {
    const here = at(row, column);
    if (here === at(row - 1, column - 1) + substitutionCost(expected[row - 1] ?? "", heard[column - 1] ?? "")) {
      partner[--row] = --column;
    } else if (here === at(row - 1, column) + skipCost) row--;
    else column--;
  }
  return partner;
};
