const NUMBERS =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const TENS: Readonly<Record<string, number>> = {
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
};

/** A number in words or digits, exact up to twenty; undefined for other words. */
export const yearsIn = (word: string): number | undefined => {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const at = NUMBERS.indexOf(word);
  return at >= 0 ? at + 1 : TENS[word.split("-")[0] ?? ""];
};

/** The years of "a nine-year-old girl", whose hyphens are no tokens. */
export const yearsBefore = (tokens: readonly { readonly low: string }[], at: number): number | undefined => {
  const [number, unit, old] = tokens.slice(Math.max(0, at - 3), at).map(({ low }) => low);
  return old === "old" && /^years?$/.test(unit ?? "") ? yearsIn(number ?? "") : undefined;
};
