/** Credits for the first look: one scene, written, drawn and spoken. They count towards the film. */
export const firstLookCredits = 1;
