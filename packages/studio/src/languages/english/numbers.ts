const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const scales = [
  [1e12, "trillion"],
  [1e9, "billion"],
  [1e6, "million"],
  [1e3, "thousand"],
  [100, "hundred"],
] as const;
const irregular: Readonly<Record<string, string>> = {
  one: "first",
  two: "second",
  three: "third",
  five: "fifth",
  eight: "eighth",
  nine: "ninth",
  twelve: "twelfth",
};

/** 1234 is "one thousand two hundred thirty four". */
export const cardinal = (value: number): string => {
  for (const [size, name] of scales) {
    if (value < size) continue;
    const rest = value % size;
    return `${cardinal(Math.floor(value / size))} ${name}${rest === 0 ? "" : ` ${cardinal(rest)}`}`;
  }
  if (value < 20) return small[value] ?? "";
  return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? "" : ` ${small[value % 10]}`}`;
};

/** 21 is "twenty first". */
export const ordinal = (value: number): string => {
  const words = cardinal(value).split(" ");
  const last = words.pop() ?? "";
  return [...words, irregular[last] ?? (last.endsWith("y") ? `${last.slice(0, -1)}ieth` : `${last}th`)].join(" ");
};

/** 1969 is "nineteen sixty nine", 1905 "nineteen oh five", 2005 "two thousand five". */
export const year = (value: number): string => {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (century % 10 === 0) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? "oh " : ""}${cardinal(rest)}`;
};

/** "042" is "zero four two". */
export const digits = (number: string): string => Array.from(number, (digit) => small[Number(digit)]).join(" ");
