/** From so many letters at once it was not typed, and is more than an idea. */
const wholeStory = 1_200;

/** Whether what came into a text at one stroke is a whole story. */
export const isPasted = (before: string, after: string): boolean => after.length - before.length >= wholeStory;
