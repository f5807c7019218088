/** Every film runs at this rate; segments could not be joined otherwise. */
export const framesPerSecond = 30;
