/** The credit packages. `amount` is the price in US cents, `bonus` the percentage of extra credits. */
export const packages = [
  { id: "starter", label: "Starter", amount: 100, credits: 10, bonus: 0 },
  { id: "basic", label: "Basic", amount: 2_000, credits: 200, bonus: 0 },
  { id: "professional", label: "Professional", amount: 5_000, credits: 550, bonus: 10 },
  { id: "business", label: "Business", amount: 10_000, credits: 1_200, bonus: 20 },
  { id: "premium", label: "Premium", amount: 20_000, credits: 2_600, bonus: 30 },
  { id: "enterprise", label: "Enterprise", amount: 50_000, credits: 7_000, bonus: 40 },
] as const;

/** Credits per US dollar, without a bonus. */
export const creditsPerDollar = 10;
