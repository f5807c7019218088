import type { Narration } from "../pack.ts";

/** A year is read digit by digit: "1969年". */
export const sayChineseYear: Narration["sayWord"] = (word, next) => {
  const bare = word.replace(/^[^\p{L}\p{N}\p{Sc}#&%-]+/u, "");
  return /^\d{4}$/.test(bare) && next.startsWith("年") ? digitByDigit(bare) : undefined;
};

const digitByDigit = (digits: string): string =>
  Array.from(digits, (digit) => "零一二三四五六七八九"[Number(digit)]).join("");
