/** The maximum number of characters. */
export const maxPromptLength = 30_000;
export const maxFullStoryLength = 60_000;
/** Of one scene that its owner edits. */
export const maxNarrationLength = 2_000;
export const maxPicturePromptLength = 2_000;
/** A card shows three lines, which people read in about three seconds. */
export const maxEndCardLength = 80;
/** One line above the title of the film. */
export const maxIntroCardLength = 50;
/** Of a film. The pronunciations of its user's account are among them. */
export const maxPronunciations = 100;
