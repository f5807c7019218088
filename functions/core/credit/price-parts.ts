import { shares } from "./price-shares.ts";

type Part = keyof typeof shares;

/** Splits a price into whole credits per part of the work; largest remainders get what rounding leaves. */
export const partsOf = (price: number): Record<Part, number> => {
  // The keys of `shares` are its parts.
  const parts = (Object.keys(shares) as Part[]).map((part) => {
    const hundredths = price * shares[part];
    return { part, whole: Math.floor(hundredths / 100), rest: hundredths % 100 };
  });
  const left = price - parts.reduce((sum, { whole }) => sum + whole, 0);
  const first = new Set([...parts].sort((a, b) => b.rest - a.rest).slice(0, left));
  const of = (name: Part) =>
    parts.reduce((sum, each) => (each.part === name ? sum + each.whole + (first.has(each) ? 1 : 0) : sum), 0);
  return { story: of("story"), voices: of("voices"), pictures: of("pictures"), film: of("film") };
};
