/** The most characters of what a user writes. */
export const maxPromptLength = 30_000;
export const maxFullStoryLength = 60_000;
