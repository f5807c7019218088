/** The most characters of what a user writes. */
export const promptMaximum = 30_000;
export const fullStoryMaximum = 60_000;
