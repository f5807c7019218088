/** The maximum number of characters. */
export const maxPromptLength = 30_000;
export const maxFullStoryLength = 60_000;
