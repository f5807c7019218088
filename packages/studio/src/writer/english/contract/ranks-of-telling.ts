/** Numbers for how a telling is put together. */

/** How many paragraphs before the turning point nothing is told in between. */
export const MAX_LATE = 2;
/** A whole situation has scenes enough: small moments only fill what is left. */
export const LATE = 20;
/** A second small moment comes where each pause has one. */
export const ROUND = 10;
/** How many of its main paragraphs a plot may lack. */
export const MAX_GAPS = 1;
/** Some pauses are told before the plot's less needed paragraphs: a story names what its idea names. */
export const ECHO = 1.5;
/** What comes right before the turning point is told before other paragraphs find room: the turn needs it. */
export const CRISIS = 0.5;
/** How often sentences of the idea are told again. */
export const MAX_RETOLD = 2;
