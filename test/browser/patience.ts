/** How long a page waits for what a film must be made for, in milliseconds: minutes, on a busy machine. */
export const filmWait = 900_000;
