import type { ClauseTelling } from "./clause-telling.ts";

/** What a language leaves empty if its stories have the sentences of an idea as they stand: no words are taken out of them. */
export const asTheyStand = {
  ownHero: () => undefined,
  wordsOf: () => ({}),
  formsOfOther: () => ({}),
  pastTense: /(?!)/u,
  pronouns: {},
} satisfies Partial<ClauseTelling>;
