/** Percent of the countries that this fake knows. In all others there is no tax. */
const percentByCountry: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  CH: 8.1,
  DE: 19,
  ES: 21,
  FR: 20,
  GB: 20,
  IE: 23,
  IT: 22,
  NL: 21,
  PL: 23,
  PT: 23,
  SE: 25,
};

interface Rule {
  /** The buyer has a VAT id and pays the tax themselves. */
  readonly isReversed: boolean;
  readonly behavior: string | undefined;
}

/** The tax of an amount in cents: the part of it that is tax, or what is added to it. */
export const taxOf = (amount: number, country: string | null, { isReversed, behavior }: Rule): number => {
  const percent = isReversed ? 0 : (percentByCountry[country ?? ""] ?? 0);
  return Math.round(behavior === "exclusive" ? (amount * percent) / 100 : (amount * percent) / (100 + percent));
};
