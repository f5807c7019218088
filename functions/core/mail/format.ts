import type { LanguageTag } from "#contract/catalogue/languages.ts";

/** Dates, times, numbers and money in one language. All languages write digits as the site does. */
export interface Formats {
  /** A day: `8 January 2026`. */
  readonly day: (at: string) => string;
  /** A time of day in UTC: `01:00`. */
  readonly clock: (at: string) => string;
  readonly number: (value: number) => string;
  /** Money from its smallest unit: `$20.00`. */
  readonly money: (cents: number, currency: string) => string;
  readonly pluralOf: (count: number) => Intl.LDMLPluralRule;
}

export const formatsOf = (tag: LanguageTag): Formats => {
  const latin = `${tag}-u-nu-latn`;
  const [dates, amounts] = tag === "en" ? ["en-GB", "en-US"] : [latin, latin];
  const days = new Intl.DateTimeFormat(dates, { dateStyle: "long", timeZone: "UTC" });
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" } as const;
  const clocks = new Intl.DateTimeFormat(dates, clock);
  const numbers = new Intl.NumberFormat(latin);
  const rules = new Intl.PluralRules(tag);
  return {
    day: (at) => days.format(new Date(at)),
    clock: (at) => clocks.format(new Date(at)),
    number: (value) => numbers.format(value),
    money: (cents, currency) => new Intl.NumberFormat(amounts, { style: "currency", currency }).format(cents / 100),
    pluralOf: (count) => rules.select(count),
  };
};
