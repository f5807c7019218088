/** All segments need the same frame rate, or they cannot be joined without encoding. */
export const framesPerSecond = 30;
